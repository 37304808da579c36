/** What is told while a trail grows: each tile as it is asked, and that the last one has got a next one (M5). */
import type { TrailPuzzle } from '../../../../shared/chase/puzzle';
import { announcer } from '../../../lib/announcer.svelte';
import { Passing } from '../../../lib/passing.svelte';
import { t } from '../../../lib/words.svelte';
import type { TrailRead } from './trail-read.svelte';
import { spokenFace, spokenTile, trailQuestion } from './trail-text';

/** How long it stays in sight that the last tile is no longer the last. */
const TOLD_MS = 1800;
/** The same where nobody is hurried. */
const TOLD_CALM_MS = 5000;

/** How the trail stands. */
interface Stand {
  readonly now: NonNullable<TrailRead['now']>;
  /** The Runner is about to lay a tile. */
  readonly lays: boolean;
  /** Nobody is hurried. */
  readonly calm: boolean;
}

export class TrailTold {
  readonly #flip = new Passing<string>();
  #asked: { readonly id: string; readonly position: number; readonly final: boolean } | null = null;

  /** That the last tile has got a next one; null once it has been told. */
  get flip(): string | null {
    return this.#flip.value;
  }

  /** To be called whenever what is asked has changed. The first tile of a trail is told with the trail itself. */
  tell(puzzle: TrailPuzzle, { now, lays, calm }: Stand): void {
    const before = this.#asked;
    const { position, final, direction } = now;
    this.#asked = { id: puzzle.id, position, final };
    if (before?.id !== puzzle.id) {
      this.#flip.clear();
    } else if (before.position !== position) {
      this.#flip.clear();
      // Its face is told once it is sure which way it is read.
      announcer.say(lays ? trailQuestion(now) : spokenTile(puzzle, now));
    } else if (before.final && !final) {
      const text = t('drill.trail.goes-on', { position, direction: t(`direction.${direction}`) });
      this.#flip.show(text, calm ? TOLD_CALM_MS : TOLD_MS);
      announcer.say(calm ? `${text} ${spokenFace(puzzle, position)}` : text, 'urgent');
    }
  }
}
