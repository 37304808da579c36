import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/over-table.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { appearance } from './lib/appearance.svelte';
import { allowEmptyMarkupOnly } from './lib/empty-markup';
import { guardHeldKeys } from './lib/held-keys';
import { keepFocus } from './lib/kept-focus';
import { watchLayout } from './lib/keyboard.svelte';
import { settings } from './lib/settings.svelte';

allowEmptyMarkupOnly(window);
// The settings come first, so that the first thing shown has the right language and theme.
await settings.load();
appearance.watch();
watchLayout();
guardHeldKeys(window);
keepFocus(window);

const target = document.querySelector('#app');
if (target !== null) mount(App, { target });
