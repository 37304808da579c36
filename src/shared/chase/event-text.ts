/** What happened in a round of Chase, an event in one or two sentences: for the window, for files and for the command line. */
import { directionTo } from '../../rules/chase/compass';
import { itemsOn } from '../../rules/chase/legality';
import { faceOf, type PlaceEvent, type RoundEvent, type RoundState } from '../../rules/chase/round';
import type { Seat } from '../../rules/game';
import type { Speaker } from '../speaker';

/** An event with the round before and after it, and who sat where then. */
export interface ToldEvent {
  readonly event: RoundEvent;
  readonly before: RoundState;
  readonly now: RoundState;
  /** By seat. */
  readonly names: readonly string[];
  /** Whether whoever is told may know what a seat did on the side (F4). */
  readonly sees: (seat: Seat) => boolean;
}

const placedIn = ({ paths }: RoundState) => paths.flatMap(({ tiles }) => tiles);

function placeText({ before, now }: ToldEvent, event: PlaceEvent, name: string, { t }: Speaker): string {
  const path = now.paths.find(({ tiles }) => tiles.at(-1)?.tile === event.tile);
  const at = (path?.tiles.length ?? 1) - 1;
  const from = path?.tiles[at - 1]?.cell ?? now.setup.prison;
  const direction = t(`direction.${directionTo(from, event.cell) ?? 'n'}`);
  const face = faceOf(now.setup, event.tile);
  if (face?.kind === 'hideout') return t('say.placed-hideout', { name, direction });
  const placed = t('say.placed', { name, position: at + 1, direction });
  const item = face?.item;
  const isNew = item !== undefined && !itemsOn(before.setup, placedIn(before)).includes(item);
  return isNew ? `${placed} ${t('say.item', { name, item: t(`item.${item}`) })}` : placed;
}

/** The event in words; of what a seat did on the side only as much as may be known. */
export function eventText(told: ToldEvent, speaker: Speaker): string {
  const { event, now, names, sees } = told;
  const { t, tn } = speaker;
  const nameOf = (seat: Seat | null | undefined): string => names[seat ?? -1] ?? '';
  const name = nameOf(event.seat);
  switch (event.type) {
    case 'place':
      return placeText(told, event, name, speaker);
    case 'mark': {
      const { position = 0, path = 0 } = now.marks.at(-1) ?? {};
      const marked = t('say.marked', { name, position, symbol: t(`symbol.${event.symbol}`) });
      const other = now.paths[1 - path];
      const alone = now.phase === 'running' && now.paths[path]?.caught === true && other !== undefined;
      return alone ? `${marked} ${t('say.caught', { name: nameOf(now.paths[path]?.runner), other: nameOf(other.runner) })}` : marked;
    }
    case 'switch-pile':
      return t('say.took-other', { name });
    case 'exchange':
      return t('say.exchanged', { name, other: nameOf(event.with) });
    case 'hand-over':
      return tn('say.handed', event.count, { name, other: nameOf(event.to), colour: t(`colour.${event.colour}`) });
    case 'lose-trail':
      return t('replay.lost-trail', { name, colour: t(`colour.${event.colour}`) });
    case 'give-up':
      return t('replay.gave-up', { name });
    case 'guess':
      return sees(event.seat)
        ? t('replay.guessed', { name, position: event.position, symbol: t(`symbol.${event.symbol}`) })
        : t('replay.guessed-aside', { name });
    case 'pause':
      return t('say.paused');
    case 'resume':
      return t('say.resumed');
  }
}
