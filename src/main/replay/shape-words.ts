/** What a schema expects and what a file holds instead, as phrases for one clear sentence a fault. */
import { isFaultKey, phrase, type FaultKey, type Phrase, type PhraseFact } from '../../shared/phrase';
import { short } from './fault';
import { rulesOf, type Rule, type Shape } from './schema-tree';

/** A value as it is quoted in a sentence: short, whatever a file holds. */
export function valueText(value: unknown): PhraseFact {
  if (Array.isArray(value)) return phrase('fault.list-exactly', { count: value.length });
  if (typeof value === 'object' && value !== null) return phrase('fault.object');
  return short(typeof value === 'string' ? JSON.stringify(value) : String(value), 60);
}

/** One of several values: `"n", "e" or "s"`. */
export function choice(values: readonly unknown[]): PhraseFact {
  return { oneOf: values.map((value) => JSON.stringify(value)) };
}

/**
 * The key that a schema of ours has in the place of valibot's own message, or undefined where it has none. Throws for
 * words: they would be spoken in one language only.
 */
export function keyOf(message: unknown): FaultKey | undefined {
  if (message === undefined) return undefined;
  if (!isFaultKey(message)) throw new Error(`A schema has a message that is no key of the catalogue: ${JSON.stringify(message)}`);
  return message;
}

type Noun = 'list' | 'text' | 'number' | 'whole-number';

/** A noun with the limits that a schema's rules set: `a whole number from 0 to 3`, `a list of 2 to 4`. */
function limited(noun: Noun, rules: readonly Rule[], kind: 'value' | 'length'): Phrase {
  const limit = (type: string): number | undefined => {
    const requirement = rules.find((rule) => rule.type === type)?.requirement;
    return typeof requirement === 'number' ? requirement : undefined;
  };
  const exact = limit(kind);
  const least = limit(`min_${kind}`);
  const most = limit(`max_${kind}`);
  if (exact !== undefined) return phrase(`fault.${noun}-exactly`, { count: exact });
  if (least !== undefined && most !== undefined) return phrase(`fault.${noun}-between`, { least, most });
  if (least !== undefined) return phrase(`fault.${noun}-from`, { least });
  return most === undefined ? phrase(`fault.${noun}`) : phrase(`fault.${noun}-at-most`, { most });
}

/** What the schema expects. */
export function expectation(schema: Shape): PhraseFact {
  const rules = rulesOf(schema);
  const has = (type: string): boolean => rules.some((rule) => rule.type === type);
  switch (schema.type) {
    case 'strict_object':
    case 'loose_object':
    case 'variant':
    case 'record':
      return phrase('fault.object');
    case 'array':
      return limited('list', rules, 'length');
    case 'exact_optional':
    case 'nullable':
      return expectation(schema.wrapped);
    case 'union':
      return expectation(schema.options[0] as Shape);
    case 'picklist':
      return choice(schema.options);
    case 'literal':
      return JSON.stringify(schema.literal);
    case 'boolean':
      return phrase('fault.boolean');
    case 'number':
      return limited(has('integer') ? 'whole-number' : 'number', rules, 'value');
    case 'string':
      if (has('uuid')) return phrase('fault.uuid');
      if (has('iso_timestamp')) return phrase('fault.time', { example: '"2026-11-27T20:26:00.000Z"' });
      return limited('text', rules, 'length');
  }
}
