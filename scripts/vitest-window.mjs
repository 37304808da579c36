/** Where the unit tests of the window run: Node, with Svelte's runes as they are in a window, so that effects and derived values follow. */
export default {
  name: 'window',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined }),
};
