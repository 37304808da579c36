/** What an analysis says of markers (M1 to M5, J3). */
import { misreadingsOf } from '../coach-chaser';
import { walkOf, type SectorCount } from '../explain';
import { markingsOf } from '../happened';
import { wrongsOf } from '../wrongs';
import type { Path } from '../round';
import type { Millis } from '../../game';
import type { Through } from './through';
import type { MarkerFacts } from './types';

/** The fullest sector's witnesses less the next one's (M3). */
function marginOf(counts: readonly SectorCount[]): number {
  const [most = 0, next = 0] = counts.map(({ witnesses }) => witnesses).sort((a, b) => b - a);
  return most - next;
}

/** Since when the marker of index `at` could be read as it was: M1, and M2 or on a final tile M4. */
function readableSince({ tiles, marks }: Path, at: number): Millis {
  const towards = marks[at]?.final === true ? tiles[at] : tiles[at + 1];
  return Math.max(marks[at - 1]?.t ?? 0, towards?.t ?? 0);
}

/** Every marker of the round in the order of events. */
export function markerFacts({ setup, events, end }: Through): MarkerFacts[] {
  const walk = walkOf(end);
  const misread = misreadingsOf({ ...setup, paths: end.paths }, walk);
  const put = markingsOf(events);
  const wrongs = wrongsOf(end).filter(({ what }) => what === 'marker');
  return end.marks.flatMap(({ path, position, mark }, nth): MarkerFacts[] => {
    const step = walk.find((each) => each.path === path && each.position === position);
    const own = end.paths[path];
    const judged = step?.marker ?? null;
    const event = put[nth];
    if (step === undefined || judged === null || own === undefined || event === undefined) return [];
    const { ok, legal } = judged;
    return [
      {
        event,
        t: mark.t,
        path,
        position,
        seat: mark.seat,
        took: Math.max(0, mark.t - readableSince(own, position - 1)),
        symbol: mark.symbol,
        legal,
        right: ok,
        direction: mark.direction,
        final: mark.final,
        counts: step.counts,
        margin: marginOf(step.counts),
        misread: misread.find((each) => each.spot.path === path && each.spot.position === position)?.kind ?? null,
        clause: ok ? null : mark.final ? 'M4' : 'M3',
        passed: wrongs.find((each) => each.path === path && each.position === position)?.passed ?? null,
      },
    ];
  });
}
