/** What decided a round, in one English sentence for the command line; the window has its own words. */
import type { Millis } from '../../../../rules/game';
import type { Analysis, Decided, Turning } from '../../../../rules/chase/analysis/types';
import type { Misreading } from '../../../../rules/chase/coaching';
import type { DecidingReason } from '../../../../rules/chase/reason';
import type { Side } from '../../../../rules/chase/verdict';

/** A time as seconds with one digit. */
export function seconds(t: Millis): string {
  return `${(t / 1000).toFixed(1)} s`;
}

const SIDES: Readonly<Record<Side, string>> = { runners: 'the Runners', chasers: 'the Chasers' };

const MISREAD: Readonly<Record<Misreading, string>> = {
  overtaken: 'which the next tile had overtaken a moment before',
  'looks-back': 'read towards the tile before',
  'last-forwards': 'the last one, read onwards',
  'not-turned': 'read as if it did not lie turned',
  'one-short': 'one witness short',
  misread: 'misread',
};

function turningText(turning: Turning, who: string): string {
  switch (turning.what) {
    case 'tile': {
      const item = turning.item === null ? '' : ` with the ${turning.item}`;
      if (turning.clause !== null) return `${who} laid tile ${turning.position}${item} against ${turning.clause}`;
      return `${who} laid tile ${turning.position}${item}, a lead of ${turning.lead}`;
    }
    case 'hideout':
      return `${who} laid the Hideout${turning.clause === null ? '' : ` against ${turning.clause}`}`;
    case 'mark':
      if (turning.clause !== null)
        return `${who} marked tile ${turning.position} wrong (${turning.clause}${turning.misread === null ? '' : `, ${MISREAD[turning.misread]}`})`;
      return `${who} marked tile ${turning.position}, which left a lead of ${turning.lead}`;
    case 'catch':
      if (turning.clause !== null) return `${who} put a wrong marker on the last tile, ${turning.position} (${turning.clause})`;
      return `${who} caught the Runner on tile ${turning.position}, which had been the last one for ${seconds(turning.lay)}`;
    case 'trail-lost':
      return `${who} lost the trail`;
    case 'switch':
      return `${who} took the other pile with a lead of ${turning.lead}`;
    case 'hand-over':
      return `${who} handed markers over`;
    case 'start':
      return 'nothing turned it';
    case 'wait':
      return `${who} let ${seconds(turning.lasted)} go by with a lead of ${turning.lead}`;
  }
}

function reasonText(reason: DecidingReason): string {
  const clause = `(${reason.clause})`;
  switch (reason.why) {
    case 'clean-hideout':
      return `the Hideout was reached without a mistake ${clause}`;
    case 'lone-hideout':
      return `one Runner reached the Hideout alone ${clause}`;
    case 'clean-catch':
      return `the catch was clean ${clause}`;
    case 'one-mistaken':
      return `only ${SIDES[reason.loser]} had made a mistake ${clause}`;
    case 'earlier-mistake':
      return `${SIDES[reason.loser]} had made the earlier mistake ${clause}`;
    case 'same-position':
      return `both sides' first mistakes stand at position ${reason.position} ${clause}`;
    case 'lost-trail':
      return `the trail was lost and ${SIDES[reason.loser]} lose by it ${clause}`;
    case 'no-winner':
      return `it was not played to its end ${clause}`;
  }
}

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;

function chanceText({ winner, from, to, everAhead }: Decided): string {
  if (winner === null || from === null || to === null) return '';
  const before = everAhead ? ', who had been ahead from the start' : '';
  return `, which took the chance of ${SIDES[winner]}${before}${everAhead ? ',' : ''} from ${percent(from)} to ${percent(to)}`;
}

/** Who acted, or which side did not. */
function whoText({ seat, winner }: Decided, names: readonly string[]): string {
  if (seat !== null) return names[seat] ?? `seat ${seat + 1}`;
  return SIDES[winner === 'runners' ? 'chasers' : 'runners'];
}

/** How fast each side was, where it had the round from the start. */
function paceText({ players }: Analysis): string {
  const of = (role: 'runner' | 'chaser'): string => {
    const times = players.flatMap(({ role: each, pace }) => (each === role && pace.median !== null ? [seconds(pace.median)] : []));
    return times.length === 0 ? 'no time' : times.join(' and ');
  };
  return `a tile took ${of('runner')}, a marker ${of('chaser')}`;
}

/** When and why the round was decided. */
export function decidedSentence(analysis: Analysis, names: readonly string[]): string {
  const { decided, verdict } = analysis;
  if (decided === null) {
    return `Nothing decided this round: it was ${verdict.ending === 'given-up' ? 'given up' : 'not played to its end'} (J8).`;
  }
  const { turning, t, winner, reason } = decided;
  const won = winner === null ? 'Nobody won' : `${SIDES[winner].replace('the', 'The')} won`;
  const end = `${won}: ${reasonText(reason)}.`;
  if (turning.what === 'start' && winner !== null) {
    const had = `${SIDES[winner]} had ${percent(decided.from ?? 0)} from the start and kept it`;
    return `Nothing turned this round: ${had} (${paceText(analysis)}). ${end}`;
  }
  return `Decided at ${seconds(t)}: ${turningText(turning, whoText(decided, names))}${chanceText(decided)}. ${end}`;
}
