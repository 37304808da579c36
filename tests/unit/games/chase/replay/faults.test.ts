import { describe, expect, test } from 'vitest';
import { parseReplay, readReplay } from '../../../../../src/main/games/chase/replay/chase-replay';
import { changed, minimalReplay, replayOf } from '../../../../fixtures/replays';
import { plainFault } from '../../../../../src/main/replay/fault';

/** The first fault of what a file holds, as JSON gives it. */
function faultOf(replay: object): { path: string; message: string } | undefined {
  const read = readReplay(JSON.stringify(replay));
  return read.ok ? undefined : plainFault(read.error);
}

const E0 = ['rounds', 0, 'events', 0];
const E1 = ['rounds', 0, 'events', 1];
const E3 = ['rounds', 0, 'events', 3];

test('the replays that the faults are put into are valid', () => {
  expect(faultOf(minimalReplay())).toBeUndefined();
  expect(faultOf(replayOf(3))).toBeUndefined();
  expect(faultOf(replayOf(4))).toBeUndefined();
});

test('lists and objects far too deep in each other are refused before they are parsed, and brackets in a text are text', () => {
  const deep = (open: string) => `{"format":${open.repeat(1_000_000)}`;
  for (const open of ['[', '{"a":', '[{"a":'])
    expect(readReplay(deep(open))).toMatchObject({ ok: false, error: { what: { key: 'fault.too-deep' } } });
  expect(readReplay(`{"format":${'['.repeat(60)}${']'.repeat(60)}}`)).not.toMatchObject({ error: { what: { key: 'fault.too-deep' } } });
  const name = `${'[{'.repeat(200)}\\"`;
  expect(faultOf(changed(['format'], name))?.path).toBe('format');
  expect(faultOf(changed(['format'], name))?.message).toMatch(/^Expected "lookout-replay"/);
});

