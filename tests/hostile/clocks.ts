/**
 * Clocks: an evening under a clock that stands in a far year, is set back in the midst, jumps ahead and back, or changes to summer
 * time. Nothing acknowledged is missing, every screen shows, and every date can be read. A piece is one clock.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { diceOf, type Dice } from './dice';
import { Evening } from './evening';
import { MOST_FOUND, type Found, type Ordered, type Outcome } from './found';

/** What `openApp` takes for the start of time. */
const EPOCH = Date.parse('2026-11-27T20:26:00.000Z') + 1_000_000;
const YEAR = 31_557_600_000;
const DAY = 86_400_000;

const MOMENTS = [
  '1970-01-01T00:00:00.000Z',
  '1969-12-31T23:59:59.999Z',
  '1900-02-28T23:59:59.000Z',
  '0000-01-01T00:00:00.000Z',
  '-000001-12-31T23:59:59.000Z',
  '-271821-04-20T00:00:00.000Z',
  '2000-02-29T12:00:00.000Z',
  '2038-01-19T03:14:07.000Z',
  '2106-02-07T06:28:15.000Z',
  '9999-12-31T23:59:55.000Z',
  '+010000-01-01T00:00:00.000Z',
  '+012026-06-01T00:00:00.000Z',
  '+275760-09-12T23:00:00.000Z',
  '2026-03-29T00:59:50.000Z',
  '2026-10-25T00:59:50.000Z',
  '2026-12-31T23:59:50.000Z',
  '2026-11-27T23:59:50.000Z',
  '2027-02-28T23:59:50.000Z',
].map((text) => Date.parse(text));
const ZONES = [
  'UTC',
  'Europe/Rome',
  'America/New_York',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
] as const;
/** How far a clock is set, in milliseconds. */
const JUMPS = [10 * YEAR, -10 * YEAR, DAY, -DAY, 3_600_000, -3_600_000, -5, 8000 * YEAR, -3000 * YEAR, 0] as const;
/** What JavaScript can tell. */
const LAST = 8.64e15 - YEAR;

const STEPS = 60;

/** Tries `count` clocks. */
export async function oddClocks({ seed, count, from = 0, scratch }: Ordered): Promise<Outcome> {
  const found: Found[] = [];
  const facts = { jumps: 0, starts: 0 };
  const zone = process.env['TZ'];
  let tried = 0;
  for (let piece = from; tried < count && found.length < MOST_FOUND; piece++, tried++) {
    const folder = join(scratch, `clock-${piece}`);
    mkdirSync(folder, { recursive: true });
    const dice = diceOf(`${seed}/clock ${piece}`);
    process.env['TZ'] = dice.oneOf(ZONES);
    const at = MOMENTS[piece % MOMENTS.length] ?? 0;
    try {
      const complaints = await under(folder, `${seed}/clock ${piece}`, at, dice, facts);
      found.push(...complaints.map((what) => ({ piece, what: `${new Date(at).toISOString()}, ${process.env['TZ'] ?? ''}: ${what}` })));
    } finally {
      if (zone === undefined) delete process.env['TZ'];
      else process.env['TZ'] = zone;
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return { count: tried, facts, found };
}

async function under(folder: string, seed: string, at: number, dice: Dice, facts: { jumps: number; starts: number }): Promise<string[]> {
  let ahead = at - EPOCH;
  const complaints: string[] = [];
  try {
    const evening = new Evening({ folder, seed, spoils: 0, ahead: () => ahead });
    try {
      for (let step = 1; step <= STEPS; step++) {
        complaints.push(...(await evening.step(['copy.restore'])));
        if (step === 20) complaints.push(...(await evening.request({ name: 'drill.start', input: { mode: 'daily', options: {} } })));
        if (dice.percent(10)) {
          ahead = Math.min(
            LAST - EPOCH,
            Math.max(-LAST - EPOCH, (dice.percent(40) ? dice.oneOf(MOMENTS) - EPOCH : ahead) + dice.oneOf(JUMPS)),
          );
          evening.app.setClock(ahead);
          facts.jumps += 1;
        }
        if (step % 20 === 0) {
          evening.app.time.pass(5000);
          evening.reopen();
          facts.starts += 1;
          complaints.push(...(await evening.lookAround(true)));
        }
      }
    } finally {
      evening.close();
    }
  } catch (error) {
    complaints.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  return complaints;
}
