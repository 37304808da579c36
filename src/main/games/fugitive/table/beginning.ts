/** How a match of Fugitive begins, from a wish for one: who flees, by which rules, and with which notepad. */
import type { Refusal } from '../../../../shared/refusal';
import { STANDARD_RULES } from '../../../../rules/fugitive/deal';
import type { FugitiveTypes } from '../../../../rules/fugitive/fugitive';
import type { NotepadLevel, Role, Rules } from '../../../../rules/fugitive/types';
import { accepted, type Result } from '../../../../rules/result';
import type { Arrange, Quick } from '../../../../shared/fugitive/start';
import type { MatchBeginning, QuickSeat } from '../../../table/ports';

type Beginning = MatchBeginning<FugitiveTypes>;

/** N1: the notepads of people; a bot has none. */
function notepads(people: readonly boolean[], notepad: NotepadLevel | undefined): readonly object[] {
  return people.map((person) => (person && notepad !== undefined ? { notepad } : {}));
}

/** A quick match: whoever asks on seat 0 against a bot, or two bots to look on at, the Fugitive first. */
export function quickMatch(wish: Quick): Beginning & { readonly seats: readonly QuickSeat[] } {
  const { role, level, marshalLevel = level, notepad } = wish;
  const rules: Rules = wish.rules ?? STANDARD_RULES;
  const seats: readonly QuickSeat[] = role === 'watch' ? [level, marshalLevel].map(bot) : [{ kind: 'player' }, bot(level)];
  const roles: Role[] = role === 'marshal' ? ['marshal', 'fugitive'] : ['fugitive', 'marshal'];
  const people = seats.map(({ kind }) => kind === 'player');
  return { seats, seating: { roles, loser: null }, rules, own: notepads(people, notepad) };
}

function bot(level: number): QuickSeat {
  return { kind: 'bot', level };
}

/** The roles of the first game and the rules, as arranged. */
export function arrangedMatch({ seats, firstFugitive, rules, notepad }: Arrange): Result<Beginning, Refusal> {
  const roles = seats.map((_, seat): Role => (seat === firstFugitive ? 'fugitive' : 'marshal'));
  const people = seats.map(({ kind }) => kind !== 'bot');
  return accepted({ seating: { roles, loser: null }, rules: rules ?? STANDARD_RULES, own: notepads(people, notepad) });
}
