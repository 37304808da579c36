/** Inputs of requests made from the contract's own schemas: ones that fit, at the edges above all, and spoiled ones. */
import type * as v from 'valibot';
import type { Dice } from './dice';

/** What is known by the name of a field: ids that are there, tiles in a hand. */
export type Pools = Readonly<Record<string, readonly unknown[]>>;

/** What a schema of valibot says of itself, as far as it is needed here. */
interface Shape {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly options?: readonly unknown[];
  readonly item?: Shape;
  /** Of a record: what its names and what they stand for have to be. */
  readonly key?: Shape;
  readonly value?: Shape;
  readonly wrapped?: Shape;
  /** Of a schema that is chosen by the input: what it is for one that names nothing. */
  readonly getter?: (input: unknown) => Shape;
  readonly literal?: unknown;
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
}

/** Texts that are no harm to anybody who expects them. */
export const TEXTS = [
  '',
  ' ',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  '\0',
  '\u202e',
  '\ud800',
  '\udc00x',
  '"',
  "'; DROP TABLE match; --",
  '=1+1',
  '../../etc/passwd',
  'CON',
  'a:b.',
  'null',
  'NaN',
  '-0',
  'e\u0301'.repeat(20),
  '\ufb2c'.repeat(40),
  '𝄞'.repeat(20),
  '\ufeff',
  '\n',
  '{}',
  '[',
  '%s%n',
  '１２',
  'ß',
  'İ',
] as const;

/** An input that fits `schema`. */
export function inputFor(schema: v.GenericSchema, dice: Dice, pools: Pools): unknown {
  return valueOf(schema, dice, pools, '');
}

function valueOf(shape: Shape, dice: Dice, pools: Pools, field: string): unknown {
  const pool = pools[field];
  switch (shape.type) {
    case 'strict_object':
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.entries ?? {}).flatMap(([name, inside]) => {
          const leftOut = (inside.type === 'exact_optional' || inside.type === 'optional') && dice.percent(60);
          return leftOut ? [] : [[name, valueOf(inside, dice, pools, name)]];
        }),
      );
    case 'exact_optional':
    case 'optional':
      return shape.wrapped && valueOf(shape.wrapped, dice, pools, field);
    case 'lazy':
      return shape.getter && valueOf(shape.getter(undefined), dice, pools, field);
    case 'nullable':
      return shape.wrapped === undefined || dice.percent(40) ? null : valueOf(shape.wrapped, dice, pools, field);
    case 'literal':
      return shape.literal;
    case 'picklist':
      return dice.oneOf(shape.options ?? []);
    case 'union':
    case 'variant':
      return valueOf(dice.oneOf((shape.options ?? []) as readonly Shape[]), dice, pools, field);
    case 'boolean':
      return dice.percent(50);
    case 'array':
      return listOf(shape, dice, pools, field);
    case 'record':
      return recordOf(shape, dice, pools, field);
    case 'number':
      return pool !== undefined && pool.length > 0 && dice.percent(60) ? dice.oneOf(pool) : numberOf(shape, dice);
    case 'string':
      return pool !== undefined && pool.length > 0 && dice.percent(80) ? dice.oneOf(pool) : textOf(shape, dice);
    case 'instance':
      return pool !== undefined && pool.length > 0 ? dice.oneOf(pool) : new TextEncoder().encode(dice.text(dice.below(50)));
    default:
      throw new Error(`No input is made for a schema of the type ${shape.type}.`);
  }
}

/** With names that objects have by themselves among them. */
function recordOf({ key, value }: Shape, dice: Dice, pools: Pools, field: string): unknown {
  if (key === undefined || value === undefined) throw new Error('The record says nothing of what is in it.');
  const names = Array.from({ length: dice.below(3) }, () => String(valueOf(key, dice, pools, field)));
  return Object.fromEntries(names.map((name) => [name, valueOf(value, dice, pools, field)]));
}

function bound(shape: Shape, type: string): number | undefined {
  const found = shape.pipe?.find((each) => each.type === type)?.requirement;
  return typeof found === 'number' ? found : undefined;
}

/** A length or a number between bounds, often right at one of them. */
function within(dice: Dice, least: number, most: number): number {
  if (dice.percent(15)) return least;
  if (dice.percent(5)) return most;
  return least + dice.below(Math.min(most - least, 12) + 1);
}

