/** How much more is known the day after three sessions with our choice than with chance; docs/learning.md tells what is compared. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Card } from '../../../../../shared/drill-record';
import { puzzleBook } from '../../../../learning/game';
import { chasePuzzles } from '../../puzzles/chase-puzzles';
import { shippedPacks } from '../../puzzles/shipped';
import { chanceOf } from '../../../../chance';
import { Doings } from '../../../../learning/doings';
import type { Entry } from '../../../../learning/entry';
import { FactDeck } from '../../../../learning/fact-deck';
import { reviewed } from '../../../../learning/memory';
import { rulesOf } from '../../../../learning/modes';
import { sourceOf } from '../../../../learning/source';
import { FACTS } from '../../puzzles/fact-list';
import { ACT_R, IN_TIME, Learner, STRANGE, type Memory } from '../../../../bench/learner';

const LEARNERS = 200;
const SEEDS = ['one', 'two', 'three'];
const SESSIONS = 3;
const SESSION = 30 * 60;
const DAY = 24 * 3600;
/** Between sessions a learner's time runs so much more slowly. */
const SLOW = 0.025;
/** Puzzles that are not asked again at once, as drills have it. */
const RECENT = 60;
/** Any start will do. */
const START = Date.UTC(2026, 0, 1);

const BOOK = puzzleBook([chasePuzzles]);

const NUMBERS: ReadonlyMap<string, number> = new Map(FACTS.map(({ id }, at) => [id, at]));

/** Chooses the next face at `now` (milliseconds since 1970) and hears in how many seconds it was answered, always rightly. */
interface Chooser {
  /** The fact's number, or null for a face that is none. */
  next(now: number): number | null;
  answered(seconds: number, now: number): void;
}

/** A chooser for each session of a learner, in order; what it is to know of the sessions before is its own affair. */
type ChooserOf = (seed: string) => () => Chooser;

const judged = (seconds: number) => ({ right: true, slow: seconds > IN_TIME, quick: seconds < IN_TIME / 2 });

/** Every `read` puzzle that the app ships, as it stands in its library; practice climbs by their themes. */
export function shippedReads(): readonly Entry[] {
  const text = readFileSync(join(process.env['LOOKOUT_ROOT'] ?? process.cwd(), 'resources/chase/puzzles.json'), 'utf8');
  const shipped = shippedPacks(text).flatMap((pack) => pack.puzzles());
  const byId = new Map(shipped.filter(({ puzzle }) => puzzle.kind === 'read').map((each) => [each.puzzle.id, each]));
  return [...byId.values()].map(({ puzzle: { id, kind, rating, themes }, fact, seats, plain }) => ({
    id,
    kind,
    themes,
    base: rating,
    shipped: true,
    fact,
    seats,
    plain,
  }));
}

/** What practice shows: a run a session, with the cards as the runs before left them. */
function practice(entries: readonly Entry[]): ChooserOf {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return (seed) => {
    const chance = chanceOf(`${seed}/choice`);
    const cards = new Map<string, Card>();
    const recent = new Set<string>();
    const doings = new Doings();
    return () => {
      const source = sourceOf(
        rulesOf('practice', {}, BOOK),
        {},
        {
          book: BOOK,
          entries,
          ratings: new Map(),
          puzzleRatings: new Map(),
          cards,
          spots: [],
          mistakes: new Set<string>(),
          doings,
          company: 0,
          day: '2026-01-01',
          recent,
          chance,
        },
      );
      let asked: Entry | undefined;
      return {
        next: (now) => {
          asked = byId.get(source.next(now) ?? '');
          if (asked === undefined) throw new Error('Practice has no puzzle.');
          recent.delete(asked.id);
          recent.add(asked.id);
          const [oldest] = recent;
          if (recent.size > RECENT && oldest !== undefined) recent.delete(oldest);
          return asked.fact === null ? null : (NUMBERS.get(asked.fact) ?? null);
        },
        answered: (seconds, now) => {
          if (asked === undefined) return;
          const recalled = judged(seconds);
          if (asked.fact !== null) cards.set(asked.fact, reviewed(cards.get(asked.fact), recalled, now));
          source.answered(asked, recalled, now);
        },
      };
    };
  };
}

/** Any puzzle of the library. */
function anyPuzzle(entries: readonly Entry[]): ChooserOf {
  const facts = entries.map(({ fact }) => (fact === null ? null : (NUMBERS.get(fact) ?? null)));
  return (seed) => {
    const chance = chanceOf(`${seed}/choice`);
    return () => ({ next: () => facts[chance.below(facts.length)] ?? null, answered: () => undefined });
  };
}

/** The deck behind practice, facts alone. */
function deck(seed: string): () => Chooser {
  const chance = chanceOf(`${seed}/choice`);
  const cards = new Map<string, Card>();
  return () => {
    const facts = new FactDeck([...NUMBERS.keys()], cards);
    let asked: string | null = null;
    return {
      next: (now) => {
        asked = facts.next(now, chance);
        return NUMBERS.get(asked ?? '') ?? 0;
      },
      answered: (seconds, now) => {
        if (asked === null) return;
        const recalled = judged(seconds);
        cards.set(asked, reviewed(cards.get(asked), recalled, now));
        facts.answered(asked, recalled, now);
      },
    };
  };
}

/** Any fact. */
export function anyFact(seed: string): () => Chooser {
  const chance = chanceOf(`${seed}/choice`);
  return () => ({ next: () => chance.below(FACTS.length), answered: () => undefined });
}

/** The mean probability of an answer in time, a day after the last session. */
function known(seed: string, choose: ChooserOf, memory: Memory): number {
  const learner = new Learner(FACTS.length, chanceOf(`${seed}/traits`), chanceOf(`${seed}/trials`), memory);
  const begin = choose(seed);
  let own = 0;
  for (let session = 0; session < SESSIONS; session++) {
    const chooser = begin();
    for (let spent = 0; spent < SESSION;) {
      const now = START + 1000 * (session * DAY + spent);
      const fact = chooser.next(now);
      const { seconds, whole } = fact === null ? STRANGE : learner.answer(fact, own + spent);
      spent += whole;
      chooser.answered(seconds, now + 1000 * seconds);
    }
    own += SESSION + SLOW * (session + 1 < SESSIONS ? DAY - SESSION : DAY);
  }
  return FACTS.reduce((sum, _fact, at) => sum + learner.inTime(at, own), 0) / FACTS.length;
}

/** The mean over all learners of all seeds; fewer learners in tests. */
export function meanKnown(choose: ChooserOf, memory: Memory = ACT_R, learners = LEARNERS): number {
  let sum = 0;
  for (const seed of SEEDS) for (let at = 0; at < learners; at++) sum += known(`${seed}/learner ${at}`, choose, memory);
  return sum / (SEEDS.length * learners);
}

/** Our choice of puzzles against a random choice of the same library's. */
export function learningGain(memory: Memory = ACT_R, learners = LEARNERS): number {
  const entries = shippedReads();
  return meanKnown(practice(entries), memory, learners) / meanKnown(anyPuzzle(entries), memory, learners);
}

/** Our order of facts against a random one. */
export function learningGainSameFacts(memory: Memory = ACT_R, learners = LEARNERS): number {
  return meanKnown(deck, memory, learners) / meanKnown(anyFact, memory, learners);
}
