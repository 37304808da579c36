/** Replay files as names and as texts. */
import { LARGEST_FILE, type ChosenFile } from '../../shared/replay-requests';
import { phrase, type Phrase } from '../../shared/phrase';
import type { KeptReplay } from '../../shared/replay';
import { accepted, refused, type Result } from '../../rules/result';
import { textAsFar } from '../replay/utf8-prefix';
import { REPLAY_EXTENSION } from '../replay/write';
import { fileName } from './file-names';

/** A file's name for a replay: when it began and who played. */
export function replayFileName(replay: Pick<KeptReplay, 'game' | 'startedAt' | 'players'>): string {
  const time = replay.startedAt
    .slice(0, 16)
    .replace(/[^0-9T]/g, '')
    .replace('T', '-');
  return fileName([replay.game, time, ...replay.players.map(({ name }) => name)], REPLAY_EXTENSION, 'replay');
}

/** A file's name for a picture of a moment, or for a whole round where no moment is told. */
export function sharedFileName(of: { readonly id: string; readonly round: number; readonly at?: number; readonly ending: string }): string {
  const moment = of.at === undefined ? [] : [String(of.at)];
  return fileName(['lookout', of.id.slice(-8), String(of.round + 1), ...moment], `.${of.ending}`, 'lookout');
}

/** The text of a chosen file, and why it ends too early where it does; or why there is none. */
export function textOf({ bytes }: ChosenFile): Result<ReturnType<typeof textAsFar>, Phrase> {
  if (bytes === 'too-large') return refused(phrase('fault.file-too-large', { megabytes: LARGEST_FILE / 1_000_000 }));
  if (bytes === 'unread') return refused(phrase('fault.file-unread'));
  return accepted(textAsFar(bytes));
}
