/** Pack files as bytes and as names. */
import type { ChosenPack } from '../../shared/packs';
import type { Phrase } from '../../shared/phrase';
import { phrase } from '../../shared/phrase';
import { LONGEST_PACK } from '../../shared/puzzle-frame';
import { fileName } from './file-names';
import { accepted, refused, type Result } from '../../rules/result';

const PACK_EXTENSION = '.puzzles.json';

const decoder = new TextDecoder('utf-8', { fatal: true });

/** The text of a chosen pack file, or why it is none. */
export function packTextOf(bytes: Uint8Array | Exclude<ChosenPack['bytes'], Uint8Array>): Result<string, Phrase> {
  if (bytes === 'too-large') return refused(phrase('fault.pack-too-large', { megabytes: LONGEST_PACK / 1_000_000 }));
  if (bytes === 'unread') return refused(phrase('fault.file-unread'));
  try {
    return accepted(decoder.decode(bytes));
  } catch {
    return refused(phrase('fault.not-utf-8'));
  }
}

/** A file name for a pack. */
export function packFileName(name: string): string {
  return fileName([name], PACK_EXTENSION, 'puzzles');
}
