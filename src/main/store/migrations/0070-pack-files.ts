import type { Connection } from '../connection';

/**
 * Packs come and go in small steps, so that nobody waits for thousands of puzzles: a pack that is not whole yet, or that
 * is on its way out, is not `shown`. Which kinds a pack has and from which file it came is told in lists.
 */
export function createPackFiles(db: Connection): void {
  db.exec(`
    -- 0 for a pack that is being filled or emptied; what a crash left so is swept up at the next start.
    ALTER TABLE puzzle_pack ADD COLUMN shown INTEGER NOT NULL DEFAULT 1 CHECK (shown IN (0, 1));
    -- The name of the file that it came from; null for what ships.
    ALTER TABLE puzzle_pack ADD COLUMN file TEXT;
    -- Its puzzles by kind, such as '{"read":540}'.
    ALTER TABLE puzzle_pack ADD COLUMN kinds TEXT NOT NULL DEFAULT '{}';

    UPDATE puzzle_pack SET kinds = coalesce((
      SELECT json_group_object(kind, puzzles) FROM (
        SELECT kind, count(*) AS puzzles FROM pack_puzzle JOIN puzzle ON id = puzzle WHERE pack = number GROUP BY kind
      )
    ), '{}');

    -- What choosing needs, without the texts beside it.
    CREATE INDEX puzzle_outline ON puzzle (id, kind, rating, themes, fact);
  `);
}
