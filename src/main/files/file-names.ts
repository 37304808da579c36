/** Names of the files that go out, such as every file system takes: also one that knows neither case nor colons. */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Letters of a name at most; with an ending and a number it stays far below what any file system allows. */
const LONGEST = 80;

/** Windows has devices by these names, whatever ending follows them. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/;

/** A name in the letters a to z, digits and hyphens; empty where nothing of it can be written so. */
export function plainName(name: string): string {
  const letters = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return letters.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
}

/**
 * A file's name out of words of which any may be a person's: those that can be written, joined by hyphens. `otherwise`
 * stands where nothing is left, and before what would be the name of a device.
 */
export function fileName(words: readonly string[], extension: string, otherwise: string): string {
  const plain = words
    .map(plainName)
    .filter((word) => word !== '')
    .join('-')
    .slice(0, LONGEST)
    .replace(/-+$/, '');
  if (plain === '') return otherwise + extension;
  return (DEVICE.test(plain) ? `${otherwise}-${plain}` : plain) + extension;
}

/** The ending of a file's name: our own have two parts. */
const ENDING = /(?:\.(?:lookout|puzzles))?\.[a-z]+$/i;

/** A path in `folder` for a file of this name that takes no other's place: `round (2).lookout.json`, if need be. */
export function freePath(folder: string, name: string): string {
  const [ending = ''] = ENDING.exec(name) ?? [];
  const stem = name.slice(0, name.length - ending.length);
  let path = join(folder, name);
  for (let copy = 2; existsSync(path); copy++) path = join(folder, `${stem} (${copy})${ending}`);
  return path;
}

/**
 * What somebody chose who left the ending out, with the ending of the name that was proposed, so that the file is found
 * again when it comes in. Nobody was asked about that longer name: it takes no other file's place.
 */
export function withEnding(chosen: string, proposed: string): string {
  const [ending = ''] = ENDING.exec(proposed) ?? [];
  const name = basename(chosen);
  if (ENDING.test(name)) return chosen;
  return freePath(chosen.slice(0, chosen.length - name.length), `${name.replace(/[. ]+$/, '')}${ending}`);
}
