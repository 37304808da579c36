/** What of saved rounds goes out beside their files: pictures of a moment, and words. */
import type { Refusal } from '../../shared/refusal';
import { accepted, type Result } from '../../rules/result';
import { writeWhole } from '../files/whole-file';
import { sharedFileName, type Named } from '../files/replay-files';
import type { Handlers } from '../ipc';
import type { MomentAsk, PageAsk } from '../matches/moment-picture';
import type { Saving } from './saving';
import type { Videos } from './videos';

/** What other programs can paste. */
export type Copied = { readonly text: string } | { readonly png: Uint8Array };

interface SharePorts {
  readonly saving: Pick<Saving, 'save'>;
  /** Draws a picture, or pages, beside the window's thread. */
  readonly draw: (ask: MomentAsk | PageAsk) => Promise<Result<Uint8Array, Refusal>>;
  readonly copy: (what: Copied) => Promise<void>;
  readonly videos: Videos;
  /** A match by its id, for the names of files; undefined for one that is not there or cannot be read. */
  readonly about: (match: string) => Named | undefined;
}

export function shareRequests({
  saving,
  draw,
  copy,
  videos,
  about,
}: SharePorts): Pick<Handlers, Extract<keyof Handlers, `share.${string}`>> {
  const called = (of: { readonly id: string; readonly round: number; readonly at?: number }, ending: string): string =>
    sharedFileName({ match: about(of.id), round: of.round, ...(of.at !== undefined && { at: of.at }), ending });
  return {
    'share.picture': async (ask) => {
      const drawn = await draw(ask);
      if (!drawn.ok) return drawn;
      return saving.save(called(ask, ask.format), (file) => writeWhole(file, drawn.value));
    },
    'share.page': async (ask) => {
      const pages = await draw({ ...ask, format: 'pdf' });
      if (!pages.ok) return pages;
      return saving.save(called(ask, 'pdf'), (file) => writeWhole(file, pages.value));
    },
    'share.copy-picture': async (ask) => {
      const drawn = await draw({ ...ask, format: 'png' });
      if (drawn.ok) await copy({ png: drawn.value });
      return drawn.ok ? accepted(null) : drawn;
    },
    'share.video-begin': (of) => videos.begin(called(of, 'webm')),
    'share.video-add': ({ bytes }) => videos.add(bytes),
    'share.video-end': ({ millis }) => videos.end(millis),
    'share.video-drop': async () => {
      await videos.drop();
      return accepted(null);
    },
    'share.copy-text': async ({ text }) => {
      await copy({ text });
      return accepted(null);
    },
  };
}
