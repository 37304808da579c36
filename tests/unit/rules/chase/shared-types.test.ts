/** The engine imports nothing from outside itself, so what it shares with files and window is held together here. */
import { expect, expectTypeOf, test } from 'vitest';
import { CORNERS, DIRECTIONS, ROTATIONS } from '../../../../src/rules/chase/compass';
import { PLACEMENT_CLAUSES } from '../../../../src/rules/chase/legality';
import { ROLES, type RoundEvent, type RoundSetup, type Rules } from '../../../../src/rules/chase/round';
import { COLOURS, ITEMS, SYMBOLS, type Tile } from '../../../../src/rules/chase/tile';
import type { RoundView } from '../../../../src/rules/chase/view';
import * as shared from '../../../../src/shared/chase/replay';
import type * as table from '../../../../src/shared/chase/table';

/** The same type with everything read only, as the engine has it. */
type Still<T> = T extends readonly (infer Item)[]
  ? readonly Still<Item>[]
  : T extends object
    ? { readonly [K in keyof T]: Still<T[K]> }
    : T;

/** The same type with `undefined` for what is left out, which the engine takes and a file never holds. */
type Loose<T> = T extends readonly (infer Item)[]
  ? readonly Loose<Item>[]
  : T extends object
    ? { readonly [K in keyof T]: Loose<T[K]> | (undefined extends T[K] ? undefined : never) }
    : T;

/** Whether each may stand where the other is expected. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

test('what a file holds is what the engine plays with', () => {
  expectTypeOf<Same<Rules, Still<shared.Rules>>>().toEqualTypeOf<true>();
  expectTypeOf<shared.Tile>().toExtend<Tile>();
  expectTypeOf<shared.RoundEvent>().toExtend<RoundEvent>();
  expectTypeOf<Same<RoundEvent['type'], shared.RoundEvent['type']>>().toEqualTypeOf<true>();
  expectTypeOf<Same<keyof Tile, keyof shared.Tile | 'item' | 'sectors'>>().toEqualTypeOf<true>();
  type Fields<Event extends { type: string }> = { [Type in Event['type']]: keyof Extract<Event, { type: Type }> };
  expectTypeOf<Fields<RoundEvent>>().toEqualTypeOf<Fields<shared.RoundEvent>>();
  expectTypeOf<
    Same<Loose<Extract<RoundEvent, { type: 'place' }>>, Loose<Extract<shared.RoundEvent, { type: 'place' }>>>
  >().toEqualTypeOf<true>();
  expectTypeOf<Same<keyof RoundSetup, Exclude<keyof shared.ReplayRound, 'events' | 'swaps'> | 'rules' | 'tiles'>>().toEqualTypeOf<true>();
});

test('the faces that the engine shows are those that the window is told', () => {
  expectTypeOf<Same<Omit<RoundView, 'tiles'>, Omit<table.RoundView, 'tiles'>>>().toEqualTypeOf<true>();
  expectTypeOf<Still<table.RoundView['tiles']>>().toExtend<RoundView['tiles']>();
  expectTypeOf<Same<keyof RoundView, keyof table.RoundView>>().toEqualTypeOf<true>();
});

test('the words of files and engine are the same, in the order of the format', () => {
  expect(shared.DirectionSchema.options).toEqual(DIRECTIONS);
  expect(shared.RotationSchema.options).toEqual(ROTATIONS);
  expect(shared.SymbolSchema.options).toEqual(SYMBOLS);
  expect(shared.ColourSchema.options).toEqual(COLOURS);
  expect(shared.ItemSchema.options).toEqual(ITEMS);
  expect(shared.RoleSchema.options).toEqual(ROLES);
  expect(CORNERS).toEqual(['nw', 'ne', 'se', 'sw']);
  expect(PLACEMENT_CLAUSES).toEqual(['P1', 'P2', 'P3', 'P4', 'P6', 'P7', 'F3']);
});
