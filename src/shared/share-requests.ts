/** What of a saved round goes out, beside its file: pictures of a moment, and words. */
import * as v from 'valibot';
import type { Exported } from './exports';
import { LANGUAGES } from './language';
import { PointOfViewSchema } from './replay-view';

/** The id of a saved match as it stands in the store. */
const kept = v.pipe(v.string(), v.maxLength(1000));

/** Longer than what happened in any round, in words. */
const LONGEST_TEXT = 2_000_000;

/** More than what is recorded in some seconds of the largest video. */
const LARGEST_PART = 64_000_000;
/** A day. */
const LONGEST_VIDEO = 86_400_000;
/** No replay has a longer round, in milliseconds. */
const LONGEST_ROUND = 1_000_000_000;

/** A saved round, with whose eyes, and in which words. */
const round = {
  id: kept,
  /** From 0. */
  round: v.pipe(v.number(), v.integer(), v.minValue(0)),
  view: PointOfViewSchema,
  language: v.picklist(LANGUAGES),
  plain: v.boolean(),
};

/** A moment of it as a picture shows it. */
const moment = {
  ...round,
  /** So many events have happened. */
  at: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The round's time that the clock shows then: it goes on between two events. */
  t: v.pipe(v.number(), v.minValue(0), v.maxValue(LONGEST_ROUND)),
  theme: v.picklist(['night', 'day', 'contrast']),
};

/** Spread into the contract's list of requests. Refused like `replay.round`, and with `no-pictures` in a game that has none. */
export const SHARE_REQUESTS = {
  /** Asks where a picture of a moment goes and writes it there. */
  'share.picture': v.strictObject({ ...moment, format: v.picklist(['png', 'svg']) }),
  /** The whole round on pages to be printed, as PDF: asks where it goes and writes it there. */
  'share.page': v.strictObject({ ...round, about: v.pipe(v.string(), v.maxLength(300)) }),
  /** Puts a picture of a moment where other programs can paste it from. */
  'share.copy-picture': v.strictObject(moment),
  /** Asks where the video of a round goes, and begins it there; only one is made at a time. */
  'share.video-begin': v.strictObject({ id: kept, round: round.round }),
  /** Its next part, as it is recorded. Refused with `no-video` where none was begun, with `not-written` where it cannot be. */
  'share.video-add': v.strictObject({
    bytes: v.pipe(
      v.instance(Uint8Array),
      v.check((bytes) => bytes.byteLength <= LARGEST_PART),
    ),
  }),
  /** It is whole, and lasts so many milliseconds. */
  'share.video-end': v.strictObject({ millis: v.pipe(v.number(), v.minValue(0), v.maxValue(LONGEST_VIDEO)) }),
  /** It is wanted no more: nothing is left of it. */
  'share.video-drop': v.strictObject({}),
  /** Puts words there. */
  'share.copy-text': v.strictObject({ text: v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_TEXT)) }),
} as const;

export interface ShareOutputs {
  'share.picture': Exported;
  'share.page': Exported;
  'share.copy-picture': null;
  /** False: somebody would rather not. */
  'share.video-begin': boolean;
  'share.video-add': null;
  'share.video-end': Exported;
  'share.video-drop': null;
  'share.copy-text': null;
}
