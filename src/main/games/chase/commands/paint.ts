/**
 * `paint` prints how the time from a key to the marker's pixels grows with the tiles on the table, as a table in Markdown, in
 * milliseconds. Exit status: 0, or 1 where it cannot be measured, which standard error then tells.
 */
import { loadavg } from 'node:os';
import { quantile } from '../../../bench/quantile';
import { p95Of, pressedAt, pressesOf, type Press } from './bench/paint-speed';

const SIZES = [5, 15, 30, 60];
/** Presses for each size, at least. */
const PRESSES = 60;

let status = 0;
process.stdout.write(
  '| tiles | presses | heard | frame begins | its work done | the next begins | presented, half | 95 of 100 | most | a look at the pixels | a square alone, 95 of 100 | load |\n|---|---|---|---|---|---|---|---|---|---|---|---|\n',
);
for (const tiles of SIZES) {
  const pressed = await pressedAt(Array.from({ length: Math.ceil(PRESSES / pressesOf(tiles)) }, () => tiles));
  if (pressed === null) {
    status = 1;
    break;
  }
  const presses = pressed.tables.flatMap((each) => each.presses);
  const share = (part: keyof Press, of: number): number =>
    quantile(
      presses.map((press) => press[part]),
      of,
    );
  const cells = [
    share('heard', 0.5),
    share('frame', 0.5),
    share('painted', 0.5),
    share('next', 0.5),
    share('presented', 0.5),
    share('presented', 0.95),
    share('presented', 1),
  ];
  const looking = Math.max(...pressed.tables.map((each) => each.looking));
  process.stdout.write(
    `| ${[tiles, presses.length, ...[...cells, looking, p95Of([pressed.reference]) ?? 0, loadavg()[0] ?? 0].map((cell) => cell.toFixed(1))].join(' | ')} |\n`,
  );
}
process.exit(status);
