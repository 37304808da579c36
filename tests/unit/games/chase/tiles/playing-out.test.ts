import { describe, expect, it } from 'vitest';
import { playSeries } from '../../../../../src/main/games/chase/bots/balance';
import { chanceOf } from '../../../../../src/main/chance';
import { reportOf, withReport } from '../../../../../src/main/games/chase/commands/tiles/report';
import { measure } from '../../../../../src/main/games/chase/commands/tiles/measure';
import type { TileSet } from '../../../../../src/rules/chase/tile';
import { dealtRound, planDeals, plannedTargets } from '../../../../../src/main/games/chase/tiles/playing-out';
import { amount, figureText, rangeText, share } from '../../../../../src/main/games/chase/tiles/target';
import { CHASE_TILES } from '../../../../../src/main/games/chase/tiles/tile-set';

const TILES: TileSet = CHASE_TILES;
const DEALS = 200;

function planned(tiles: TileSet): ReturnType<typeof planDeals> {
  return planDeals(Array.from({ length: DEALS }, (_, deal) => dealtRound(tiles, chanceOf(`sample/${deal}`))));
}

describe('the tile set played out, a sample of 200 deals', () => {
  const sample = planned(TILES);

  it.each(plannedTargets(sample))('$name: $figure lies from $from to $to', ({ figure, from, to }) => {
    expect(figure).toBeGreaterThanOrEqual(from);
    expect(figure).toBeLessThanOrEqual(to);
  });

  it('counts every deal once', () => {
    const counted = [...sample.lengths.values()].reduce((sum, count) => sum + count, 0);
    expect(counted + sample.without + sample.undecided).toBe(DEALS);
  });

  it('rounds between level-5 bots have 8 to 16 tiles in the median', () => {
    const series = { tiles: TILES, players: 2, variants: [], runners: 5, chasers: 5, rounds: DEALS, seed: 'sample' } as const;
    const { medianTiles } = playSeries(series);
    expect(medianTiles).toBeGreaterThanOrEqual(8);
    expect(medianTiles).toBeLessThanOrEqual(16);
  });

  it('P6: misses its targets where no tile bears the keys', () => {
    const keyless = Object.fromEntries(
      Object.entries(TILES).map(([id, tile]) => [id, tile.item === 'keys' ? { ...tile, item: 'map' as const } : tile]),
    );
    expect(plannedTargets(planned(keyless)).map(({ figure, met }) => [figure, met])).toEqual([
      [0, false],
      [0, false],
      [0, false],
    ]);
  });
});

describe('a target', () => {
  it('is met on its bounds and missed beyond them', () => {
    expect(share('a', 0.1, 0.1, 0.25).met).toBe(true);
    expect(share('a', 0.25, 0.1, 0.25).met).toBe(true);
    expect(share('a', 0.0999, 0.1, 0.25).met).toBe(false);
    expect(amount('b', 17, 8, 16).met).toBe(false);
    expect(amount('b', NaN, 8, 16).met).toBe(false);
  });

  it('is written with its unit', () => {
    const target = share('a', 1 / 3, 0.1, 0.25);
    expect([figureText(target, target.figure), rangeText(target)]).toEqual(['33.3 %', '10.0 % to 25.0 %']);
    expect(rangeText(amount('b', 4, 4, 4))).toBe('4');
  });
});

describe('the report of tiles:check', () => {
  it('is the same for the same seed, and takes the place of the one before', () => {
    const report = reportOf(measure(TILES, 'report', 10, () => undefined));
    expect(report).toBe(reportOf(measure(TILES, 'report', 10, () => undefined)));
    const document = '# T\n\n<!-- report: written by npm run tiles:check -- --write -->\n\nold\n\n<!-- end of report -->\n\nafter\n';
    const stored = withReport(document, report);
    expect(stored).toContain(report);
    expect(stored).not.toContain('old');
    expect(stored).toMatch(/^# T\n[^]*\nafter\n$/);
    expect(withReport(stored ?? '', report)).toBe(stored);
    expect(withReport('# T', report)).toBeUndefined();
  });
});
