// Everything that can be found wrong in a picture without looking at it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/common.mjs';
import { cutOff } from './cut-off.mjs';
import { belowTheFold, covered, outOfSight, overlapping, scrolledSideways, small, unspoken } from './faults/judge.mjs';
import { seen } from './faults/seen.mjs';

/** Shorter ones are the same in both languages by chance, or stand for a name. */
const LEAST_LETTERS = 8;

/** What the window says; lessons and rules have theirs inside. */
const FILES = /(^|[/\\])words\.[a-z]+\.json$/;

function sentencesOf(words) {
  return Object.values(words).flatMap((word) => (typeof word === 'string' ? word : Object.values(word)));
}

function wordsOf(language) {
  const files = readdirSync(join(root, 'resources'), { recursive: true }).filter(
    (file) => FILES.test(file) && file.endsWith(`.${language}.json`),
  );
  return files
    .flatMap((file) => sentencesOf(JSON.parse(readFileSync(join(root, 'resources', file), 'utf8'))))
    .filter((each) => typeof each === 'string');
}

/** What reads as this sentence does, whatever it is filled with. */
function readsAs(sentence) {
  const parts = sentence.split(/\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return parts.join('.+');
}

const LETTERS = /\p{L}/gu;

/** Tells what only the other of two languages says. */
function tellerOf(these, those) {
  const long = (text) => (text.replace(/\{[^}]*\}/g, '').match(LETTERS)?.length ?? 0) >= LEAST_LETTERS;
  const all = (list) => new RegExp(`^(?:${[...new Set(list)].map(readsAs).join('|')})$`, 'u');
  const [foreign, own] = [all(these.filter(long)), all(those)];
  return (text) => foreign.test(text) && !own.test(text);
}

let tellers = null;

/** Tells whether words are of the language that is not spoken. */
function foreignTo(language) {
  if (tellers === null) {
    const [en, it] = [wordsOf('en'), wordsOf('it')];
    tellers = { en: tellerOf(it, en), it: tellerOf(en, it) };
  }
  return tellers[language];
}

/** What is wrong on a page of Playwright's as it is, spoken in `language`: a list of `{ what, words }`. */
export async function faultsOn(page, language) {
  const facts = await page.evaluate(seen);
  const all = {
    'cut off': await page.evaluate(cutOff),
    overlapping: overlapping(facts),
    'out of sight': outOfSight(facts),
    'scrolls sideways': scrolledSideways(facts),
    'below the fold': belowTheFold(facts),
    covered: covered(facts),
    small: small(facts),
    unspoken: unspoken(facts, foreignTo(language)),
  };
  return Object.entries(all).flatMap(([what, found]) => found.map((words) => ({ what, words })));
}
