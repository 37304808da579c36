/** What every screen of the window asks for: none of it may be refused, whatever came before. */
import type { RequestName } from '../../src/shared/contract';
import { MODES } from '../../src/shared/drill';
import { momentOf } from '../../src/shared/moment';
import { PUZZLE_KINDS } from '../../src/shared/chase/puzzle';
import { isSymbol } from '../../src/main/statistics/sound-rows';
import type { Ask } from './asking';

const PAGE = 100;
const PERIODS = ['today', 'week', 'month', 'year', 'all'] as const;

/** Of a damaged match it is said what is wrong with it. */
const DAMAGED: ReadonlySet<string> = new Set(['store/unreadable', 'replay/fault']);

/**
 * Complaints, in sentences: which screen does not show. `deep` opens every round of every match, too, which only what was `damaged`
 * from outside may not do.
 */
export async function screensBroken(ask: Ask, deep = false, damaged = false): Promise<string[]> {
  const complaints: string[] = [];
  const shown = async (name: RequestName, input: object): Promise<unknown> => {
    const answer = await ask(name, input);
    if (answer.ok) {
      complaints.push(...fieldsBroken(answer.value, name, damaged));
      return answer.value;
    }
    complaints.push(`${name} ${JSON.stringify(input)} was refused: ${JSON.stringify(answer.error)}`);
    return undefined;
  };
  await shown('app.info', {});
  await shown('settings.read', {});
  await shown('match.current', {});
  await shown('match.unfinished', {});
  await shown('match.open', {});
  await shown('match.offer', {});
  await shown('replay.last', {});
  await shown('profile.list', {});
  await shown('drill.current', {});
  await shown('drill.daily', {});
  await shown('drill.outlook', {});
  await shown('lessons.progress', {});
  await shown('path.read', {});
  await shown('pack.list', {});
  await shown('copy.list', {});
  for (const period of deep ? PERIODS : (['today', 'all'] as const)) await shown('statistics.summary', { period, kind: null });
  complaints.push(...(await listBroken(ask, deep, damaged)));
  return complaints;
}

/** Moments of rows; a damaged one is shown as no date. */
const MOMENT_FIELDS: ReadonlySet<string> = new Set(['startedAt', 'createdAt', 'addedAt', 'madeAt']);

/** What the window can only show if it is one of these, whatever a disk has made of the rows behind it. */
const FIELDS: Readonly<Record<string, Readonly<Record<string, (value: string) => boolean>>>> = {
  'lessons.progress': { at: (value) => momentOf(value) !== undefined },
  'statistics.summary': {
    date: (value) => /^\d{4}-/.test(value) && momentOf(`${value}T12:00:00Z`) !== undefined,
    kind: (value) => (PUZZLE_KINDS as readonly string[]).includes(value),
    mode: (value) => (MODES as readonly string[]).includes(value),
    side: isDirection,
    towards: isDirection,
    answered: isSymbol,
    right: isSymbol,
  },
};

function isDirection(value: string): boolean {
  return ['n', 'e', 's', 'w'].includes(value);
}

/** Fields of an answer that the window could not show. */
function fieldsBroken(answer: unknown, name: RequestName, damaged: boolean): string[] {
  const within = (value: unknown, where: string): string[] => {
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([field, inside]: [string, unknown]) => {
      const at = `${where}.${field}`;
      if (typeof inside === 'number' && !Number.isFinite(inside)) return [`${at} is ${inside}.`];
      if (typeof inside !== 'string') return within(inside, at);
      const check =
        FIELDS[name]?.[field] ?? (MOMENT_FIELDS.has(field) && !damaged ? (text: string) => momentOf(text) !== undefined : undefined);
      return check === undefined || check(inside) ? [] : [`${at} is ${JSON.stringify(inside.slice(0, 100))}.`];
    });
  };
  return within(answer, name);
}

/** The list of replays, and behind it each match of it: shown, or unreadable with a way out. */
async function listBroken(ask: Ask, deep: boolean, damaged: boolean): Promise<string[]> {
  const complaints: string[] = [];
  for (let offset = 0; ; offset += PAGE) {
    const answer = await ask('replay.list', { offset, limit: PAGE });
    if (!answer.ok) return [...complaints, `The list of replays was refused: ${JSON.stringify(answer.error)}`];
    const { total, replays, unreadable } = answer.value;
    for (const { startedAt } of damaged ? [] : replays)
      if (momentOf(startedAt) === undefined) complaints.push(`No moment can be read from ${startedAt}.`);
    if (replays.length + unreadable.length !== Math.min(PAGE, Math.max(0, total - offset))) {
      complaints.push(`Of ${total} replays there are ${replays.length} and ${unreadable.length} unreadable ones from ${offset} on.`);
    }
    for (const { id, rounds } of deep ? replays : []) {
      for (let round = 0; round < rounds; round++) {
        const opened = await ask('replay.round', { id, round });
        if (!opened.ok && !(damaged && DAMAGED.has(opened.error.code)))
          complaints.push(`Round ${round} of ${id} was refused: ${JSON.stringify(opened.error)}`);
      }
    }
    for (const { id } of deep ? unreadable : []) {
      const out = await ask('replay.export', { id });
      if (!out.ok) complaints.push(`The unreadable ${id} does not go out: ${JSON.stringify(out.error)}`);
    }
    if (offset + PAGE >= total) return complaints;
  }
}