function listOf(shape: Shape, dice: Dice, pools: Pools, field: string): unknown {
  const { item } = shape;
  if (item === undefined) return [];
  const exactly = bound(shape, 'length');
  const least = exactly ?? bound(shape, 'min_length') ?? 0;
  const most = exactly ?? bound(shape, 'max_length') ?? least + 20;
  return Array.from({ length: within(dice, least, most) }, () => valueOf(item, dice, pools, field));
}

function numberOf(shape: Shape, dice: Dice): number {
  const least = bound(shape, 'min_value') ?? -5;
  return within(dice, least, bound(shape, 'max_value') ?? 2 ** 31);
}

function textOf(shape: Shape, dice: Dice): string {
  const pipe = shape.pipe ?? [];
  if (pipe.some(({ type }) => type === 'uuid')) return dice.uuid();
  const form = pipe.find(({ type }) => type === 'regex')?.requirement;
  if (form instanceof RegExp) return form.test('KeyQ') ? dice.oneOf(['KeyQ', 'Digit1', 'F12', 'a']) : dice.uuid().replaceAll('-', '');
  const least = bound(shape, 'min_length') ?? 0;
  const most = bound(shape, 'max_length') ?? 40;
  const special = dice.oneOf(TEXTS);
  if (dice.percent(40) && special.length >= least && special.length <= most) return special;
  return dice.text(within(dice, least, most));
}

const nested = (depth: number): unknown => {
  let inside: unknown = 0;
  for (let level = 0; level < depth; level++) inside = level % 2 === 0 ? [inside] : { inside };
  return inside;
};

/** A record with an own entry of this name, whatever the name. */
export function owning(name: string, value: unknown): object {
  return Object.defineProperty({}, name, { value, enumerable: true, configurable: true, writable: true });
}

const circle = (): unknown => {
  const round: unknown[] = [];
  round.push(round);
  return round;
};

/** What no field expects; all of it can be sent from one process to another. */
const ODD: readonly ((dice: Dice) => unknown)[] = [
  () => undefined,
  () => null,
  () => NaN,
  () => Infinity,
  () => -Infinity,
  () => -1,
  () => -0,
  () => 0.5,
  () => 2 ** 53,
  () => 1e308,
  () => 4,
  () => 10n ** 30n,
  () => true,
  () => [],
  () => ({}),
  (dice) => dice.oneOf(TEXTS),
  (dice) => dice.uuid(),
  () => 'x'.repeat(100_000),
  () => nested(3000),
  circle,
  () => new Date(NaN),
  () => new Map([['a', 1]]),
  () => new Set([1]),
  () => /(a+)+$/,
  () => new Error('no'),
  () => new Uint8Array(10),
  () => new ArrayBuffer(8),
  () => owning('__proto__', { ok: true }),
  () => owning('constructor', { prototype: { ok: true } }),
  () => Array.from({ length: 20_000 }, () => 0),
  () => new Array<unknown>(5),
  () => Object.create(null) as unknown,
];

type Holder = Record<string, unknown> | unknown[];

/** Every place in `value` that can be changed, as what holds it and under which name. */
function placesIn(value: unknown): { readonly holder: Holder; readonly name: string }[] {
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return [];
  const holder = value as Holder;
  return Object.keys(holder).flatMap((name) => [{ holder, name }, ...placesIn((holder as Record<string, unknown>)[name])]);
}

/** `input` with one thing in it spoiled; what is given stays as it is. */
export function spoiled(input: unknown, dice: Dice): unknown {
  const odd = (): unknown => dice.oneOf(ODD)(dice);
  const copy = structuredClone(input);
  const places = placesIn(copy);
  if (places.length === 0 || dice.percent(8)) return dice.percent(50) ? odd() : { ...(copy as object), [dice.oneOf(TEXTS)]: odd() };
  const { holder, name } = dice.oneOf(places);
  const record = holder as Record<string, unknown>;
  switch (dice.below(4)) {
    case 0:
      if (Array.isArray(holder)) holder.splice(Number(name), 1);
      else Reflect.deleteProperty(record, name);
      break;
    case 1:
      Object.defineProperty(record, dice.oneOf(TEXTS), { value: odd(), enumerable: true, configurable: true, writable: true });
      break;
    default:
      record[name] = odd();
  }
  return copy;
}
