import { describe, expect, test } from 'vitest';
import { notepadLines } from '../../../../../src/main/games/fugitive/replay/notepad-lines';
import { replays } from '../../../../../src/main/games/fugitive/replay/fugitive-replay';
import { plainFault } from '../../../../../src/main/replay/fault';
import { seatOf } from '../../../../../src/rules/fugitive/row';
import { entryFor, hidden } from '../../../../../src/rules/fugitive/view';
import { fugitiveCases, WORKED } from '../../../../fixtures/fugitive';

/** R3: a whole file as one of the seats got it. */
function seenBy(json: unknown, seat: number): Record<string, unknown> & { rounds: { events: Record<string, unknown>[] }[] } {
  const read = replays.parse(json);
  if (!read.ok) throw new Error('A case is refused.');
  const { seed: _seed, random: _random, ...head } = json as Record<string, unknown>;
  const rounds = read.value.rounds.map((state) => {
    const role = state.setup.roles[seat] ?? null;
    const { roles, deal, piles, eventPiles, kept } = hidden(state, role).setup;
    const fugitive = seatOf(state.setup, 'fugitive');
    const events = state.log.map((logged) => ({ ...entryFor(logged, role, logged.event.seat === fugitive ? 'fugitive' : 'marshal') }));
    return { roles, deal, piles, ...(eventPiles && { eventPiles }), ...(kept && { kept }), events };
  });
  return { ...head, pointOfView: seat, rounds };
}

const noted = (json: unknown) => {
  const read = notepadLines(JSON.stringify(json));
  return read.ok ? read.value : plainFault(read.error);
};

describe('files by point of view (R3)', () => {
  test.each(
    fugitiveCases()
      .slice(0, 24)
      .map(({ replay }, at) => [at + 1, replay] as const),
  )('case %i: her file has the notepad of the whole one', (_, replay) => {
    for (const seat of [0, 1]) {
      const whole = noted(replay);
      const rounds = (replay as unknown as { rounds: { roles: string[] }[] }).rounds;
      if (!Array.isArray(whole)) throw new Error('A case is refused.');
      const hers = whole.filter(({ round }) => rounds[round]?.roles[seat] === 'marshal');
      const seen = noted(seenBy(replay, seat));
      if (rounds.every(({ roles }) => roles[seat] !== 'marshal')) expect(seen).toMatchObject({ path: 'pointOfView' });
      else expect(seen).toEqual(hers);
    }
  });

  const hers = () => seenBy(WORKED, 1);
  test('of her file the entry that turns hideouts up says so, and no other', () => {
    expect(hers().rounds[0]?.events[1]).toMatchObject({ card: null, sprints: 2 });
    expect(hers().rounds[0]?.events[4]).toMatchObject({ shown: [{ place: 1, card: 3, sprints: [] }] });
    const without = hers();
    delete without.rounds[0]!.events[4]!['shown'];
    expect(noted(without)).toMatchObject({ path: 'rounds[0].events[4].shown' });
    const beside = hers();
    beside.rounds[0]!.events[8]!['shown'] = [];
    expect(noted(beside)).toMatchObject({ path: 'rounds[0].events[8].shown' });
  });

  test('what the seat may not know cannot stand in it', () => {
    const tells = hers();
    tells.rounds[0]!.events[0]!['card'] = 3;
    expect(noted(tells)).toMatchObject({ path: 'rounds[0].events[0].card' });
    expect(noted({ ...hers(), seed: 'abc' })).toMatchObject({ path: 'seed' });
  });
});