describe('the shape of a file: the path of the first fault and one sentence', () => {
  test.each<[string, (string | number)[], unknown, string, string]>([
    ['another format', ['format'], 'chess', 'format', 'Expected "lookout-replay", got "chess".'],
    ['no format', ['format'], undefined, 'format', 'Expected "lookout-replay", but it is missing.'],
    ['a later version', ['version'], 2, 'version', 'Only version 1 of this format is known, got 2.'],
    ['a version as text', ['version'], '1', 'version', 'Only version 1 of this format is known, got "1".'],
    ['no version', ['version'], undefined, 'version', 'Expected 1, but it is missing.'],
    ['a game not known yet', ['game'], 'fugitive', 'game', 'Expected "chase", got "fugitive".'],
    ['a name for an id', ['id'], 'mine', 'id', 'Expected a UUID, got "mine".'],
    ['a day that is none', ['startedAt'], 'yesterday', 'startedAt', 'Expected a time such as "2026-11-27T20:26:00.000Z", got "yesterday".'],
    ['a number for a seed', ['seed'], 5, 'seed', 'Expected text of at most 10000 characters, got 5.'],
    ['one player', ['players'], [{ name: 'A', kind: 'human' }], 'players', 'Expected a list of 2 to 4, got a list of 1.'],
    ['a player of a new kind', ['players', 0, 'kind'], 'cat', 'players[0].kind', 'Expected "human" or "bot", got "cat".'],
    ['a person with a level', ['players', 0, 'level'], 3, 'players[0].level', 'There is no field "level" here.'],
    [
      'a bot above level 10',
      ['players', 1],
      { name: 'B', kind: 'bot', level: 11 },
      'players[1].level',
      'Expected a whole number from 1 to 10, got 11.',
    ],
    ['assist as text', ['players', 0, 'assist'], 'yes', 'players[0].assist', 'Expected true or false, got "yes".'],
    ['four Starting tiles', ['rules', 'startingTiles'], 4, 'rules.startingTiles', 'Expected 2 or 3, got 4.'],
    ['no plan', ['rules', 'perfectPlan'], null, 'rules.perfectPlan', 'Expected true or false, got null.'],
    ['no points to win', ['rules', 'pointsToWin'], 0, 'rules.pointsToWin', 'Expected a whole number from 1 to 1000, got 0.'],
    ['half a column', ['rules', 'table', 'columns'], 2.5, 'rules.table.columns', 'Expected a whole number from 1 to 1000, got 2.5.'],
    ['a list for an object', ['tiles'], [], 'tiles', 'Expected an object, got a list of 0.'],
    ['a list for exits', ['tiles', 's1', 'exits'], [], 'tiles.s1.exits', 'Expected an object, got a list of 0.'],
    [
      'a tile without a kind',
      ['tiles', 's1', 'kind'],
      undefined,
      'tiles.s1.kind',
      'Expected "route", "start" or "hideout", but it is missing.',
    ],
    ['a tile with an empty name', ['tiles', ''], minimalReplay().tiles['s1'], 'tiles[""]', 'Expected text of 1 to 64 characters, got "".'],
    ['a fifth side', ['tiles', 's1', 'exits', 'up'], { at: 'left', end: 'open' }, 'tiles.s1.exits.up', 'There is no field "up" here.'],
    [
      'an exit in the middle (C4)',
      ['tiles', 's1', 'exits', 'n', 'at'],
      'middle',
      'tiles.s1.exits.n.at',
      'Expected "left", "centre" or "right", got "middle".',
    ],
    ['a new item (C5)', ['tiles', 's1', 'item'], 'rope', 'tiles.s1.item', 'Expected "map", "money" or "keys", got "rope".'],
    [
      'a symbol twice (C2)',
      ['tiles', 's1', 'sectors', 'nw', 'symbol'],
      'star',
      'tiles.s1.sectors',
      'Every symbol stands once on a tile (C2).',
    ],
    [
      'no witnesses (C2)',
      ['tiles', 's1', 'sectors', 'se', 'witnesses'],
      [],
      'tiles.s1.sectors.se.witnesses',
      'Expected a list of 1 to 4, got a list of 0.',
    ],
    [
      'five witnesses (C2)',
      ['tiles', 's1', 'sectors', 'se', 'witnesses'],
      ['n', 'n', 'n', 'n', 'n'],
      'tiles.s1.sectors.se.witnesses',
      'Expected a list of 1 to 4, got a list of 5.',
    ],
    [
      'a witness who looks up (C2)',
      ['tiles', 's1', 'sectors', 'se', 'witnesses', 1],
      'u',
      'tiles.s1.sectors.se.witnesses[1]',
      'Expected "n", "e", "s" or "w", got "u".',
    ],
    ['a Hideout with sectors', ['tiles', 's1', 'kind'], 'hideout', 'tiles.s1.sectors', 'There is no field "sectors" here.'],
    ['no rounds', ['rounds'], null, 'rounds', 'Expected a list of at most 1000, got null.'],
    ['a role of another game', ['rounds', 0, 'roles', 1], 'guard', 'rounds[0].roles[1]', 'Expected "runner" or "chaser", got "guard".'],
    ['three piles', ['rounds', 0, 'piles'], [[], [], []], 'rounds[0].piles', 'Expected a list of at most 2, got a list of 3.'],
    [
      'an event of no kind',
      [...E1, 'type'],
      'jump',
      'rounds[0].events[1].type',
      'Expected "place", "mark", "switch-pile", "lose-trail", "give-up", "exchange", "hand-over", "guess", "pause" or "resume", got "jump".',
    ],
    ['text for an event', E1, 'place', 'rounds[0].events[1]', 'Expected an object, got "place".'],
    ['text for a time', [...E1, 't'], 'x', 'rounds[0].events[1].t', 'Expected a whole number from 0 to 1000000000, got "x".'],
    ['a time before the start', [...E1, 't'], -1, 'rounds[0].events[1].t', 'Expected a whole number from 0 to 1000000000, got -1.'],
    ['a huge time', [...E1, 't'], 1e300, 'rounds[0].events[1].t', 'Expected a whole number from 0 to 1000000000, got 1e+300.'],
    ['a fifth seat', [...E1, 'seat'], 4, 'rounds[0].events[1].seat', 'Expected a whole number from 0 to 3, got 4.'],
    ['no cell', [...E1, 'cell'], undefined, 'rounds[0].events[1].cell', 'Expected an object, but it is missing.'],
    ['half a cell', [...E1, 'cell', 'y'], undefined, 'rounds[0].events[1].cell.y', 'Expected a whole number, but it is missing.'],
    ['a cell between cells', [...E1, 'cell', 'x'], 10.5, 'rounds[0].events[1].cell.x', 'Expected a whole number, got 10.5.'],
    ['a slanted tile', [...E1, 'rotation'], 45, 'rounds[0].events[1].rotation', 'Expected 0, 90, 180 or 270, got 45.'],
    ['a third path', [...E1, 'path'], 2, 'rounds[0].events[1].path', 'Expected 0 or 1, got 2.'],
    ['a field of another event', [...E1, 'symbol'], 'star', 'rounds[0].events[1].symbol', 'There is no field "symbol" here.'],
    [
      'a symbol of another game',
      [...E3, 'symbol'],
      'heart',
      'rounds[0].events[3].symbol',
      'Expected "diamond", "square", "star" or "triangle", got "heart".',
    ],
  ])('%s', (_, keys, value, path, message) => {
    expect(faultOf(changed(keys, value))).toEqual({ path, message });
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'an odd name'])('a field called %s is one too many', (name) => {
    const where = /^\w+$/.test(name) ? name : `["${name}"]`;
    expect(faultOf(changed([name], 1))?.path).toBe(where);
    expect(faultOf(changed([...E0, name], {}))?.path).toBe(`rounds[0].events[0]${where.startsWith('[') ? '' : '.'}${where}`);
  });

  test.each(['__proto__', 'constructor', 'prototype', 'toString', 'a b', '"'])('a tile may be called %s', (name) => {
    const replay = changed(['tiles', name], minimalReplay().tiles['s1']);
    const renamed = changed([...E0, 'tile'], name, changed(['rounds', 0, 'starts'], [[name, 's2']], replay));
    expect(faultOf(renamed)).toBeUndefined();
    expect(faultOf(changed(['tiles', name], { kind: 'route' }, renamed))?.path).toMatch(/^tiles/);
  });

  test.each(['__proto__', 'constructor', 'toString', 'valueOf'])('an event names the tile %s, which is not there', (name) => {
    const replay = changed(['rounds', 0, 'starts'], undefined);
    expect(faultOf(changed([...E0, 'tile'], name, replay))).toEqual({
      path: 'rounds[0].events[0].tile',
      message: 'There is no such tile in "tiles" (C1).',
    });
  });

  test('a message stays short whatever a file holds', () => {
    const fault = faultOf(changed(['players', 0, 'name'], 'x'.repeat(5000)));
    expect(fault?.path).toBe('players[0].name');
    expect(fault?.message.length).toBeLessThan(150);
    expect(faultOf(changed(['x'.repeat(5000)], 1))?.path.length).toBeLessThan(150);
  });
});

