/**
 * `replay FILE` shows and tells a round of a replay file: pictures of a moment, and all that happened in words. Needs no window, no display
 * and no store. Of a damaged file it shows what holds, and says on standard error where it breaks. Exit status: 0, 1 where the file is
 * damaged or bad or a picture cannot be written, 2 for wrong arguments.
 */
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { writeWhole } from '../files/whole-file';
import { gameOf, GAMES, type GameOfMain } from '../games';
import { PICTURE_FORMATS } from '../pictures/canvas';
import type { GamePictured } from '../pictures/game';
import { ToldRound } from '../pictures/told-round';
import { plainFault } from '../replay/fault';
import { replayReader, type AnyPlayedReplay } from '../replay/reader';
import { accepted, refused, type Result } from '../../rules/result';
import { clockText } from '../../shared/clock-text';
import type { FileFault } from '../../shared/phrase';
import type { Replay } from '../../shared/replay';
import { seatedAtEnd, swapsIn } from '../../shared/swaps';
import { helpIfAsked } from '../usage';
import { bytesOf, textAsFarOf, unread } from '../input/replay-bytes';
import { readArguments, type ReplayArguments } from './replay/arguments';

/** Answer to --help. */
const USAGE = `
Usage: npm run --silent replay -- FILE WHAT... [WHICH...]
What is wanted, one or more:
  --png OUT      a picture of a moment, as PNG into the file OUT
  --svg OUT      the same as SVG; its words are drawn, so that it looks alike everywhere
  --pdf OUT      the whole round on pages to be printed: the last table, the points, all that happened
  --text         when it was, who played, by which rules, the result; then what happened, a line an event: the round's clock and a sentence
  --analysis     what decided the round: each side's times, readings, ways and chances; takes seconds. --json: as one JSON object
Which moment, and how it looks:
  --round N      of which round, from 1 (1)
  --at T         after the last event at or before T milliseconds of the round; with --text, up to there (the end)
  --seat N       as seat N, from 0, knew it then: tiles that it did not know lie on their faces (left out: everything is open);
                 not with --analysis, which tells what no seat knew
  --judge        everything, and which markers and tiles are right
  --theme NAME   night, day or contrast (night)
  --language L   of the words, en or it (en)
  --width W      of the picture in pixels, 320 to 8000; it is five eighths as tall (1600)
  --plain        arrows in place of heads, easier to count
FILE is a replay, .lookout.json, as the app exports it, or a pipe. A picture replaces what OUT was before, once all of it is there. FILE
itself is never written.
A damaged FILE is opened as far as it holds: what was asked for is shown of that, standard error says where it breaks, a line for each place,
and the exit status is 1. Where nothing of it holds, or a newer Lookout wrote it, nothing is shown.
Exit status: 0, 1 where FILE is damaged or bad or a picture cannot be written, 2 for wrong arguments.
`;

const HEIGHT = 5 / 8;

/** Says what is wrong, in one sentence. */
function fail(status: number, sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = status;
}

function faultText(file: string, fault: FileFault): string {
  const { path, message } = plainFault(fault);
  return path === '' ? `${file}: ${message}` : `${file}, at ${path}: ${message}`;
}

/** What is in a replay file, a damaged one as far as it holds, or what is wrong with it in a sentence. */
async function readIn(file: string): Promise<Result<AnyPlayedReplay, string>> {
  let bytes: Uint8Array;
  try {
    bytes = await bytesOf(file);
  } catch (error) {
    return refused(plainFault(unread(file, error)).message);
  }
  const text = textAsFarOf(bytes);
  const read = text.ok ? replayReader(GAMES.map(({ replay }) => replay)).readAsFar(text.value.text, text.value.ends) : text;
  if (!read.ok) return refused(faultText(file, read.error));
  const { played, faults } = read.value;
  if (faults.length > 0) warn(file, played, faults);
  return accepted(played);
}

/** Says where a file breaks of which a part holds. */
function warn(file: string, { replay }: AnyPlayedReplay, faults: readonly FileFault[]): void {
  const events = replay.rounds.reduce((sum, round) => sum + round.events.length, 0);
  fail(1, `${file} is damaged; it is opened as far as it holds: rounds ${String(replay.rounds.length)}, events ${String(events)}.`);
  for (const fault of faults) fail(1, faultText(file, fault));
}

