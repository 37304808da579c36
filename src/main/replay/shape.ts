/**
 * Checks JSON against a schema and names the first fault in our own words. The schema stays valibot's, in one place;
 * this reads it once and makes plain functions of it, because a file is hostile and there may be thousands of them a
 * second: valibot's own parser copies every value, lets a list pass for an object without required fields, and skips
 * record keys such as `constructor`.
 */
import type * as v from 'valibot';
import { phrase, type Phrase, type PhraseFact } from '../../shared/phrase';
import { accepted, refused, type Result } from '../../rules/result';
import { rulesOf, type ObjectShape, type Rule, type Shape, type VariantShape } from './schema-tree';
import { choice, expectation, keyOf, valueText } from './shape-words';

type Key = string | number;

/** Where in a value its first fault is, from the outside in, and what it is. */
interface ShapeFault {
  readonly keys: Key[];
  readonly what: Phrase;
}

/** The first fault of a value, or undefined if it has none. */
type Check = (value: unknown) => ShapeFault | undefined;

/** A function that checks values against `schema`, which is read here and never again. */
export function shapeOf<Schema extends v.GenericSchema & Shape>(
  schema: Schema,
): (value: unknown) => Result<v.InferOutput<Schema>, ShapeFault> {
  const check = checkOf(schema);
  return (value) => {
    const fault = check(value);
    return fault === undefined ? accepted(value as v.InferOutput<Schema>) : refused(fault);
  };
}

/** A fault of the value itself. */
function wrong(schema: Shape, value: unknown): ShapeFault {
  const own = keyOf(schema.message);
  if (own !== undefined) return { keys: [], what: phrase(own, { got: valueText(value) }) };
  return unexpected(expectation(schema), value);
}

function unexpected(expected: PhraseFact, value: unknown): ShapeFault {
  return { keys: [], what: phrase('fault.expected-got', { expected, got: valueText(value) }) };
}

function missing(expected: PhraseFact): ShapeFault {
  return { keys: [], what: phrase('fault.expected-missing', { expected }) };
}

/** The same fault seen from one level further out. */
function within(key: Key, fault: ShapeFault): ShapeFault {
  fault.keys.unshift(key);
  return fault;
}

function checkOf(schema: Shape): Check {
  const base = baseCheck(schema);
  const rules = rulesOf(schema);
  if (rules.length === 0) return base;
  const tests = rules.map((rule) => ({ holds: testOf(rule), own: keyOf(rule.message) }));
  const broken = (value: unknown): ShapeFault | undefined => {
    for (const { holds, own } of tests) {
      if (holds(value)) continue;
      return own === undefined ? wrong(schema, value) : { keys: [], what: phrase(own, { got: valueText(value) }) };
    }
    return undefined;
  };
  // How long a list is is told before anybody goes through it.
  if (schema.type === 'array') return (value) => (Array.isArray(value) ? broken(value) : undefined) ?? base(value);
  return (value) => base(value) ?? broken(value);
}

/** Whether a value that is of the right type meets a rule. */
function testOf({ type, requirement }: Rule): (value: unknown) => boolean {
  if (requirement instanceof RegExp) return (value) => requirement.test(value as string);
  if (typeof requirement === 'function') return requirement as (value: unknown) => boolean;
  const limit = requirement as number;
  switch (type) {
    case 'min_value':
      return (value) => (value as number) >= limit;
    case 'max_value':
      return (value) => (value as number) <= limit;
    case 'min_length':
      return (value) => (value as string).length >= limit;
    case 'max_length':
      return (value) => (value as string).length <= limit;
    case 'max_entries':
      return (value) => Object.keys(value as object).length <= limit;
    case 'length':
      return (value) => (value as string).length === limit;
    default:
      throw new Error(`The replay schema has a rule that nothing checks: ${type}`);
  }
}

