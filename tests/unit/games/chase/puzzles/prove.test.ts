import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../../../src/main/chance';
import { makePuzzles } from '../../../../../src/main/games/chase/puzzles/make';
import { provePuzzle } from '../../../../../src/main/games/chase/puzzles/prove';
import { PUZZLE_KINDS, type Puzzle } from '../../../../../src/shared/chase/puzzle';

const some = <Kind extends Puzzle['kind']>(kind: Kind): Extract<Puzzle, { kind: Kind }>[] =>
  makePuzzles(kind, 20, chanceOf(`prove/${kind}`));
const [read] = some('read');
const [trail] = some('trail');
const judged = some('judge');
const [place] = some('place');
const [pick] = some('pick');
const [route] = some('route');

/** Where the prover finds the first fault of a puzzle. */
function faultOf(puzzle: Puzzle | undefined): string {
  if (puzzle === undefined) throw new Error('there is no such puzzle to spoil');
  const proved = provePuzzle(puzzle);
  return proved.ok ? 'none' : proved.error.keys.join('.');
}

/** A deep copy that may be spoilt. */
const copy = <Of>(puzzle: Of): Of => structuredClone(puzzle);

describe('the prover', () => {
  it.each(PUZZLE_KINDS)('accepts %s puzzles as they were made', (kind) => {
    for (const puzzle of some(kind)) expect(provePuzzle(puzzle)).toEqual({ ok: true, value: puzzle });
  });

  it('M3: refuses a wrong symbol, a wrong count and a symbol that is missing', () => {
    if (read === undefined) throw new Error('no read puzzle');
    const wrong = copy(read);
    wrong.answer.symbols = (['diamond', 'square', 'star', 'triangle'] as const).filter((symbol) => !read.answer.symbols.includes(symbol));
    expect(faultOf(wrong)).toMatch(/^answer[.]symbols/);
    const miscounted = copy(read);
    miscounted.answer.counts.star = (miscounted.answer.counts.star + 1) % 5;
    expect(faultOf(miscounted)).toBe('answer.counts.star');
    const joint = some('read').find(({ answer }) => answer.symbols.length === 2);
    if (joint === undefined) throw new Error('no puzzle with two right symbols');
    expect(faultOf({ ...joint, answer: { ...joint.answer, symbols: joint.answer.symbols.slice(0, 1) } })).toBe('answer.symbols.1');
  });

  it('M2, M4: refuses a reading over a side without a street', () => {
    if (read === undefined) throw new Error('no read puzzle');
    const walled = copy(read);
    for (const tile of Object.values(walled.tiles)) tile.exits = {};
    expect(faultOf(walled)).toBe('question.direction');
  });

  it('M4: refuses a reading towards the wrong side, and a trail without its final readings', () => {
    if (trail === undefined || read === undefined) throw new Error('no trail');
    const turned = copy(read);
    turned.question.direction = read.question.direction === 'n' ? 's' : 'n';
    expect(faultOf(turned)).toMatch(/^answer/);
    const short = copy(trail);
    short.answer.tiles.pop();
    expect(faultOf(short)).toMatch(/^answer[.]tiles/);
  });

  it('P9: refuses a trail that jumps, P3 one that does not join', () => {
    if (trail === undefined) throw new Error('no trail');
    const jumps = copy(trail);
    const last = jumps.position.path[jumps.position.path.length - 1];
    if (last === undefined) throw new Error('an empty trail');
    last.cell.x += 2;
    expect(faultOf(jumps)).toMatch(/^position[.]path[.]\d+[.]cell$/);
    const hurried = copy(trail);
    const tile = hurried.position.path[2];
    if (tile === undefined) throw new Error('a short trail');
    tile.t += 1;
    expect(faultOf(hurried)).toBe('position.path.2.t');
  });

  it('J1, J3: refuses another mistake, one that is not there and one that is not named', () => {
    const faulty = judged.find(({ answer }) => answer.mistakes.length === 1);
    const clean = judged.find(({ answer }) => answer.mistakes.length === 0);
    if (faulty === undefined || clean === undefined) throw new Error('no such rounds');
    const later = copy(faulty);
    for (const mistake of later.answer.mistakes) mistake.position += 1;
    expect(faultOf(later)).toBe('answer.mistakes.0.position');
    expect(faultOf({ ...faulty, answer: { mistakes: [] } })).toBe('answer.mistakes.0');
    expect(faultOf({ ...clean, answer: faulty.answer })).toBe('answer.mistakes.0');
  });

  it('J8: refuses a round that was not played to its end, P9 one with an impossible event', () => {
    const [round] = judged;
    if (round === undefined) throw new Error('no round');
    const unfinished = copy(round);
    unfinished.position.round.events.pop();
    expect(faultOf(unfinished)).toBe('position.round.events');
    const impossible = copy(round);
    const second = impossible.position.round.events[1];
    if (second?.type !== 'place') throw new Error('a round begins with its Starting tiles');
    second.cell.x += 5;
    expect(faultOf(impossible)).toBe('position.round.events[1].cell');
  });

  it('refuses a legal spot that is missing, an illegal one that is let pass, and a wrong clause', () => {
    if (place === undefined) throw new Error('no place puzzle');
    expect(faultOf({ ...place, answer: { tries: place.answer.tries.slice(1) } })).toMatch(/^answer[.]tries/);
    const illegal = some('place').find(({ answer }) => answer.tries.some(({ clause }) => clause !== undefined));
    if (illegal === undefined) throw new Error('no illegal try');
    const lax = copy(illegal);
    const at = lax.answer.tries.findIndex(({ clause }) => clause !== undefined);
    const tried = lax.answer.tries[at];
    if (tried === undefined) throw new Error('no try');
    lax.answer.tries[at] = { cell: tried.cell, rotation: tried.rotation };
    expect(faultOf(lax)).toBe(`answer.tries.${String(at)}.clause`);
    lax.answer.tries[at] = { ...tried, clause: tried.clause === 'F3' ? 'P6' : 'F3' };
    expect(faultOf(lax)).toBe(`answer.tries.${String(at)}.clause`);
  });

  it('refuses a row with a tile that lies on the table already', () => {
    if (pick === undefined) throw new Error('no pick puzzle');
    const used = pick.position.paths[0]?.[2]?.tile ?? pick.position.paths[0]?.[0]?.tile ?? '';
    expect(faultOf({ ...pick, question: { ...pick.question, tiles: [...pick.question.tiles.slice(1), used] } })).toMatch(
      /^question[.]tiles/,
    );
  });

  it('refuses a way that is too long, too short or broken, and takes any other of the shortest', () => {
    if (route === undefined) throw new Error('no route puzzle');
    expect(faultOf({ ...route, answer: { ...route.answer, length: route.answer.length + 1 } })).toBe('answer.length');
    expect(faultOf({ ...route, answer: { ...route.answer, way: route.answer.way.slice(1) } })).toBe('answer.way');
    const broken = copy(route);
    const first = broken.answer.way[0];
    if (first === undefined) throw new Error('an empty way');
    first.cell.x += 7;
    expect(faultOf(broken)).toBe('answer.way.0');
    // A lying turned Hideout has four exits; where another turn of it is as legal, that way is as short.
    const last = route.answer.way[route.answer.way.length - 1];
    if (last === undefined) throw new Error('an empty way');
    const others = ([0, 90, 180, 270] as const)
      .filter((rotation) => rotation !== last.rotation)
      .map((rotation) => ({ ...route, answer: { ...route.answer, way: [...route.answer.way.slice(0, -1), { ...last, rotation }] } }));
    for (const other of others) expect(['none', `answer.way.${String(route.answer.length - 1)}`, 'themes']).toContain(faultOf(other));
  });

  it('refuses themes that do not follow, another id, faces that nobody names and faces that are missing', () => {
    if (read === undefined) throw new Error('no read puzzle');
    expect(faultOf({ ...read, themes: ['two-paths'] })).toBe('themes');
    expect(faultOf({ ...read, themes: [] })).toBe('themes');
    expect(faultOf({ ...read, id: '0'.repeat(32) })).toBe('id');
    const tile = read.tiles[read.position.tile];
    if (tile === undefined) throw new Error('no tile');
    expect(faultOf({ ...read, tiles: { ...read.tiles, spare: tile } })).toBe('tiles.spare');
    expect(faultOf({ ...read, tiles: {} })).toBe('tiles');
  });

  it('leaves rating and source to whoever plays: they prove nothing', () => {
    if (read === undefined) throw new Error('no read puzzle');
    expect(faultOf({ ...read, rating: 1234, source: 'A friend' })).toBe('none');
  });
});
