/** Words live in the catalogues and nowhere else (a word fixed in a component keeps translators out). */
import { parse, type AST } from 'svelte/compiler';
import { describe, expect, test } from 'vitest';
import { CATALOGUES } from '../../../../src/shared/catalogue';

const components = import.meta.glob<string>('../../../../src/renderer/**/*.svelte', { query: '?raw', import: 'default', eager: true });
const modules = import.meta.glob<string>('../../../../src/{renderer,main,shared}/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const SPOKEN = ['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription', 'title', 'placeholder', 'alt', 'label'];
/** Parts of the markup that hold text which nobody reads. */
const SILENT: ReadonlySet<string> = new Set(['StyleDirective', 'ClassDirective', 'Comment', 'StyleSheet']);
const LETTERS = /\p{L}{2,}/u;

type Node = { readonly type: string } & Readonly<Record<string, unknown>>;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
}

/** Every text of the markup that a person would read or hear. */
function bareTexts(value: unknown, found: string[] = []): string[] {
  if (Array.isArray(value)) for (const each of value) bareTexts(each, found);
  if (!isNode(value) || SILENT.has(value.type)) return found;
  if (value.type === 'Attribute') {
    if (!SPOKEN.includes(String(value['name'])) || !Array.isArray(value['value'])) return found;
  }
  if (value.type === 'Text' && LETTERS.test(String(value['data']))) found.push(String(value['data']).trim());
  for (const [key, child] of Object.entries(value)) if (key !== 'expression' && key !== 'metadata') bareTexts(child, found);
  return found;
}

describe('no words are fixed in components', () => {
  test('there are components to look at', () => {
    expect(Object.keys(components).length).toBeGreaterThan(30);
  });

  test.each(Object.entries(components))('%s', (_, source) => {
    const root: AST.Root = parse(source, { modern: true });
    expect(bareTexts(root.fragment)).toEqual([]);
  });

  test('the search finds them', () => {
    const root = parse('<p title="Bare title">{t("x")} Bare words <b class="fine">{1}</b></p>', { modern: true });
    expect(bareTexts(root.fragment)).toEqual(['Bare title', 'Bare words']);
  });
});

describe('no words are left over', () => {
  const source = [...Object.values(components), ...Object.values(modules)].join('\n');
  const families = [...source.matchAll(/`([a-z]+(?:\.[a-z-]+)*\.)\$\{/g)].map((match) => match[1] ?? '');

  test('every key is used', () => {
    const unused = Object.keys(CATALOGUES.en).filter(
      (key) =>
        !source.includes(`'${key}'`) &&
        !families.some((family) => key.startsWith(family) && !key.slice(family.length).includes('.')) &&
        !/^how\.\w+\.(title|text)$/.test(key) &&
        !/^new\.role\.\w+\.note$/.test(key),
    );
    expect(unused).toEqual([]);
  });
});
