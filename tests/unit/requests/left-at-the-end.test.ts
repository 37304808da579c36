/** What ruins no replay: leaving right after the last tile, or a power cut then. */
import { cpSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { openApp, type App } from '../../fixtures/app';
import { done } from '../../fixtures/live-table';
import { scratchFolder } from '../../fixtures/scratch';

function app(folder = scratchFolder(), seed = 'app'): App {
  const opened = openApp(folder, seed);
  onTestFinished(() => {
    opened.close();
  });
  return opened;
}

test('whoever leaves within two seconds of the last tile, or loses power then, has the whole round with its verdict', async () => {
  for (const after of [0, 1, 900, 1999]) {
    const folder = scratchFolder();
    const first = openApp(folder);
    const { match } = done(await first.handlers['match.start']({ role: 'watch', level: 4, seed: 'last tile' }));
    first.time.passUntil(() => first.mayClose());
    first.time.pass(after);
    const table = first.table();
    expect(table.over).toBe(true);
    // As the disk has it at this moment, with nothing closed.
    const cut = scratchFolder();
    cpSync(folder, cut, { recursive: true });
    first.close();
    for (const left of [folder, cut]) {
      const opened = app(left, 'again');
      const { summary, verdict, log } = done(await opened.handlers['replay.round']({ id: match, round: 0 }));
      expect(summary.last).not.toBeNull();
      expect(verdict).toEqual(table.verdict);
      expect(log.events[log.events.length - 1]?.t).toBe(table.clock.t);
    }
  }
});
