/** What `npm run pictures` finds by itself: nothing on a sound screen, and each planted fault. */
import { faultsOn } from '../../scripts/watch/faults.mjs';
import { expect, test } from './app';

/** An element: its name, its style, and what is in it. */
type Leaf = readonly [tag: string, style: string, ...words: string[]];
type Planted = readonly [tag: string, style: string, ...inside: (string | Leaf)[]];

const at = (left: number, top: number): string => `position:absolute; left:${String(left)}px; top:${String(top)}px`;

/** Faults by what they are called. */
const PLANTED: Readonly<Record<string, readonly Planted[]>> = {
  overlapping: [
    ['p', at(300, 300), 'one word'],
    ['p', at(310, 302), 'another word'],
  ],
  'out of sight': [['p', 'width:3rem; overflow:hidden; white-space:nowrap', 'words that are longer than their room']],
  'scrolls sideways': [['div', 'width:4rem; overflow:auto', ['div', 'width:20rem; height:1rem']]],
  'below the fold': [['div', 'height:2rem; overflow:auto', ['div', 'height:5rem'], ['button', 'height:2rem', 'On']]],
  covered: [['div', at(300, 300), ['button', 'width:80px; height:40px', 'below'], ['span', 'position:absolute; inset:0; background:red']]],
  small: [['button', 'width:12px; height:12px; padding:0; min-width:0; min-height:0']],
  unspoken: [['p', '', 'settings.no-such-word']],
};

test('each planted fault is found, and nothing where none is', async ({ app: { window: page } }) => {
  expect(await faultsOn(page, 'en')).toEqual([]);
  for (const [what, planted] of Object.entries(PLANTED)) {
    await page.evaluate((elements) => {
      const made = ([tag, style, ...inside]: Planted | Leaf): HTMLElement => {
        const element = document.createElement(tag);
        element.style.cssText = style;
        if (tag === 'button') element.className = 'primary';
        element.append(...inside.map((each) => (typeof each === 'string' ? each : made(each))));
        return element;
      };
      const room = made(['div', 'position:fixed; inset:0; background:white; z-index:9']);
      room.id = 'planted';
      room.append(...elements.map(made));
      document.querySelector('main')?.append(room);
    }, planted);
    const found = (await faultsOn(page, 'en')).map((fault) => fault.what);
    expect(found, what).toContain(what);
    await page.evaluate(() => document.getElementById('planted')?.remove());
  }
  expect(await faultsOn(page, 'en')).toEqual([]);
  // The same words in a window that speaks another language.
  expect((await faultsOn(page, 'it')).map(({ what }) => what)).toContain('unspoken');
});
