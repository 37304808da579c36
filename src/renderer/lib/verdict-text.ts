/** The verdict in plain words, with the players' names. */
import type { Player } from '../../shared/replay';
import type { CloseCall, PathIndex, RoundVerdict, VerdictView, WalkStep } from '../../shared/table';
import { currentLanguage, list, t, tn, tOr } from './words.svelte';

/** Whose names the sentences use: those of the round's Runner and Chaser. */
export interface Sides {
  readonly runner: string;
  readonly chaser: string;
  /** How many they are: verbs go by it. */
  readonly runners: number;
  readonly chasers: number;
  /** With two paths: who goes along one, and who follows. */
  readonly of?: (path: PathIndex, role: 'runner' | 'chaser') => string;
}

/** Names of both sides; several of a side are joined. */
export function sidesOf(players: readonly Player[], roles: readonly string[]): Sides {
  const names = (role: string): string[] => players.filter((_, seat) => roles[seat] === role).map((player) => player.name);
  const [runners, chasers] = [names('runner'), names('chaser')];
  return { runner: list(runners), chaser: list(chasers), runners: runners.length, chasers: chasers.length };
}

/** A short time: milliseconds below a second, else seconds. */
export function marginText(millis: number): string {
  if (millis < 1000) return t('result.millis', { millis: Math.round(millis) });
  const seconds = new Intl.NumberFormat(currentLanguage(), { maximumFractionDigits: 1 }).format(millis / 1000);
  return t('result.seconds', { seconds });
}

/** Who won, as a headline. */
export function headline(verdict: RoundVerdict, sides: Sides): string {
  if (verdict.winner === 'runners') {
    return tn(verdict.ending === 'hideout' ? 'result.runners' : 'result.runners-win', sides.runners, { name: sides.runner });
  }
  if (verdict.winner === 'chasers') return tn('result.chasers', sides.chasers, { name: sides.chaser });
  // Nothing was decided: it is no result that nobody has won.
  return t(verdict.ending === 'unfinished' ? 'result.left' : 'result.nobody');
}

/** What a broken clause means, and its number. */
export function clauseText(clause: string, further = ''): string {
  const parts = [tOr(`clause.${clause}`, 'clause.other'), further, `(${t('verdict.clause', { clause })})`];
  return parts.filter((part) => part !== '').join(' ');
}

/** How it ended and why it was judged so, one sentence each (J1 to J8). */
export function reasons({ verdict, walk }: VerdictView, sides: Sides): string[] {
  const { ending, runnerMistake, chaserMistake } = verdict;
  const both = ending === 'caught' && walk.some(({ path }) => path === 1);
  const lines = [
    both ? t('result.both-caught') : t(`result.ending.${ending}`, { position: walk.findLast((step) => step.marker !== null)?.position ?? 0 }),
  ];
  if (runnerMistake !== null) {
    const facts = { name: sides.of?.(runnerMistake.path, 'runner') ?? sides.runner, position: runnerMistake.position };
    lines.push(`${t(sides.of ? 'result.runners-mistake' : 'result.runner-mistake', facts)} ${clauseText(runnerMistake.clause)}`);
  } else if (walk.length > 0) lines.push(tn('result.runner-clean', sides.runners, { name: sides.runner }));
  if (chaserMistake !== null) {
    const facts = { name: sides.of?.(chaserMistake.path, 'chaser') ?? sides.chaser, position: chaserMistake.position };
    lines.push(`${t(sides.of ? 'result.chasers-mistake' : 'result.chaser-mistake', facts)} ${clauseText(chaserMistake.clause)}`);
  } else if (ending === 'hideout' && runnerMistake === null) lines.push(t('result.not-looked-at'));
  else if (verdict.markers.length > 0) lines.push(tn('result.chaser-clean', sides.chasers, { name: sides.chaser }));
  if (runnerMistake !== null && chaserMistake !== null && ending !== 'given-up' && ending !== 'unfinished') {
    const same = runnerMistake.position === chaserMistake.position;
    lines.push(same ? t('result.same', { position: runnerMistake.position }) : t('result.smaller'));
  }
  return lines;
}

/** What deserves the name: longer gaps were no race. In milliseconds. */
const CLOSE = 3000;

/** The races that were close, and the last one in any case: it decided the round. */
export function closeOnes(calls: readonly CloseCall[]): CloseCall[] {
  return calls.filter((call, at) => call.margin <= CLOSE || at === calls.length - 1);
}

/** How close a race between tile and marker was; `owner` says whose path where there are two. */
export function closeCallText(call: CloseCall, owner = ''): string {
  const facts = { position: call.position, next: call.position + 1, margin: marginText(call.margin) };
  const text = t(call.first === 'tile' ? 'result.close-tile' : 'result.close-marker', facts);
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

/** What the back of a step's tile says; empty for a Hideout. */
export function rightText({ counts, legal, direction }: WalkStep): string {
  if (counts.length === 0) return '';
  const symbols = new Intl.ListFormat(currentLanguage(), { type: 'disjunction' }).format(legal.map((symbol) => t(`symbol.${symbol}`)));
  return tn('verdict.back', legal.length, { direction: t(`direction.${direction}`), symbols });
}

/** What is said of a step's marker; null where the tile takes none. */
export function markerLine(step: WalkStep): { readonly ok: boolean | null; readonly text: string } {
  const { marker } = step;
  if (marker === null) return { ok: null, text: t(step.counts.length === 0 ? 'verdict.marker-hideout' : 'verdict.marker-none') };
  if (marker.ok) return { ok: true, text: t('verdict.marker-right') };
  const symbols = new Intl.ListFormat(currentLanguage(), { type: 'disjunction' }).format(
    marker.legal.map((symbol) => t(`symbol.${symbol}`)),
  );
  return { ok: false, text: clauseText(marker.final ? 'M4' : 'M3', tn('verdict.legal', marker.legal.length, { symbols })) };
}
