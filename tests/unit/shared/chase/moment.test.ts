/** What a picture of a moment may show: what a seat knew then, and no more (S4, P8). */
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { chase, type ChaseTypes } from '../../../../src/rules/chase/chase';
import { viewFor } from '../../../../src/rules/chase/view';
import { Timeline } from '../../../../src/rules/timeline';
import { momentShown } from '../../../../src/shared/chase/moment';
import type { Replay } from '../../../../src/shared/chase/replay';
import { speakerOf } from '../../../../src/shared/speaker';
import type { PointOfView } from '../../../../src/shared/replay-view';
import { fixtureText } from '../../../fixtures/cases';

const FILES = readdirSync('tests/fixtures/replays').filter((name) => name.endsWith('.lookout.json'));
const speaker = speakerOf('en');

function roundOf(file: string, round = 0) {
  const replay = JSON.parse(fixtureText(`replays/${file}`)) as Replay;
  const { events, swaps: _swaps, ...deal } = replay.rounds[round] as Replay['rounds'][number];
  const timeline = new Timeline<ChaseTypes>(chase, chase.setup(replay.rules, replay.tiles, deal), events);
  const names = replay.players.map(({ name }) => name);
  const at = (place: number, view: PointOfView) =>
    momentShown({ state: timeline.stateAt(place), t: timeline.timeAt(place), round: round + 1, names, view, speaker });
  return { replay, timeline, at };
}

describe.each(FILES)('%s', (file) => {
  const { replay, timeline, at } = roundOf(file);

  test('a seat is shown the faces that it saw, backs for the others, and as many tiles as there are', () => {
    for (let place = 0; place <= timeline.length; place++) {
      for (const seat of replay.players.keys()) {
        const view = viewFor(timeline.stateAt(place), seat);
        const shown = at(place, seat);
        const seen = Object.values(view.tiles);
        expect(Object.values(shown.table.tiles)).toEqual(seen);
        const faces = shown.hands.flatMap(({ tiles }) => tiles.filter((tile) => tile !== null));
        expect(faces.every((face) => seen.includes(face))).toBe(true);
        expect(faces).toHaveLength((view.hand?.pile.length ?? 0) + (view.hand?.starts.length ?? 0));
        expect(shown.judged).toEqual([]);
        const piles = shown.hands.filter(({ back }) => back === 'route');
        expect(piles.map(({ tiles }) => tiles.length)).toEqual(view.pileSizes ?? []);
      }
    }
  });

  test('what is read now is pointed out, and how far each Runner is ahead, as at the table (M1)', () => {
    for (let place = 0; place <= timeline.length; place++) {
      const { phase, paths, setup } = timeline.stateAt(place);
      const unread = paths.flatMap(({ tiles, marks, caught }, path) => {
        const open = tiles.filter(({ tile }) => setup.tiles[tile]?.kind !== 'hideout').length - marks.length;
        return phase !== 'running' || caught || open < 1 ? [] : [{ path, position: marks.length + 1, tiles: open }];
      });
      const { signs } = at(place, 'all');
      expect(signs.reads.map(({ path, position }) => ({ path, position }))).toEqual(
        unread.map(({ path, position }) => ({ path, position })),
      );
      expect(signs.leads.map(({ path, from, tiles }) => ({ path, position: from, tiles }))).toEqual(unread);
    }
  });

  test('everything shows every pile with its faces', () => {
    for (let place = 0; place <= timeline.length; place++) {
      const { piles } = timeline.stateAt(place);
      const shown = at(place, 'all').hands.filter(({ back }) => back === 'route');
      expect(shown.map(({ tiles }) => tiles.length)).toEqual(piles?.map((pile) => pile.length) ?? []);
      expect(shown.flatMap(({ tiles }) => tiles)).not.toContain(null);
    }
  });

  test('the judge says of each marker that lies whether it is right', () => {
    const marks = timeline.stateAt(timeline.length).paths.flatMap(({ marks }) => marks).length;
    expect(at(timeline.length, 'judge').judged.filter(({ ok }) => ok !== null)).toHaveLength(marks);
  });
});

test('the end is told in words, who won and for how much', () => {
  const end = (file: string) => {
    const { timeline, at } = roundOf(file);
    return at(timeline.length, 'all').result;
  };
  expect(end('two-hideout.lookout.json')).toBe('A Hideout was reached. Ada wins: Perfect Victory, 2 points.');
  expect(end('two-given-up.lookout.json')).toBe('The round was given up.');
  expect(end('two-head-start-nobody.lookout.json')).toMatch(/Nobody wins\.$/);
  expect(end('four-unfinished.lookout.json')).toBe('');
});

test('whose eyes it was is said', () => {
  const { at } = roundOf('two-hideout.lookout.json');
  expect(at(3, 1).about).toBe('as Bruno saw it');
  expect(at(3, 'judge').about).toBe('as it is judged');
  expect(at(3, 'all').about).toBe('');
});
