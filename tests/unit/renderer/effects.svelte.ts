/** Effects outside a component, as long as a test needs them. */
import { flushSync } from 'svelte';

/** Begins what a component would, with its effects done once; the given function ends it. */
export function inEffect(begin: () => void): () => void {
  const end = $effect.root(begin);
  flushSync();
  return end;
}

/** Keeps everything that `read` gives in turn, until the given function is called; `flushSync` brings it up to date. */
export function seen<Value>(read: () => Value): { readonly all: Value[]; readonly end: () => void } {
  const all: Value[] = [];
  const end = inEffect(() => {
    $effect(() => void all.push(read()));
  });
  return { all, end };
}

/** Something that changes, as what is followed in a component does. */
export function state<Value>(first: Value): { value: Value } {
  let value = $state.raw(first);
  return {
    get value() {
      return value;
    },
    set value(next) {
      value = next;
    },
  };
}
