import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess(),
  compilerOptions: { runes: true },
  // No option for inline styles: component styles are emitted as files, as the content security policy asks.
};
