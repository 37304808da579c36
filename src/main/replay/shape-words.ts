/** What a schema expects and what a file holds instead, in plain English, for one clear sentence a fault. */
import { rulesOf, type Rule, type Shape } from './schema-tree';

/** A value as it is quoted in a message: short, whatever a file holds. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

/** Words joined as a choice: `"n", "e" or "s"`. */
export function choice(values: readonly unknown[]): string {
  const words = values.map((value) => JSON.stringify(value));
  const last = words.pop() ?? 'nothing';
  return words.length === 0 ? last : `${words.join(', ')} or ${last}`;
}

/** The limits that a schema's rules set, as they stand after its noun: ` from 0 to 3`, ` of 2 to 4`, or nothing. */
function range(rules: readonly Rule[], kind: 'value' | 'length', from: string): string {
  const limit = (type: string): string | undefined => {
    const requirement = rules.find((rule) => rule.type === type)?.requirement;
    return typeof requirement === 'number' ? String(requirement) : undefined;
  };
  const exact = limit(kind);
  const least = limit(`min_${kind}`);
  const most = limit(`max_${kind}`);
  if (exact !== undefined) return ` ${from} ${exact}`;
  if (least !== undefined && most !== undefined) return ` ${from} ${least} to ${most}`;
  if (least !== undefined) return ` ${from} ${least} on`;
  return most === undefined ? '' : ` ${from} at most ${most}`;
}

/** What the schema expects, as it stands after "Expected". */
export function expectation(schema: Shape): string {
  const rules = rulesOf(schema);
  const has = (type: string): boolean => rules.some((rule) => rule.type === type);
  switch (schema.type) {
    case 'strict_object':
    case 'variant':
    case 'record':
      return 'an object';
    case 'array':
      return `a list${range(rules, 'length', 'of')}`;
    case 'exact_optional':
      return expectation(schema.wrapped);
    case 'picklist':
      return choice(schema.options);
    case 'literal':
      return JSON.stringify(schema.literal);
    case 'boolean':
      return 'true or false';
    case 'number':
      return `a ${has('integer') ? 'whole ' : ''}number${range(rules, 'value', 'from')}`;
    case 'string': {
      if (has('uuid')) return 'a UUID';
      if (has('iso_timestamp')) return 'a time such as "2026-11-27T20:26:00.000Z"';
      const length = range(rules, 'length', 'of');
      return length === '' ? 'text' : `text${length} characters`;
    }
  }
}
