/** Files to take in: good replays and packs, and garbled ones. */
import four from '../fixtures/replays/four-unfinished.lookout.json';
import fourCaught from '../fixtures/replays/four-both-caught.lookout.json';
import minimal from '../fixtures/minimal.lookout.json';
import three from '../fixtures/replays/three-hideout-perfect-plan.lookout.json';
import two from '../fixtures/replays/two-caught.lookout.json';
import given from '../fixtures/replays/two-given-up.lookout.json';
import lost from '../fixtures/replays/two-trail-lost-late.lookout.json';
import { packText } from '../../src/main/games/chase/puzzles/pack';
import { smallPack } from '../fixtures/packs';
import type { Dice } from './dice';
import { garbledFile } from './garble';

const REPLAYS: readonly object[] = [minimal, minimal, two, given, lost, three, four, fourCaught];
const encoder = new TextEncoder();

/** A replay file that holds, with this id. */
export function replayText(dice: Dice, id: string): string {
  return JSON.stringify({ ...dice.oneOf(REPLAYS), id });
}

export function replayBytes(dice: Dice, id: string): Uint8Array<ArrayBuffer> {
  return encoder.encode(replayText(dice, id));
}

const PACKS = ['ships', 'one', 'two'] as const;
const made = new Map<string, string>();

/** A pack file that holds, of a puzzle of every kind; `ships` stands for the one that ships. */
export function packTextOf(name: (typeof PACKS)[number]): string {
  const text = made.get(name) ?? packText(smallPack(name, 1));
  made.set(name, text);
  return text;
}

/** Any of them. */
export const somePack = (dice: Dice): string => packTextOf(dice.oneOf(PACKS));

/** A few files for a request, of which the most are good. */
export function someFiles(dice: Dice): readonly Uint8Array[] {
  const text = dice.percent(30) ? somePack(dice) : replayText(dice, dice.uuid());
  return [dice.percent(60) ? encoder.encode(text) : garbledFile(text, dice)];
}