describe('what only the rules can tell', () => {
  const event = (at: number, field = '') => `rounds[0].events[${at}]${field === '' ? '' : `.${field}`}`;

  test.each<[string, (string | number)[], unknown, string, string]>([
    ['a seat that nobody has', [...E3, 'seat'], 3, event(3, 'seat'), 'There is no such seat (S1).'],
    ['a time that falls (M5)', [...E3, 't'], 2139, event(3, 't'), 'The time is earlier than that of the event before (M5).'],
    ['a tile that nobody drew (S4)', [...E1, 'tile'], 's1', event(1, 'tile'), 'This tile lies on the table already (P5).'],
    ['a tile that is not there', [...E1, 'tile'], 's9', event(1, 'tile'), 'There is no such tile in "tiles" (C1).'],
    ['a Starting tile too late (S5)', [...E1, 't'], 5, event(1, 't'), 'A round begins with its Starting tiles, all at time 0 (S5).'],
    [
      'a cell far away (P9)',
      [...E1, 'cell'],
      { x: 3, y: 3 },
      event(1, 'cell'),
      'A tile can only be put beside the end of its path, the first one beside the Prison (P9).',
    ],
    [
      'a cell at the end of the world (P9)',
      [...E1, 'cell'],
      { x: 1e300, y: 4 },
      event(1, 'cell'),
      'A tile can lie on the table or just past its edge, not further (P9).',
    ],
    ['the cell of the Prison (P9)', [...E1, 'cell'], { x: 10, y: 6 }, event(1, 'cell'), 'Something lies on this cell already (P9).'],
    ['a Chaser who places', [...E1, 'seat'], 1, event(1, 'seat'), 'Only a Runner can do this (P5).'],
    ['a Runner who marks (M1)', [...E3, 'seat'], 0, event(3, 'seat'), 'Only a Chaser can do this (M1).'],
    [
      'a second path with two players (F1)',
      [...E1, 'path'],
      1,
      event(1, 'path'),
      'There is no such path in this round, or none is named where there are two (F1).',
    ],
    [
      'an event after the end',
      ['rounds', 0, 'events', 4],
      { t: 9000, seat: 0, type: 'give-up' },
      event(4),
      'The round had ended before this event (M4).',
    ],
    [
      'a lost trail with the colour still there (M6)',
      E3,
      { t: 9000, seat: 1, type: 'lose-trail', colour: 'red' },
      event(3, 'colour'),
      'The Chaser still has markers of this colour (M6).',
    ],
    [
      'an exchange of two players (T3)',
      E3,
      { t: 9000, seat: 0, type: 'exchange', with: 1 },
      event(3, 'type'),
      'There is no such partner to do this with (T3).',
    ],
    [
      'a hand-over of two players (F2)',
      E3,
      { t: 9000, seat: 1, type: 'hand-over', to: 0, colour: 'red', count: 1 },
      event(3, 'type'),
      'There is no such partner to do this with (F2).',
    ],
    [
      'too few roles',
      ['rounds', 0, 'roles'],
      ['runner', 'chaser', 'runner'],
      'rounds[0].roles',
      'There must be one role for each of the 2 players.',
    ],
    ['two Chasers of two', ['rounds', 0, 'roles'], ['chaser', 'chaser'], 'rounds[0].roles', 'With 2 players there must be one Chaser.'],
    ['a Prison off the table (S1)', ['rounds', 0, 'prison'], { x: 21, y: 6 }, 'rounds[0].prison', 'The Prison must lie on the table (S1).'],
    ['one pile (S3)', ['rounds', 0, 'piles'], [['s1']], 'rounds[0].piles', 'There must be two piles (S3).'],
    ['a pile with an unknown tile', ['rounds', 0, 'piles'], [[], ['r7']], 'rounds[0].piles[1][0]', 'There is no tile "r7" in "tiles".'],
    ['a tile dealt twice', ['rounds', 0, 'piles'], [['s1'], []], 'rounds[0].starts[0][0]', 'The tile "s1" is dealt twice.'],
    [
      'Starting tiles for two Runners of one',
      ['rounds', 0, 'starts'],
      [['s1'], ['s2']],
      'rounds[0].starts',
      'There can be Starting tiles for 1 Runner at most.',
    ],
    [
      'chases of two players (F2)',
      ['rounds', 0, 'chases'],
      [1, 0],
      'rounds[0].chases',
      'Only four players have a Chaser for each path (F2).',
    ],
  ])('%s', (_, keys, value, path, message) => {
    expect(faultOf(changed(keys, value))).toEqual({ path, message });
  });

  test('a mark before the Starting tiles lie (S5)', () => {
    expect(faultOf(changed(E1, { t: 0, seat: 1, type: 'mark', symbol: 'star' }))).toEqual({
      path: event(1, 'type'),
      message: 'A round begins with its Starting tiles, all at time 0 (S5).',
    });
  });

  test('a Route among the Starting tiles (S5), and a Starting tile after them (S4)', () => {
    const replay = changed(['tiles', 'r1'], { ...minimalReplay().tiles['s1'], kind: 'route' }, changed(['rounds', 0, 'starts'], undefined));
    expect(faultOf(changed([...E1, 'tile'], 'r1', replay))?.path).toBe(event(1, 'tile'));
    const third = { t: 9000, seat: 0, type: 'place', tile: 's3', cell: { x: 10, y: 3 }, rotation: 0 };
    const more = changed(['tiles', 's3'], minimalReplay().tiles['s1'], replay);
    expect(faultOf(changed(['rounds', 0, 'events', 2], third, more))).toEqual({
      path: event(2, 'tile'),
      message: 'The other Starting tiles are out of this round (S4).',
    });
  });

  test('a tile of the pile that is not held (P8)', () => {
    const replay = changed(['rounds', 0, 'starts'], [['s1', 's9']], changed(['tiles', 's9'], minimalReplay().tiles['s1']));
    expect(faultOf(replay)).toEqual({ path: event(1, 'tile'), message: 'The Runner does not hold this tile (S4).' });
  });

  test.each<[string, object, string]>([
    ['a Runner out of turn (T2)', { t: 1, seat: 0, type: 'place', tile: 's3', cell: { x: 10, y: 3 }, rotation: 0 }, 'seat'],
    ['a switch of piles (T1)', { t: 1, seat: 1, type: 'switch-pile' }, 'type'],
    ['an exchange out of turn (T3)', { t: 1, seat: 0, type: 'exchange', with: 1 }, 'seat'],
    ['an exchange with the Chaser (T3)', { t: 1, seat: 1, type: 'exchange', with: 2 }, 'with'],
    ['a hand-over (F2)', { t: 1, seat: 2, type: 'hand-over', to: 0, colour: 'red', count: 1 }, 'type'],
  ])('three players: %s', (_, added, field) => {
    expect(faultOf(replayOf(3, [added]))?.path).toBe(event(2, field));
  });

  test.each<[string, object, string]>([
    ['no path named (F1)', { t: 1, seat: 2, type: 'mark', symbol: 'star' }, 'path'],
    ["the other's path (F1)", { t: 1, seat: 1, type: 'place', tile: 's5', cell: { x: 10, y: 3 }, rotation: 0, path: 0 }, 'path'],
    ['a hand-over before the chases are known (F2)', { t: 1, seat: 2, type: 'hand-over', to: 3, colour: 'red', count: 1 }, 'seat'],
    ['a hand-over to oneself (F2)', { t: 1, seat: 2, type: 'hand-over', to: 2, colour: 'red', count: 1 }, 'to'],
    ['a hand-over of nothing (F2)', { t: 1, seat: 2, type: 'hand-over', to: 3, colour: 'red', count: 0 }, 'count'],
    ['a fifth seat', { t: 1, seat: 4, type: 'give-up' }, 'seat'],
  ])('four players: %s', (_, added, field) => {
    expect(faultOf(replayOf(4, [added]))?.path).toBe(event(4, field));
  });

  test('four players: a second path that does not start opposite (F1)', () => {
    expect(faultOf(changed(['rounds', 0, 'events', 2, 'cell'], { x: 11, y: 6 }, replayOf(4)))).toEqual({
      path: event(2, 'cell'),
      message: 'The two paths start from opposite sides of the Prison (F1).',
    });
  });

  test('four players: both chases by the same Chaser, or by a Runner (F2)', () => {
    for (const chases of [
      [2, 2],
      [0, 2],
    ]) {
      expect(faultOf(changed(['rounds', 0, 'chases'], chases, replayOf(4)))).toEqual({
        path: 'rounds[0].chases',
        message: 'Each of the two Chasers follows one path (F2).',
      });
    }
  });

  test('a mark in a colour that is out (M6)', () => {
    const handOver = { t: 1, seat: 2, type: 'hand-over', to: 3, colour: 'blue', count: 7 };
    const replay = changed(
      ['rounds', 0, 'chases'],
      [2, 3],
      replayOf(4, [handOver, { t: 2, seat: 2, type: 'mark', symbol: 'square', path: 0 }]),
    );
    expect(faultOf(replay)).toEqual({ path: event(5, 'symbol'), message: 'The Chaser has no marker of this colour left (M6).' });
  });

  test('an event after the end names what ended the round: the final marker (M4), giving up (J8)', () => {
    const late = { t: 99_000, seat: 0, type: 'give-up' };
    expect(faultOf(changed(['rounds', 0, 'events', 4], late))?.message).toBe('The round had ended before this event (M4).');
    const marked = changed(E3, { t: 9000, seat: 1, type: 'give-up' });
    expect(faultOf(changed(['rounds', 0, 'events', 4], late, marked))?.message).toBe('The round had ended before this event (J8).');
  });

  test('a pause: time stands still, and only resuming ends it', () => {
    const pause = { t: 7, seat: 0, type: 'pause' };
    expect(faultOf(replayOf(3, [pause, { t: 8, seat: 0, type: 'resume' }]))).toEqual({
      path: event(3, 't'),
      message: 'The time stands still while the round is paused (P9).',
    });
    expect(faultOf(replayOf(3, [pause, pause]))).toEqual({ path: event(3, 'type'), message: 'The round is paused already (P9).' });
    expect(faultOf(replayOf(3, [pause, { t: 7, seat: 2, type: 'mark', symbol: 'star' }]))).toEqual({
      path: event(3, 'type'),
      message: 'Nothing can be done while the round is paused (P9).',
    });
    expect(faultOf(replayOf(3, [{ t: 7, seat: 0, type: 'resume' }]))).toEqual({
      path: event(2, 'type'),
      message: 'The round is not paused (P9).',
    });
  });

  test('the second round is named as such', () => {
    const [first] = minimalReplay().rounds;
    const bad = structuredClone(first!);
    bad.events.splice(1, 1);
    expect(faultOf({ ...minimalReplay(), rounds: [first, bad] })?.path).toBe('rounds[1].events[1].type');
  });
});

