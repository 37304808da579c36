/** What stands in a corner of the window over every screen: whoever has something to show there puts it here, so that the window need not know it. */
import type { Component } from 'svelte';

class Corner {
  shown = $state.raw<Component | null>(null);
}

export const corner = new Corner();
