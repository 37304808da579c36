/** How the end of a round is staged: which scene, by what it was won, and what a won game is remembered for. */
import type { Player } from '../../../../shared/chase/replay';
import type { MatchAward, VerdictView } from '../../../../shared/chase/table';
import { list, t, tn } from '../../../lib/words.svelte';
import type { AwardShown } from '../../../parts/table/ending/awards';
import { mistakeWhere, reasonText, type Sides } from './reason-text';
import { marginText } from './verdict-text';

type Judged = Pick<VerdictView, 'verdict' | 'reasons'>;

/** The scenes of endings. */
export type SceneName = 'capture' | 'escape' | 'lone-escape' | 'slip-away' | 'shut-out' | 'lost-trail';

/**
 * The scene of a round: it shows who won, whatever the last deed was (J5, J6). Null where nothing was decided (J8).
 * Nobody won, or the trail was lost (M6): an empty street. Runners who won by a wrong marker reached no Hideout: none is shown.
 */
export function sceneOf({ verdict, reasons }: Judged): SceneName | null {
  if (verdict.ending === 'unfinished' || verdict.ending === 'given-up') return null;
  if (verdict.winner === null) return 'lost-trail';
  // A Hideout that was laid wrongly, or at the end of a wrong way, is no way out: nobody was caught all the same.
  if (verdict.winner === 'chasers') return verdict.ending === 'hideout' ? 'shut-out' : 'capture';
  if (verdict.ending === 'trail-lost') return 'lost-trail';
  if (verdict.ending === 'caught') return 'slip-away';
  return reasons.some((reason) => reason.why === 'hideout' && reason.alone) ? 'lone-escape' : 'escape';
}

/** What each of them sounds like. */
export const SOUND_OF: Readonly<Record<SceneName, 'alarm' | 'homecoming' | 'apart' | 'silence'>> = {
  capture: 'alarm',
  escape: 'homecoming',
  'lone-escape': 'apart',
  'slip-away': 'homecoming',
  'shut-out': 'alarm',
  'lost-trail': 'silence',
};

/** By what a round was won, in a sentence: the mistake that lost it to the others (J5, F6), the tie, or how it ended. */
export function decidedBy(judged: Judged, sides: Sides): string {
  const { reasons } = judged;
  const end = reasons.find(({ why }) => why === 'hideout') ?? reasons[0];
  const deciding =
    reasons.find((reason) => {
      // J6: a lost trail is lost by the tiles, or by having been lost.
      if (reason.why === 'lost-trail') return reason.loser === 'runners';
      return reason.why === 'one-mistaken' || reason.why === 'earlier-mistake' || reason.why === 'same-position';
    }) ?? end;
  if (deciding === undefined) return '';
  if (deciding === end && reasons.filter(({ why }) => why === 'caught').length > 1) return t('result.both-caught');
  if ('loser' in deciding) {
    const { verdict } = judged;
    const mistake = deciding.loser === 'runners' ? verdict.runnerMistake : verdict.chaserMistake;
    if (mistake !== null) return mistakeWhere(deciding.loser === 'runners' ? 'runner' : 'chaser', mistake, sides);
  }
  return reasonText(deciding, sides);
}

/** By how much an award was won. */
function whyOf(award: MatchAward): string {
  switch (award.kind) {
    case 'fastest-reader':
      return t('award.fastest-reader.why', { time: marginText(award.mean) });
    case 'boldest-path':
      return tn('award.boldest-path.why', award.tiles, { round: award.round });
    case 'closest-call':
      return t('award.closest-call.why', { margin: marginText(award.margin), round: award.round });
    case 'sharpest-onlooker':
      return tn('award.sharpest-onlooker.why', award.right);
    case 'steadiest-reader':
      return tn('award.steadiest-reader.why', award.right);
    case 'longest-path':
      return tn('award.longest-path.why', award.tiles, { round: award.round });
  }
}

const ICONS = {
  'fastest-reader': 'lens',
  'boldest-path': 'runner',
  'closest-call': 'eye',
  'sharpest-onlooker': 'people',
  'steadiest-reader': 'lens',
  'longest-path': 'flag',
} as const;

/** What a game is remembered for, in words. */
export function awardsShown(awards: readonly MatchAward[], players: readonly Pick<Player, 'name'>[]): AwardShown[] {
  return awards.map((award) => ({
    id: award.kind,
    icon: ICONS[award.kind],
    title: t(`award.${award.kind}`),
    name: list(award.seats.map((seat) => players[seat]?.name ?? '')),
    why: whyOf(award),
  }));
}
