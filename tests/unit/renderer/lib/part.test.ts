import { expect, test } from 'vitest';
import { Part } from '../../../../src/renderer/lib/part.svelte';

test('a part is read once, whoever asks for it', async () => {
  let reads = 0;
  const part = new Part(() => {
    reads += 1;
    return Promise.resolve({ default: 'a component' });
  });
  expect(part.ready).toBeUndefined();
  await Promise.all([part.prepare(), part.prepare()]);
  expect([part.ready, reads, part.prepare()]).toEqual(['a component', 1, undefined]);
});

test('a part that cannot be read says why to whoever shows it, and is read again the next time', async () => {
  let broken = true;
  const part = new Part(() => (broken ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve({ default: 'a component' })));
  await part.prepare();
  expect(() => part.ready).toThrow('Failed to fetch');
  broken = false;
  await part.prepare();
  expect(part.ready).toBe('a component');
});
