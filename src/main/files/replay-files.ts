/** Replay files as names and as texts. */
import { LARGEST_FILE, type ChosenFile } from '../../shared/replay-requests';
import { phrase, type Phrase } from '../../shared/phrase';
import type { KeptReplay } from '../../shared/replay';
import { accepted, refused, type Result } from '../../rules/result';
import { textAsFar } from '../replay/utf8-prefix';
import { REPLAY_EXTENSION } from '../replay/write';
import { fileName } from './file-names';

/** What a file is called by: which game, when it began, and who played. */
export type Named = Pick<KeptReplay, 'game' | 'startedAt' | 'players'>;

/** The day and the time by the clock of here, as the list tells them; nothing of a stamp that makes no sense. */
function dayAndTime(startedAt: string): readonly string[] {
  const at = new Date(startedAt);
  if (Number.isNaN(at.getTime())) return [];
  const two = (value: number): string => String(value).padStart(2, '0');
  const day = [String(at.getFullYear()).padStart(4, '0'), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return [day, `${two(at.getHours())}h${two(at.getMinutes())}`];
}

const namesOf = ({ players }: Named): readonly string[] => players.map(({ name }) => name);

/** A file's name for a replay: when it began and who played. */
export function replayFileName(replay: Named): string {
  return fileName([replay.game, ...dayAndTime(replay.startedAt), ...namesOf(replay)], REPLAY_EXTENSION, 'replay');
}

/**
 * A file's name for a picture of a moment, or for a whole round where no moment is told: when the match began, which round, after how many
 * events, and who played; of a match that cannot be told the round alone. The names come last: where they are too long nothing else is lost.
 */
export function sharedFileName(of: {
  readonly match: Named | undefined;
  readonly round: number;
  readonly at?: number;
  readonly ending: string;
}): string {
  const { match } = of;
  const moment = of.at === undefined ? [] : ['event', String(of.at)];
  const which = ['round', String(of.round + 1), ...moment];
  const words = match === undefined ? ['lookout', ...which] : [match.game, ...dayAndTime(match.startedAt), ...which, ...namesOf(match)];
  return fileName(words, `.${of.ending}`, 'lookout');
}

/** The text of a chosen file, and why it ends too early where it does; or why there is none. */
export function textOf({ bytes }: ChosenFile): Result<ReturnType<typeof textAsFar>, Phrase> {
  if (bytes === 'too-large') return refused(phrase('fault.file-too-large', { megabytes: LARGEST_FILE / 1_000_000 }));
  if (bytes === 'unread') return refused(phrase('fault.file-unread'));
  return accepted(textAsFar(bytes));
}
