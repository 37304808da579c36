/** H2: a Manhunt is won by finding all in a row, so that its first call is the one from which most ways lead to the end. */
import { countedFrom, type Counted } from '../../../../rules/fugitive/notepad/count';
import { knowledgeOf, type Knowledge } from '../../../../rules/fugitive/notepad/knowledge';
import type { State } from '../../../../rules/fugitive/types';

/** With more hideouts face down she calls what is likeliest. */
const SEARCHED = 3;
/** So many of the likeliest numbers are thought through. */
const TRIED = 4;

function hiddenIn({ uses }: Knowledge): number[] {
  return uses.flatMap(({ place, hideout }) => (place !== null && hideout === null ? [place] : []));
}

/** What is known once `number` has been turned up at a place; its sprint cards, which only the call would show, stay unknown. */
function turnedUp(knowledge: Knowledge, at: number, number: number): Knowledge {
  return {
    ...knowledge,
    uses: knowledge.uses.map((use) => (use.place === at ? { ...use, hideout: number } : use)),
    free: knowledge.free.filter((card) => card !== number),
  };
}

function likeliest({ odds }: Counted, many: number): [number, number][] {
  return [...odds]
    .filter(([, each]) => each > 0)
    .sort(([, one], [, two]) => two - one)
    .slice(0, many);
}

/** A call, and how likely all are found that begins with it. */
export interface Hunt {
  readonly number: number | null;
  readonly found: number;
}

/** How likely all are found from here, and by which call first. */
function searched(knowledge: Knowledge, counted: Counted, steps: number): Hunt {
  const hidden = hiddenIn(knowledge);
  if (hidden.length === 0) return { number: null, found: 1 };
  const tried = likeliest(counted, hidden.length === 1 ? 1 : TRIED);
  let best: Hunt = { number: tried[0]?.[0] ?? null, found: 0 };
  for (const [number, odds] of tried) {
    if (odds <= best.found) break;
    let found = hidden.length === 1 ? odds : 0;
    for (const place of hidden.length === 1 ? [] : hidden) {
      if (counted.possible[place]?.includes(number) !== true) continue;
      const then = turnedUp(knowledge, place, number);
      const next = countedFrom(then, steps);
      if (next !== null && next.rows > 0n) found += (next.weight / counted.weight) * searched(then, next, steps).found;
    }
    if (found > best.found) best = { number, found };
  }
  return best;
}

/** The call that most likely ends with all found; null where there are too many to think it through. */
export function huntCall(state: State, steps: number): Hunt | null {
  const knowledge = knowledgeOf(state);
  if (hiddenIn(knowledge).length > SEARCHED) return null;
  const counted = countedFrom(knowledge, steps);
  return counted === null || counted.rows === 0n ? null : searched(knowledge, counted, steps);
}