interface Found {
  readonly game: GameOfMain;
  readonly pictured: GamePictured;
  readonly replay: Replay;
  readonly told: ToldRound;
  /** Of the match after the round, by seat. */
  readonly points: readonly number[];
}

/** The round that was asked for; why there is none, in a sentence. */
async function roundIn({ file, round, view }: ReplayArguments): Promise<Result<Found, string>> {
  const read = await readIn(file);
  if (!read.ok) return read;
  const { replay, rounds } = read.value;
  if (rounds.length === 0) return refused(`${file} has no round yet.`);
  if (round > rounds.length)
    return refused(`${file} has ${rounds.length === 1 ? 'one round' : `${String(rounds.length)} rounds`} and no round ${String(round)}.`);
  const seats = replay.players.length;
  if (typeof view === 'number' && view >= seats) return refused(`${file} has seats 0 to ${String(seats - 1)} and no seat ${String(view)}.`);
  const game = gameOf(replay);
  const pictured = await game.pictured?.();
  if (pictured === undefined) return refused(`There are no pictures of ${replay.game}.`);
  const outcomes = rounds.slice(0, round).map((state, at) => ({ deal: replay.rounds[at] ?? {}, outcome: game.rules.outcome(state) }));
  const { points } = game.rules.score(replay.rules, seats, outcomes);
  return accepted({ game, pictured, replay, points, told: new ToldRound(game.rules, pictured, replay, round - 1) });
}

/** The analysis of a round as it is printed; undefined where the game has none. */
async function analysisOf(
  { game, pictured, replay, told }: Found,
  { round, json, language }: ReplayArguments,
): Promise<string | undefined> {
  if (game.analysis === undefined || pictured.analysis === undefined) return undefined;
  const analyst = await game.analysis.analyst();
  const work = analyst.analyse(replay, round - 1, seatedAtEnd(replay.players, swapsIn(replay.rounds), round));
  for (;;) {
    const step = work.next();
    if (step.done !== true) continue;
    const names = told.namesAt(told.timeline.length, language);
    const { analysis } = pictured;
    return json ? JSON.stringify(analysis.json(step.value, names, language)) : analysis.text(step.value, names, language).trimEnd();
  }
}

async function show(asked: ReplayArguments): Promise<void> {
  const found = await roundIn(asked);
  if (!found.ok) {
    fail(1, found.error);
    return;
  }
  const { told } = found.value;
  const moment = told.momentAt(asked.at ?? Infinity);
  if (asked.text) {
    const lines = told.lines(asked, moment.at).map(({ t, text }) => `${clockText(t).padStart(7)}  ${text}`);
    for (const line of [...told.heading(asked, found.value.points, moment.at), '', ...lines]) process.stdout.write(`${line}\n`);
  }
  if (asked.analysis) {
    const printed = await analysisOf(found.value, asked);
    if (printed === undefined) {
      fail(1, `There is no analysis of ${found.value.replay.game}.`);
      return;
    }
    process.stdout.write(`${printed}\n`);
  }
  const look = { width: asked.width, height: Math.round(asked.width * HEIGHT), theme: asked.theme, plain: asked.plain };
  for (const format of [...PICTURE_FORMATS, 'pdf'] as const) {
    const out = asked[format];
    if (out === null) continue;
    if (resolve(out) === resolve(asked.file)) {
      fail(1, `${out} is the replay itself, which is never written.`);
      return;
    }
    if (!existsSync(dirname(resolve(out)))) {
      fail(1, `${out}: The folder ${dirname(resolve(out))} is not there.`);
      return;
    }
    const about = found.value.replay.startedAt ?? '';
    const picture = format === 'pdf' ? told.page(asked, found.value.points, about, asked.plain) : told.picture(format, moment, asked, look);
    const written = await writeWhole(resolve(out), picture);
    if (!written.ok) {
      fail(1, `${out}: ${written.error.message ?? written.error.code}`);
      return;
    }
  }
}

// A reader that has seen enough (`| head`) is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

helpIfAsked(process.argv.slice(2), USAGE);
const asked = readArguments(process.argv.slice(2));
if (asked.ok) await show(asked.value);
else fail(2, asked.error);
