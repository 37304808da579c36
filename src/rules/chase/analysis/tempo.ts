/** The tempo of both sides: how many tiles and markers lie, and the lead between them (M1). */
import { leadOf } from '../marking';
import { stateAt, type Through } from './through';
import type { TempoPoint } from './types';

/** How the paths stood after each event that laid a tile or put a marker. */
export function tempoOf(through: Through): TempoPoint[] {
  return through.events.flatMap(({ type, t }, event): TempoPoint[] => {
    if (type !== 'place' && type !== 'mark') return [];
    const { paths, setup } = stateAt(through, event + 1);
    return [
      {
        event,
        t,
        paths: paths.map((path) => ({ tiles: path.tiles.length, marks: path.marks.length, lead: leadOf(path, setup.tiles) })),
      },
    ];
  });
}
