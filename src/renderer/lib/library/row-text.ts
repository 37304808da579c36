/** A match of the library, in a few words. */
import type { MatchListed, RoundListed } from '../../../shared/replay-requests';
import type { Player } from '../../../shared/replay';
import { gameOf } from '../games';
import { called } from '../players.svelte';
import { minutesText } from '../replay/minutes';
import { levelsText, playersText, swapsText } from '../summary-text';
import { dateText, list, t, tn } from '../words.svelte';
import { roleText, variantText } from './sought-text';

/** How long something took, in minutes and seconds. */
export function lengthText(millis: number): string {
  return minutesText(Math.round(millis / 1000));
}

/** What a match is called: its own name, else who played it. */
export function titleOf(row: MatchListed): string {
  if ('what' in row) return row.name ?? t('replays.unreadable');
  return row.name ?? playersText(row);
}

/** What tells a match from others of its minute: what it is called, who played, and how it ended. */
export function knownBy(row: MatchListed): string {
  if ('what' in row) return titleOf(row);
  return [...(row.name === null ? [] : [row.name]), playersText(row), gameOf(row.game).outcomeText(row)].join(', ');
}

/** What there is to say beside that, part by part. */
export function factsOf(row: MatchListed): string[] {
  const parts = [dateText(row.startedAt)];
  if (!('what' in row)) {
    if (row.name !== null) parts.push(playersText(row));
    const lengths = row.played.flatMap(({ length }) => length ?? []);
    const mistakes = row.played.flatMap((round) => round.mistakes ?? []);
    parts.push(tn('replays.rounds', row.rounds));
    if (lengths.length > 0) parts.push(lengthText(lengths.reduce((sum, each) => sum + each, 0)));
    if (mistakes.length > 0)
      parts.push(
        tn(
          'replays.mistakes-count',
          mistakes.reduce((sum, each) => sum + each, 0),
        ),
      );
    parts.push(levelsText(row.players), ...row.variants.map(variantText), ...swapsText(row.swaps));
  }
  if ('origin' in row)
    parts.push(
      row.origin.ghost === undefined
        ? t('replays.from-moment')
        : t('replays.raced', { name: called([row.origin.ghost.player])[0]?.name ?? '' }),
    );
  if (row.imported) parts.push(t('replays.imported'));
  return parts.filter((part) => part !== '');
}

/** How a round of a match went: 'Ada won as Runner', with its length and mistakes. */
export function roundFacts(round: RoundListed, players: readonly Player[]): string[] {
  const names = called(players);
  const winners = list(round.winners.map((seat) => names[seat]?.name ?? ''));
  const role = roleText(round.roles[round.winners[0] ?? 0] ?? '');
  return [
    round.outcome === null
      ? t('replays.unfinished')
      : round.winners.length === 0
        ? t('replays.result.nobody')
        : tn('replays.round-won', round.winners.length, { name: winners, role }),
    ...(round.length === null ? [] : [lengthText(round.length)]),
    ...(round.mistakes === null ? [] : [tn('replays.mistakes-count', round.mistakes)]),
  ];
}
