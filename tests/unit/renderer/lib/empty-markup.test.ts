import { expect, test } from 'vitest';
import { allowEmptyMarkupOnly } from '../../../../src/renderer/lib/empty-markup';

test('only the empty text becomes markup, and there is no rule by which a text becomes code', () => {
  let rules: Readonly<Record<string, (text: string) => string | null>> = {};
  allowEmptyMarkupOnly({ trustedTypes: { createPolicy: (_name: string, given: typeof rules) => (rules = given) } });
  expect(Object.keys(rules)).toEqual(['createHTML']);
  expect(rules['createHTML']?.('')).toBe('');
  expect(rules['createHTML']?.(' ')).toBeNull();
  expect(rules['createHTML']?.('<b>')).toBeNull();
});

test('a browser without Trusted Types takes no rule', () => {
  expect(() => {
    allowEmptyMarkupOnly({});
  }).not.toThrow();
});
