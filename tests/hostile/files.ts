/**
 * Garbled files: each is read by the judge and taken in by the application, as far as it holds. It gives a verdict or a clear sentence with
 * its place; what was taken in shows, and goes out as a file of the same verdict, and where nothing was nothing is written. A piece is a
 * hundred files.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { judgeMatch } from '../../src/rules/chase/judge-match';
import { readReplay, type PlayedReplay } from '../../src/main/games/chase/replay/chase-replay';
import { packTextOf } from '../../src/main/files/pack-files';
import { readPack } from '../../src/main/games/chase/puzzles/pack';
import { sameJson } from '../../src/shared/same-json';
import { CATALOGUES } from '../../src/shared/catalogue';
import { sentence, type Phrase } from '../../src/shared/phrase';
import { openAsked, type Asked } from './asking';
import { diceOf, type Dice } from './dice';
import { MOST_FOUND, type Found, type Ordered, type Outcome } from './found';
import { garbledBytes, garbledFile } from './garble';
import { screensBroken } from './screens';
import { replayText, somePack } from './some-files';

const PIECE = 100;

interface Bench {
  readonly app: Asked;
  readonly dice: Dice;
  readonly folder: string;
  readonly facts: Record<string, number>;
  /** The file that is asked for when a copy is chosen. */
  copy: string | null;
}

type Complaints = string[];

