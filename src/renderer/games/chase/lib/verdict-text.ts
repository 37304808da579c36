/** The tiles and markers of a judged round in plain words, and how close it was. */
import { CLOSE_MILLIS } from '../../../../rules/chase/close-calls';
import type { Guessed } from '../../../../rules/chase/onlooking';
import type { CloseCall, WalkStep } from '../../../../shared/chase/table';
import { currentLanguage, t, tn, tOr } from '../../../lib/words.svelte';

/** What a broken clause means, in a plain sentence (J9); `further` goes after it. */
export function clauseText(clause: string, further = ''): string {
  return [tOr(`clause.${clause}`, 'clause.other'), further].filter((part) => part !== '').join(' ');
}

/** Shorter times are told as shorter than this, in milliseconds: what nobody can tell apart is no figure to compare. */
const TENTH = 100;

/** A short time, in tenths of a second. */
export function marginText(millis: number): string {
  const seconds = new Intl.NumberFormat(currentLanguage(), { maximumFractionDigits: 1 }).format(Math.max(TENTH, millis) / 1000);
  return t(millis < TENTH ? 'result.within' : 'result.seconds', { seconds });
}

/** So many races are told at most. */
const MOST_CLOSE = 3;

/** The races that were close, the closest ones where there are many, in order. */
export function closeOnes(calls: readonly CloseCall[]): CloseCall[] {
  const close = calls.filter(({ margin }) => margin <= CLOSE_MILLIS);
  const closest = new Set(close.toSorted((one, other) => one.margin - other.margin).slice(0, MOST_CLOSE));
  return close.filter((call) => closest.has(call));
}

/** How close a race between tile and marker was; `owner` says whose path where there are two. */
export function closeCallText(call: CloseCall, owner = ''): string {
  const facts = { position: call.position, next: call.position + 1, margin: marginText(call.margin) };
  const text = t(`result.close-${call.first}`, facts);
  return owner === '' ? text : t('result.close-of', { name: owner, text });
}

/** Which step of the walk this is; `owner` says whose path where there are two. */
export function stepTitle(step: WalkStep, count: number, owner: string): string {
  return owner === ''
    ? tn('verdict.step', count, { position: step.position })
    : t('verdict.step-of', { position: step.position, name: owner });
}

/** What is said of a step's tile. */
export function tileLine(step: WalkStep, firstMistake: number | null): { readonly ok: boolean | null; readonly text: string } {
  if (step.fault !== null) return { ok: false, text: clauseText(step.fault) };
  if (firstMistake !== null && step.position > firstMistake) return { ok: null, text: t('verdict.tile-after') };
  return { ok: true, text: t('verdict.tile-right') };
}

/** Symbols of which any was right. */
function eitherOf(symbols: WalkStep['legal']): string {
  const names = symbols.map((symbol) => t(`symbol.${symbol}`));
  return new Intl.ListFormat(currentLanguage(), { type: 'disjunction' }).format(names);
}

/** What was right on a step's tile towards where it is read, and why (M3, M4); empty for a Hideout, which takes no marker. */
export function rightText({ counts, legal, direction }: WalkStep): string {
  if (counts.length === 0) return '';
  const facts = { direction: t(`direction.${direction}`), symbols: eitherOf(legal) };
  return counts.every(({ witnesses }) => witnesses === 0) ? t('verdict.back-none', facts) : tn('verdict.back', legal.length, facts);
}

/** What is said of a step's marker; null where the tile takes none. */
export function markerLine(step: WalkStep): { readonly ok: boolean | null; readonly text: string } {
  const { marker } = step;
  if (marker === null) return { ok: null, text: t(step.counts.length === 0 ? 'verdict.marker-hideout' : 'verdict.marker-none') };
  if (marker.ok) return { ok: true, text: t('verdict.marker-right') };
  const further = tn('verdict.legal', marker.legal.length, { symbols: eitherOf(marker.legal) });
  return { ok: false, text: clauseText(marker.final ? 'M4' : 'M3', further) };
}

/** How many of their guesses were right of somebody who looked on (F4). */
export function guessedText(name: string, { guesses, right }: Pick<Guessed, 'guesses' | 'right'>): string {
  return right === 0 ? t('result.guessed-none', { name, guesses }) : tn('result.guessed', right, { name, guesses });
}
