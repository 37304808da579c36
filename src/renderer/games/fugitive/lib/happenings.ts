/** What happened between two looks at the table, in words for a screen reader and as cues for sounds. */
import type { Logged } from '../../../../rules/fugitive/types';
import type { FugitiveTable } from '../../../../shared/fugitive/table';
import type { Cue, Happening } from '../../../lib/games';
import { t } from '../../../lib/words.svelte';
import { dueOf } from './due';
import { entryText } from './entry-text';

/** What is heard of an entry. */
export function cueOf({ event, shown }: Logged): Cue | null {
  if (shown !== undefined && shown.length > 0) return 'caught';
  switch (event.type) {
    case 'draw':
      return 'switch';
    case 'place':
      return 'place';
    case 'guess':
      return 'mark';
    case 'event':
      return 'item';
    default:
      return null;
  }
}

/** The log as whoever looks at this window may hear it: several who share it hear what is open to both. */
function heard({ seats, table }: FugitiveTable): readonly Logged[] {
  const [only] = seats;
  return (only !== undefined && seats.length === 1 ? only.view : table).state.log;
}

/** Everything that happened, oldest first. */
export function happenings(before: FugitiveTable, now: FugitiveTable): Happening[] {
  const from = heard(before).length;
  const all: Happening[] = heard(now)
    .slice(from)
    .map((entry) => ({ cue: cueOf(entry), text: entryText(entry, now.players) }));
  if (!before.paused && now.paused) all.push({ cue: null, text: t('fugitive.say.paused') });
  if (now.over && !before.over) all.push({ cue: 'over', text: t('fugitive.say.over') });
  const [only] = now.seats;
  if (!now.over && only !== undefined && now.seats.length === 1 && all.length > 0) {
    const due = dueOf(only.view);
    if (due.do !== 'wait') all.push({ cue: null, text: t(`fugitive.due.${due.do}`) });
  }
  return all;
}
