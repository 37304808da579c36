import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import './styles/buttons.css';
import './styles/controls.css';
import './styles/dialogs.css';
import './styles/over-table.css';
import './styles/scenes.css';
import { mount } from 'svelte';
import { resolveLanguage } from '../shared/catalogue';
import { readWords } from '../shared/words-at-hand';
import App from './App.svelte';
import { appearance } from './lib/appearance.svelte';
import { GAMES } from './games/game-list';
import { begin } from './lib/beginning';
import { ask } from './lib/bridge';
import { allowEmptyMarkupOnly } from './lib/empty-markup';
import { lettersLoaded } from './lib/letters';
import { offerGames } from './lib/games';
import { guardHeldKeys } from './lib/held-keys';
import { keepFocus } from './lib/keep-focus';
import { watchLayout } from './lib/keyboard.svelte';
import { players } from './lib/players.svelte';
import { settings } from './lib/settings.svelte';
import { guardTakenPresses } from './lib/taken-presses';

allowEmptyMarkupOnly(window);
offerGames(GAMES);
// Beside the first request, and needed as soon as that is answered.
const letters = lettersLoaded(document);
// Most speak what their computer does; whoever chose another language waits for that, and speaks this one where that cannot be read.
const guessed = readWords(resolveLanguage('system', navigator.language));
guessed.catch(() => undefined);
// What is shown first comes first, in one answer, so that it has the right language and theme, and nothing in it moves.
const first = await begin();
settings.begin(first['settings.read']);
players.begin(first['profile.list']);
if (first['app.info'].ok) appearance.systemLanguage = first['app.info'].value.systemLanguage;
await readWords(appearance.language).catch(() => guessed);
appearance.watch();
watchLayout();
guardHeldKeys(window);
guardTakenPresses(window);
keepFocus(window);

await letters;
const target = document.querySelector('#app');
if (target !== null) mount(App, { target, props: { first } });
void ask('app.drawn', { ground: getComputedStyle(document.body).backgroundColor });