function baseCheck(schema: Shape): Check {
  switch (schema.type) {
    case 'strict_object':
    case 'loose_object':
      return objectCheck(schema);
    case 'variant':
      return variantCheck(schema.key, schema.options);
    case 'exact_optional':
      return checkOf(schema.wrapped);
    case 'nullable': {
      const wrapped = checkOf(schema.wrapped);
      return (value) => (value === null ? undefined : wrapped(value));
    }
    case 'union': {
      // What fits none is told of as the first, which a schema therefore has its usual one as.
      const [first, ...others] = schema.options.map(checkOf);
      return (value) => {
        const fault = first?.(value);
        return fault === undefined || others.some((other) => other(value) === undefined) ? undefined : fault;
      };
    }
    case 'array': {
      const item = checkOf(schema.item);
      return (value) => {
        if (!Array.isArray(value)) return wrong(schema, value);
        for (let at = 0; at < value.length; at++) {
          const fault = item(value[at]);
          if (fault !== undefined) return within(at, fault);
        }
        return undefined;
      };
    }
    case 'record': {
      const [name, entry] = [checkOf(schema.key), checkOf(schema.value)];
      return (value) => {
        if (!isObject(value)) return wrong(schema, value);
        for (const key of Object.keys(value)) {
          const fault = name(key) ?? entry(value[key]);
          if (fault !== undefined) return within(key, fault);
        }
        return undefined;
      };
    }
    case 'picklist': {
      const options: ReadonlySet<unknown> = new Set(schema.options);
      return (value) => (options.has(value) ? undefined : wrong(schema, value));
    }
    case 'literal':
      return (value) => (value === schema.literal ? undefined : wrong(schema, value));
    case 'string':
    case 'number':
    case 'boolean': {
      const { type } = schema;
      return (value) => (typeof value === type ? undefined : wrong(schema, value));
    }
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Every field in the schema's order, then that there is no other, unless the schema is an open one. */
function objectCheck(schema: ObjectShape): Check {
  const open = schema.type === 'loose_object';
  const fields = Object.entries(schema.entries).map(([key, field]) => ({
    key,
    field,
    check: checkOf(field),
    optional: field.type === 'exact_optional',
  }));
  return (value) => {
    if (!isObject(value)) return wrong(schema, value);
    let known = 0;
    for (const { key, field, check, optional } of fields) {
      const inside = value[key];
      if (inside === undefined) {
        if (optional) continue;
        return within(key, missing(expectation(field)));
      }
      known++;
      const fault = check(inside);
      if (fault !== undefined) return within(key, fault);
    }
    if (open) return undefined;
    // Counting is cheaper than comparing names, and enough while nothing is wrong.
    for (const _ in value) if (--known < 0) return unknownField(schema, value);
    return undefined;
  };
}

/** The first field that the schema does not know; a field that is there but undefined is as good as absent. */
function unknownField(schema: ObjectShape, value: object): ShapeFault | undefined {
  const key = Object.keys(value).find((each) => !Object.hasOwn(schema.entries, each));
  if (key === undefined) return undefined;
  return { keys: [key], what: phrase('fault.no-such-field', { field: valueText(key) }) };
}

/** The values of the field by which a shape is told apart from others. */
function tagsOf(key: string, option: ObjectShape | VariantShape): readonly unknown[] {
  if (option.type === 'variant') return option.options.flatMap((each) => tagsOf(key, each));
  const tag = option.entries[key];
  if (tag?.type === 'literal') return [tag.literal];
  if (tag?.type === 'picklist') return tag.options;
  throw new Error(`The replay schema has a variant without a plain "${key}"`);
}

/** The field that says which of several shapes this is, then that shape. */
function variantCheck(key: string, options: VariantShape['options']): Check {
  const checks = new Map<unknown, Check>();
  for (const option of options) {
    const check = checkOf(option);
    for (const tag of tagsOf(key, option)) checks.set(tag, check);
  }
  const expected = choice([...checks.keys()]);
  return (value) => {
    if (!isObject(value)) return unexpected(phrase('fault.object'), value);
    const tag = value[key];
    const check = checks.get(tag);
    if (check !== undefined) return check(value);
    if (tag === undefined) return within(key, missing(expected));
    return within(key, unexpected(expected, tag));
  };
}
