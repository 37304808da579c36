/** What happened in a round of Chase, an event a line; of what a seat did on the side only as much as the point of view may know. */
import { directionTo } from '../../../../rules/chase/compass';
import { itemsOn } from '../../../../rules/chase/legality';
import { faceOf, type PlaceEvent, type RoundState } from '../../../../rules/chase/round';
import type { Seat } from '../../../../shared/table';
import type { Viewer } from '../../../lib/replay/viewer.svelte';
import { t, tn } from '../../../lib/words.svelte';
import { eventAt, stateAt } from './in-chase';

const placedIn = ({ paths }: RoundState) => paths.flatMap(({ tiles }) => tiles);

function placeText(before: RoundState, now: RoundState, event: PlaceEvent, name: string): string {
  const tiles = now.paths.find((path) => path.tiles.at(-1)?.tile === event.tile)?.tiles ?? [];
  const at = Math.max(0, tiles.length - 1);
  const from = tiles[at - 1]?.cell ?? now.setup.prison;
  const direction = t(`direction.${directionTo(from, event.cell) ?? 'n'}`);
  const face = faceOf(now.setup, event.tile);
  if (face?.kind === 'hideout') return t('say.placed-hideout', { name, direction });
  const placed = t('say.placed', { name, position: at + 1, direction });
  const item = face?.item;
  const isFound = item !== undefined && !itemsOn(before.setup, placedIn(before)).includes(item);
  return isFound ? `${placed} ${t('say.item', { name, item: t(`item.${item}`) })}` : placed;
}

/** The event in one or two sentences. */
export function eventText(viewer: Viewer, at: number): string {
  const event = eventAt(viewer, at);
  if (event === undefined) return '';
  const players = viewer.playersAt(at);
  const nameOf = (seat: Seat | null | undefined): string => players[seat ?? -1]?.name ?? '';
  const name = nameOf(event.seat);
  const [before, now] = [stateAt(viewer, at), stateAt(viewer, at + 1)];
  switch (event.type) {
    case 'place':
      return placeText(before, now, event, name);
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
    // F4: what somebody guesses on the side nobody else is shown.
    case 'guess':
      return viewer.sees(event.seat)
        ? t('replay.guessed', { name, position: event.position, symbol: t(`symbol.${event.symbol}`) })
        : t('replay.guessed-aside', { name });
    case 'pause':
      return t('say.paused');
    case 'resume':
      return t('say.resumed');
  }
}
