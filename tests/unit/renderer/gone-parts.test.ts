/**
 * What lies over a table may be gone before an answer comes: a question of several people ends with the last but one of them. A part's
 * properties, and what is derived of them, stand still from then on (Svelte warns `derived_inert`), so nothing of them is read after a wait.
 */
import { parse } from 'svelte/compiler';
import { describe, expect, test } from 'vitest';

const parts = import.meta.glob<string>('../../../src/renderer/{parts,games/*/match,games/*/verdict}/**/*.svelte', {
  query: '?raw',
  import: 'default',
  eager: true,
});

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Every node with the one around it; below those that `look` refuses nothing is looked at. */
function walk(value: unknown, look: (node: Node, around: Node | null) => boolean, around: Node | null = null): void {
  if (Array.isArray(value)) for (const each of value) walk(each, look, around);
  if (!isNode(value) || !look(value, around)) return;
  for (const child of Object.values(value)) walk(child, look, value);
}

/** Names that a part was given, or derives. */
function givenNames(script: unknown, source: string): ReadonlySet<string> {
  const names = new Set<string>();
  const take = (pattern: unknown): void =>
    walk(pattern, (node, around) => {
      if (node.type === 'Identifier' && (around?.type !== 'Property' || around['value'] === node)) names.add(String(node['name']));
      return node.type !== 'AssignmentPattern' || (take(node['left']), false);
    });
  walk(script, (node) => {
    const init = node['init'];
    if (node.type === 'VariableDeclarator' && isNode(init) && /^\$(props|derived)\b/.test(source.slice(init.start, init.end)))
      take(node['id']);
    return !node.type.includes('Function');
  });
  return names;
}

/** What is read of them after the first wait of a function. */
function readLate(source: string): string[] {
  const script = parse(source, { modern: true }).instance?.content;
  const names = givenNames(script, source);
  const late: string[] = [];
  walk(script, (node) => {
    if (!node.type.includes('Function') || node['async'] !== true) return true;
    let waited = Infinity;
    walk(node['body'], (each) => {
      if (each.type === 'AwaitExpression') waited = Math.min(waited, each.end);
      return true;
    });
    walk(node['body'], (each, around) => {
      const isKey =
        (around?.type === 'MemberExpression' && around['property'] === each) ||
        (around?.type === 'Property' && around['key'] === each && around['value'] !== each);
      // What is called tells somebody else; only what is read stands still.
      const isCalled = around?.type === 'CallExpression' && around['callee'] === each;
      if (each.type === 'Identifier' && each.start >= waited && !isKey && !isCalled && names.has(String(each['name'])))
        late.push(String(each['name']));
      return true;
    });
    return true;
  });
  return late;
}

describe('a part over the table', () => {
  test.each(Object.entries(parts))('%s reads nothing that was given to it once it has waited', (_, source) => {
    expect(readLate(source)).toEqual([]);
  });

  test('is found out', () => {
    const source = `<script lang="ts">
      const { seat, onclose }: { seat: number; onclose: () => void } = $props();
      const next = $derived(seat + 1);
      async function take(): Promise<void> {
        const before = seat;
        await ask(before);
        say({ seat: before, next });
        onclose();
      }
    </script>`;
    expect(readLate(source)).toEqual(['next']);
  });
});