describe('not faults', () => {
  test.each<[string, (string | number)[], unknown]>([
    ['no rounds at all', ['rounds'], []],
    ['a round without events (J8)', ['rounds', 0, 'events'], []],
    ['a tile that no event names', ['tiles', 'x'], minimalReplay().tiles['s1']],
    ['a tile without exits', ['tiles', 's1', 'exits'], {}],
    ['a table of one row, the Prison on it', ['rules', 'table'], { columns: 21, rows: 7 }],
    ['piles of other sizes (S3)', ['rounds', 0, 'piles'], [[], []]],
    ['a seed of any text', ['seed'], '𝄞 '.repeat(500)],
    ['a bot with a level and assist', ['players', 0], { name: '', kind: 'bot', level: 1, assist: true }],
    ['a UUID', ['id'], '0192f0c8-7f1e-7abc-8def-0123456789ab'],
    ['the same roles in the next round (E2)', ['rounds', 1], minimalReplay().rounds[0]],
  ])('%s', (_, keys, value) => {
    expect(faultOf(changed(keys, value))).toBeUndefined();
  });
});

describe('texts that are no replay', () => {
  test.each<[string, string, string | RegExp]>([
    ['nothing', '', 'This is empty.'],
    ['blanks', ' \n\t ', 'This is empty.'],
    ['no JSON', 'hello', 'This is not JSON: "h" cannot stand where it does.'],
    ['half of it', JSON.stringify(minimalReplay()).slice(0, 700), /^This is not JSON: .+\.$/],
    ['a list that is not closed', '[1,', 'This is not JSON: it ends too early.'],
    ['a second value', '{\n  "a": 1\n} x', 'This is not JSON: it goes wrong in line 3, at character 3.'],
    ['a list', '[]', 'Expected an object, got a list of 0.'],
    ['null', 'null', 'Expected an object, got null.'],
    ['a number', '1e999', 'Expected an object, got Infinity.'],
    [
      'deep lists',
      '['.repeat(100_000) + ']'.repeat(100_000),
      'This is no file of ours: lists and objects stand more than 64 deep in each other.',
    ],
    ['lists a little deep', '['.repeat(60) + ']'.repeat(60), 'Expected an object, got a list of 1.'],
  ])('%s', (_, text, message) => {
    const read = readReplay(text);
    expect(read).toMatchObject({ ok: false, error: { path: '' } });
    if (!read.ok) expect(plainFault(read.error).message).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
  });

  test('deep nesting inside a replay', () => {
    const deep = '{"a":'.repeat(60) + '1' + '}'.repeat(60);
    const read = readReplay(`{"format":${deep}}`);
    expect(read.ok ? undefined : plainFault(read.error)).toEqual({ path: 'format', message: 'Expected "lookout-replay", got an object.' });
    expect(readReplay(`{"rounds":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)).toMatchObject({ ok: false });
  });

  test('a value that is not JSON at all is refused as well', () => {
    for (const value of [undefined, () => 1, Symbol('x'), 5n, new Map()]) expect(parseReplay(value).ok).toBe(false);
  });
});
