/** How a match of Chase begins, from a wish for one: who runs, who chases, and by which rules (S1, T1, F1, V1 to V3). */
import type { Refusal } from '../../../../shared/refusal';
import type { ChaseTypes } from '../../../../rules/chase/chase';
import { STANDARD_RULES } from '../../../../rules/chase/deal';
import { firstRoles } from '../../../../rules/chase/match';
import type { Role, Rules } from '../../../../rules/chase/round';
import { accepted, refused, type Result } from '../../../../rules/result';
import type { Arrange, Quick } from '../../../../shared/chase/start';
import { TABLE_SIZES, type Variants } from '../../../../shared/chase/match-choice';
import type { MatchBeginning, QuickSeat } from '../../../table/ports';

/** A quick match: whoever asks on seat 0 against a bot; or bots to look on at, the Runners first (T1, F1). */
export function quickMatch(wish: Quick): MatchBeginning<ChaseTypes> & { readonly seats: readonly QuickSeat[] } {
  const { role, level, chaserLevel = level, players = 2 } = wish;
  const rules: Rules = { ...STANDARD_RULES, ...wish.rules };
  if (role !== 'watch') {
    const roles: Role[] = role === 'runner' ? ['runner', 'chaser'] : ['chaser', 'runner'];
    return { seats: [{ kind: 'player' }, { kind: 'bot', level, ...(wish.gentle && { gentle: true }) }], seating: { roles }, rules };
  }
  const roles: Role[] = Array.from({ length: players }, (_, seat) => (seat < (players === 2 ? 1 : 2) ? 'runner' : 'chaser'));
  const seats = roles.map((each): QuickSeat => ({ kind: 'bot', level: each === 'runner' ? level : chaserLevel }));
  return { seats, seating: { roles }, rules };
}

/** V1 to V3 and the table's size as rules. */
function rulesOf({ headStart, perfectPlan, pointsToWin, table }: Variants): Rules {
  return { ...STANDARD_RULES, startingTiles: headStart ? 3 : 2, perfectPlan, pointsToWin, table: TABLE_SIZES[table] };
}

/** The roles of the first round and the rules, as arranged. */
export function arrangedMatch({ seats, firstChaser, following, variants }: Arrange): Result<MatchBeginning<ChaseTypes>, Refusal> {
  if (firstChaser >= seats.length) return refused({ code: 'no-such-seat', field: 'firstChaser', clause: 'S1' });
  const roles = firstRoles(seats.length, firstChaser);
  return accepted({ seating: { roles, ...(following && { following }) }, rules: rulesOf(variants) });
}