/** Tries `count` garbled files. */
export async function garbledFiles({ seed, count, from = 0, scratch }: Ordered): Promise<Outcome> {
  const found: Found[] = [];
  const facts: Record<string, number> = { verdicts: 0, damaged: 0, sentences: 0 };
  let tried = 0;
  for (let piece = from; tried < count && found.length < MOST_FOUND; piece++) {
    const folder = join(scratch, `files-${piece}`);
    mkdirSync(folder, { recursive: true });
    const dice = diceOf(`${seed}/files ${piece}`);
    const app = openAsked(folder, `${seed}/files ${piece}`, { whichCopy: () => Promise.resolve(bench.copy), restart: () => undefined });
    const bench: Bench = { app, dice, folder, facts, copy: null };
    try {
      for (let file = 1; file <= PIECE && tried < count; file++, tried++) {
        const complaints = [...(await one(bench)), ...app.thrown.splice(0), ...app.reports.splice(0)];
        found.push(...complaints.map((what) => ({ piece, what: `File ${file}: ${what}` })));
      }
      found.push(...(await screensBroken(app.ask, true)).map((what) => ({ piece, what })));
    } finally {
      app.close();
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return { count: tried, facts, found };
}

function one(bench: Bench): Promise<Complaints> {
  const kind = bench.dice.below(100);
  return kind < 88 ? oneReplay(bench) : kind < 98 ? onePack(bench) : oneCopy(bench);
}

/** What is wrong with the words of a refusal: there have to be some, in every language, with nothing left to fill in. */
function wordsBroken(what: Phrase): Complaints {
  return (Object.keys(CATALOGUES) as (keyof typeof CATALOGUES)[]).flatMap((language) => {
    const words = sentence(what, language);
    return words.trim() === '' || words.length > 1000 || words.includes('undefined')
      ? [`In ${language} a fault is told by ${JSON.stringify(words.slice(0, 200))}.`]
      : [];
  });
}

const decoder = new TextDecoder('utf-8', { fatal: true });

/** As the judge's program reads a file. */
function judged(bytes: Uint8Array): PlayedReplay | Phrase | null {
  let text: string;
  try {
    text = decoder.decode(bytes);
  } catch {
    return null;
  }
  const read = readReplay(text);
  return read.ok ? read.value : read.error.what;
}

const verdictOf = ({ replay, rounds }: PlayedReplay): string =>
  JSON.stringify(judgeMatch(rounds, replay.players.length, replay.rules.pointsToWin));

async function oneReplay({ app, dice, facts }: Bench): Promise<Complaints> {
  const bytes = garbledFile(replayText(dice, dice.uuid()), dice);
  const read = judged(bytes);
  const before = await app.ask('replay.list', { offset: 0, limit: 1 });
  const answer = await app.ask('replay.import', { files: [{ name: 'garbled', bytes }] });
  if (!answer.ok) return [`Its import was refused: ${JSON.stringify(answer.error)}`];
  const { imported, faults, longer, damaged } = answer.value;
  if (imported + faults.length + longer.length !== 1) return [`It was taken in ${imported} times, and ${faults.length} faults were told.`];
  const told = [...faults, ...damaged.flatMap((each) => each.faults)];
  const complaints = told.flatMap(({ what }) => wordsBroken(what));
  const list = await app.ask('replay.list', { offset: 0, limit: 100 });
  if (!list.ok || !before.ok || list.value.total !== before.value.total + imported)
    return [...complaints, `The list has ${list.ok ? list.value.total : 'nothing'}.`];
  if (imported === 0) {
    facts['sentences'] = (facts['sentences'] ?? 0) + 1;
    const [fault] = faults;
    // A file without rounds holds, and there is nothing to show of it.
    const empty = fault?.what.key === 'fault.replay-empty' || longer.length > 0;
    if (read !== null && 'rounds' in read && !empty) complaints.push(`The judge took it, the import did not: ${JSON.stringify(fault)}`);
    return complaints;
  }
  const holds = read !== null && 'rounds' in read;
  if (holds !== (damaged.length === 0))
    return [...complaints, `The judge says ${JSON.stringify(read)}, the import ${JSON.stringify(damaged)}.`];
  const [opened] = damaged;
  facts[holds ? 'verdicts' : 'damaged'] = (facts[holds ? 'verdicts' : 'damaged'] ?? 0) + 1;
  const id = opened?.match ?? (holds ? read.replay.id : undefined) ?? list.value.replays[0]?.id ?? '';
  const kept = holds ? read : await asOpened(app, id, bytes);
  complaints.push(...(typeof kept === 'string' ? [kept] : await outAndIn(app, id, kept)));
  const removed = await app.ask('replay.remove', { id });
  if (!removed.ok) complaints.push(`It does not go: ${JSON.stringify(removed.error)}`);
  return complaints;
}

/** What was opened of a damaged file; a sentence where it is no replay, or has in it what the file has not. */
async function asOpened(app: Asked, id: string, bytes: Uint8Array): Promise<PlayedReplay | string> {
  const out = await app.ask('replay.export', { id });
  if (!out.ok || out.value === null) return `It does not go out: ${JSON.stringify(out)}`;
  const kept = judged(readFileSync(out.value.file));
  rmSync(out.value.file);
  if (kept === null || !('rounds' in kept)) return `What was opened is no replay: ${JSON.stringify(kept)}`;
  let file: { readonly rounds?: readonly { readonly events?: readonly unknown[] }[] };
  try {
    file = JSON.parse(new TextDecoder().decode(bytes)) as typeof file;
  } catch {
    return kept;
  }
  const same = kept.replay.rounds.every(({ events }, at) => sameJson(events, file.rounds?.[at]?.events?.slice(0, events.length)));
  return same ? kept : 'What was opened has events that the file has not.';
}

/** A replay that was taken in goes out as one of the same verdict, and shows. */
async function outAndIn(app: Asked, id: string, read: PlayedReplay): Promise<Complaints> {
  for (const round of read.rounds.keys()) {
    const shown = await app.ask('replay.round', { id, round });
    if (!shown.ok) return [`Round ${round} does not show: ${JSON.stringify(shown.error)}`];
  }
  const out = await app.ask('replay.export', { id });
  if (!out.ok || out.value === null) return [`It does not go out: ${JSON.stringify(out)}`];
  const again = judged(readFileSync(out.value.file));
  rmSync(out.value.file);
  if (again === null || !('rounds' in again)) return [`What went out is no replay: ${JSON.stringify(again)}`];
  return verdictOf(again) === verdictOf(read) ? [] : ['What went out is judged otherwise.'];
}

async function onePack({ app, dice, facts }: Bench): Promise<Complaints> {
  const bytes = garbledFile(somePack(dice), dice);
  const answer = await app.ask('pack.import', { file: { name: 'garbled', bytes } });
  if (!answer.ok) return [`The import of a pack was refused: ${JSON.stringify(answer.error)}`];
  const taken = answer.value;
  if (taken.state === 'cancelled') return ['A pack was cancelled by nobody.'];
  if (taken.state === 'faulty') {
    facts['sentences'] = (facts['sentences'] ?? 0) + 1;
    return wordsBroken(taken.what);
  }
  facts['packs'] = (facts['packs'] ?? 0) + 1;
  const text = packTextOf(bytes);
  const read = text.ok ? readPack(text.value) : text;
  const out = await app.ask('pack.export', { pack: taken.pack.id });
  if (!out.ok || out.value === null) return [`A pack does not go out: ${JSON.stringify(out)}`];
  const again = readPack(readFileSync(out.value.file, 'utf8'));
  rmSync(out.value.file);
  const removed = await app.ask('pack.remove', { pack: taken.pack.id });
  if (!removed.ok) return [`A pack does not go: ${JSON.stringify(removed.error)}`];
  if (!again.ok || !read.ok) return [`What went out is no pack: ${JSON.stringify(again)}`];
  const ids = (of: typeof again.value): string => JSON.stringify(of.puzzles.map(({ id }) => id).sort());
  return ids(again.value) === ids(read.value) ? [] : ['What went out has other puzzles.'];
}

/** A garbled copy of everything: it is looked at, and laid ready where it looks well. */
async function oneCopy(bench: Bench): Promise<Complaints> {
  const { app, dice, facts, folder } = bench;
  const saved = await app.ask('copy.save', {});
  if (!saved.ok || saved.value === null) return [`A copy is not written: ${JSON.stringify(saved)}`];
  bench.copy = join(folder, 'garbled.db');
  writeFileSync(
    bench.copy,
    dice.percent(15) ? garbledFile(replayText(dice, dice.uuid()), dice) : garbledBytes(readFileSync(saved.value.file), dice),
  );
  rmSync(saved.value.file);
  const chosen = await app.ask('copy.choose', {});
  if (!chosen.ok && chosen.error.code !== 'no-copy') return [`A garbled copy was refused: ${JSON.stringify(chosen.error)}`];
  facts[chosen.ok ? 'copies' : 'sentences'] = (facts[chosen.ok ? 'copies' : 'sentences'] ?? 0) + 1;
  const laid = chosen.ok ? await app.ask('copy.restore', {}) : chosen;
  return laid.ok || laid.error.code === 'no-copy' ? [] : [`A garbled copy was not laid ready: ${JSON.stringify(laid.error)}`];
}
