/** What was wrong with the file that a match came from, which was opened as far as it held. It stands beside the match and in no replay. */
import * as v from 'valibot';
import { isFaultKey, type FileFault, type Phrase } from '../../shared/phrase';
import type { Connection } from './connection';
import { stored, type Stored } from './fault';
import { jsonOf } from './json-text';

export interface DamageReader {
  /** In the order in which it was found; nothing of a match whose file held, or that was played here. */
  damageOf(match: string): Stored<readonly FileFault[]>;
}

const PhraseSchema: v.GenericSchema<unknown, Phrase> = v.custom<Phrase>(
  (what) => typeof what === 'object' && what !== null && 'key' in what && isFaultKey(what.key),
);
const DamageSchema = v.array(v.object({ path: v.string(), what: PhraseSchema }));

/** As it is kept; null where nothing was wrong. */
export function damageText(faults: readonly FileFault[]): string | null {
  return faults.length === 0 ? null : JSON.stringify(faults);
}

/** Over `db`; `put` is called inside the caller's transactions. */
export function matchDamage(db: Connection): {
  readonly put: (match: string, damage: string | null) => void;
  readonly of: DamageReader['damageOf'];
} {
  const put = db.prepare<[string | null, string]>('UPDATE match SET damage = ? WHERE id = ?');
  const of = db.prepare<[string], string | null>('SELECT damage FROM match WHERE id = ?').pluck();
  return {
    put: (match, damage) => {
      put.run(damage, match);
    },
    of: (match) =>
      stored(() => {
        const parsed = v.safeParse(DamageSchema, jsonOf(of.get(match) ?? '[]'));
        return parsed.success ? parsed.output : [];
      }),
  };
}
