/** What of a race is said aloud: who leads, when that has changed, and that the ghost is done; seldom, since the round itself is told, too. */
import { leaderAt } from '../../rules/race';
import type { TableSnapshot } from '../../shared/table';
import { t } from './words.svelte';

/** So long nothing more is said of who leads; who leads then is what counts. */
const QUIET_MS = 12_000;

/** What of the table it is told from. */
type Raced = Pick<TableSnapshot, 'match' | 'race' | 'clock' | 'over'>;

export class RaceSpeaker {
  #match = '';
  #led: -1 | 0 | 1 = 0;
  #saidAt = 0;
  #done = false;

  /** What is to be said after the table told this; nothing of how it stood when it came here. */
  heard({ match, race, clock, over }: Raced): string[] {
    if (race === undefined) return [];
    const t0 = clock?.t ?? 0;
    const leads = leaderAt(race.own, race.ghost, t0);
    if (match !== this.#match) {
      this.#match = match;
      this.#led = leads;
      this.#saidAt = -QUIET_MS;
      this.#done = race.done;
      return [];
    }
    const said: string[] = [];
    const { name } = race.player;
    // The verdict tells the end of it.
    if (over) return said;
    if (leads !== this.#led && leads !== 0 && t0 - this.#saidAt >= QUIET_MS) {
      this.#led = leads;
      this.#saidAt = t0;
      said.push(leads === 1 ? t('race.lead') : t('race.led', { name }));
    }
    if (race.done && !this.#done) said.push(t('race.ghost-done', { name }));
    this.#done = race.done;
    return said;
  }
}
