/** What is sought, in words: one chip for each part of it. */
import type { Sought } from '../../../shared/find-matches';
import { offeredGames } from '../games';
import { dayText, t, tn } from '../words.svelte';

export interface Chip {
  readonly keys: readonly (keyof Sought)[];
  readonly text: string;
}

/** Lengths to choose from, in milliseconds: so long at least, and shorter than that. */
export const LENGTHS = [
  { id: 'to-1', shorter: 60_000 },
  { id: 'to-2', longer: 60_000, shorter: 120_000 },
  { id: 'to-5', longer: 120_000, shorter: 300_000 },
  { id: 'over-5', longer: 300_000 },
] as const satisfies readonly { id: string; longer?: number; shorter?: number }[];

/** Numbers of mistakes to choose from. */
export const MISTAKES = [
  { id: 'none', most: 0 },
  { id: 'few', fewest: 1, most: 2 },
  { id: 'many', fewest: 3 },
] as const satisfies readonly { id: string; fewest?: number; most?: number }[];

const DAY_MS = 86_400_000;

/** The day here on which a moment is, as an ISO date. */
export function dayOf(moment: number): string {
  const at = new Date(moment);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** The moment at which a day begins here; undefined for no day. */
export function beginOf(day: string): number | undefined {
  const at = new Date(`${day}T00:00:00`);
  return Number.isNaN(at.getTime()) || at.getFullYear() > 9998 || at.getFullYear() < 1 ? undefined : Math.max(0, at.getTime());
}

/** The moment at which the day after it begins here. */
export function endOf(day: string): number | undefined {
  const begin = beginOf(day);
  return begin === undefined ? undefined : beginOf(dayOf(begin + 1.5 * DAY_MS));
}

/** The last day before a moment at which a day begins. */
export function lastDayBefore(moment: number): string {
  return dayOf(moment - DAY_MS / 2);
}

/** A role, as its game calls it. */
export function roleText(role: string): string {
  return offeredGames().flatMap((game) => game.roleText(role) ?? [])[0] ?? role;
}

/** A variant, as its game calls it; `none` is the usual game. */
export function variantText(variant: string): string {
  if (variant === 'none') return t('replays.variant-none');
  return offeredGames().flatMap((game) => game.variantText(variant) ?? [])[0] ?? variant;
}

/** How a round ended, as its game calls it. */
export function endingText(ending: string): string {
  return offeredGames().flatMap((game) => game.endingText?.(ending) ?? [])[0] ?? ending;
}

function lengthText({ longer, shorter }: Sought): string {
  const id = LENGTHS.find(
    (each) => ('longer' in each ? each.longer : undefined) === longer && ('shorter' in each ? each.shorter : undefined) === shorter,
  )?.id;
  return id === undefined ? '' : t(`replays.length.${id}`);
}

function mistakesText({ fewest, most }: Sought): string {
  const id = MISTAKES.find(
    (each) => ('fewest' in each ? each.fewest : undefined) === fewest && ('most' in each ? each.most : undefined) === most,
  )?.id;
  return id === undefined ? '' : t(`replays.mistakes.${id}`);
}

/** The chips of a wish; what is typed stands in its own field. */
export function chipsOf(sought: Sought): Chip[] {
  const { player, opponent, role, result, from, before, ending, level, seats, variant } = sought;
  const { longer, shorter, fewest, most, starred, source } = sought;
  const chip = (keys: readonly (keyof Sought)[], text: string): Chip[] => [{ keys, text }];
  return [
    ...(starred === undefined ? [] : chip(['starred'], t('replays.chip.starred'))),
    ...(player === undefined ? [] : chip(['player'], player)),
    ...(opponent === undefined ? [] : chip(['opponent'], t('replays.chip.opponent', { name: opponent }))),
    ...(role === undefined ? [] : chip(['role'], t('replays.chip.role', { role: roleText(role) }))),
    ...(result === undefined ? [] : chip(['result'], t(`replays.result.${result}`))),
    ...(ending === undefined ? [] : chip(['ending'], endingText(ending))),
    ...(level === undefined ? [] : chip(['level'], t('replays.chip.level', { level }))),
    ...(from === undefined ? [] : chip(['from'], t('replays.chip.from', { day: dayText(dayOf(from)) }))),
    ...(before === undefined ? [] : chip(['before'], t('replays.chip.to', { day: dayText(lastDayBefore(before)) }))),
    ...(seats === undefined ? [] : chip(['seats'], tn('replays.players', seats))),
    ...(variant === undefined ? [] : chip(['variant'], variantText(variant))),
    ...(longer === undefined && shorter === undefined ? [] : chip(['longer', 'shorter'], lengthText(sought))),
    ...(fewest === undefined && most === undefined ? [] : chip(['fewest', 'most'], mistakesText(sought))),
    ...(source === undefined ? [] : chip(['source'], t(`replays.source.${source}`))),
  ];
}

/** A wish with other parts; what is undefined is not sought any more. */
export function changed(sought: Sought, change: { readonly [Key in keyof Sought]?: Sought[Key] | undefined }): Sought {
  return Object.fromEntries(Object.entries({ ...sought, ...change }).filter(([, value]) => value !== undefined && value !== ''));
}

/** A wish without some of its parts. */
export function without(sought: Sought, keys: readonly (keyof Sought)[]): Sought {
  return Object.fromEntries(Object.entries(sought).filter(([key]) => !keys.includes(key as keyof Sought)));
}
