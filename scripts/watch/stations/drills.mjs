// Drills of every kind, asked, answered wrongly and over; puzzles of one's own choosing; statistics and the path, empty and filled.
import { anewWith, button, file, first, fixture, heading, key, press, read, request, to } from './ways.mjs';

const KINDS = ['read', 'trail', 'judge', 'place', 'pick', 'route'];

const practise = (kind) => async (page) => {
  await anewWith(page, { lastKind: kind });
  await button(page, /^Drill/)
    .first()
    .click();
  await page.getByRole('region', { name: 'Answer' }).waitFor();
};

/** What answers a puzzle of a kind without a thought. */
const THOUGHTLESS = {
  read: ['KeyQ'],
  trail: ['KeyQ', 'KeyQ', 'KeyW', 'KeyA'],
  judge: ['KeyX'],
  place: ['Space', 'Space'],
  pick: ['Space', 'Space'],
  route: ['Space', 'Space'],
};

/** Answers puzzles until one is answered wrongly. */
const wrongly = (kind) => async (page) => {
  await practise(kind)(page);
  const side = page.getByRole('region', { name: 'Answer' });
  const told = side.getByText(/^(Right\.|Not quite\.)/).first();
  const next = button(page, /^Next/);
  for (let tries = 0; tries < 12; tries++) {
    for (const code of THOUGHTLESS[kind]) {
      await page.keyboard.press(code);
      if (
        await told.waitFor({ timeout: 700 }).then(
          () => true,
          () => false,
        )
      )
        break;
    }
    if (
      await side
        .getByText(/^Not quite\./)
        .first()
        .isVisible()
    )
      return;
    if (await next.first().isVisible()) await next.first().click();
  }
  throw new Error(`No ${kind} was answered wrongly.`);
};

const hinted = (kind) => first(practise(kind), press(/^Hint/), key('KeyH'));

const SYMBOLS = ['triangle', 'star', 'square', 'diamond'];

/** Answers so many readings of a practice, every third wrongly. */
async function answerReadings(page, themes, length) {
  let run = await request(page, 'drill.start', {
    mode: 'custom',
    options: { kinds: ['read'], rated: true, length, ...(themes ? { themes } : {}) },
  });
  for (let at = 0; run.puzzle?.kind === 'read'; at++) {
    const { id, answer } = run.puzzle;
    const among = at % 3 !== 2;
    const symbol = SYMBOLS.find((each) => answer.symbols.includes(each) === among);
    const given = { run: run.id, puzzle: id, answer: { kind: 'read', symbol }, millis: 700 + 90 * at };
    run = (await request(page, 'drill.answer', given)).run;
  }
  await request(page, 'drill.end', { run: run.id }).catch(() => null);
}

/** The main process, whose days count, goes on by a day. */
async function tomorrow(app) {
  await app.evaluate(() => {
    const Before = Date;
    globalThis.Date = class extends Before {
      constructor(...of) {
        super(...(of.length === 0 ? [Before.now() + 86_400_000] : of));
      }
      static now() {
        return Before.now() + 86_400_000;
      }
    };
  });
}

/** Somebody has answered on four days. */
export async function used(page, app) {
  for (const length of [20, 12, 16]) {
    await answerReadings(page, undefined, length);
    await tomorrow(app);
  }
  await answerReadings(page, ['direction-e'], 9);
  await answerReadings(page, undefined, 12);
  await page.reload();
  await heading(page, 'Lookout').waitFor();
}

const allDrills = to(/^All drills/, 'Drills');
const statistics = to(/^(All )?[Ss]tatistics/, 'Statistics');
const packs = first(allDrills, to('Packs', 'Puzzle packs'), async (page) => heading(page, 'The Lookout pack').waitFor());
const run = (mode) =>
  first(allDrills, press(mode), async (page) => {
    await page.getByRole('region', { name: 'Answer' }).waitFor();
  });

export const DRILLS = [
  { name: 'home-used', go: used },
  { name: 'drills', go: allDrills },
  { name: 'drills-used', go: first(used, allDrills) },
  ...KINDS.map((kind) => ({ name: `drill-${kind}`, go: practise(kind) })),
  ...KINDS.map((kind) => ({ name: `drill-${kind}-wrong`, go: wrongly(kind) })),
  ...['read', 'trail', 'judge', 'place', 'pick', 'route'].map((kind) => ({ name: `drill-${kind}-hint`, go: hinted(kind) })),
  { name: 'drill-rush', go: run(/^Rush/) },
  { name: 'drill-daily', go: run(/^(Play the )?Daily/) },
  { name: 'drill-paused', go: first(run(/^Survival/), key('KeyP'), async (page) => heading(page, 'Paused').waitFor()) },
  {
    name: 'drill-over',
    go: first(wrongly('read'), press('Finish'), async (page) =>
      button(page, /^Again/)
        .first()
        .waitFor(),
    ),
  },
  { name: 'custom', go: first(allDrills, press(/^(Custom|Your own)/), read('Which puzzles')) },
  { name: 'path', go: to(/^Your path/, 'Your path') },
  { name: 'path-used', go: first(used, to(/^Your path/, 'Your path')) },
  { name: 'statistics', go: statistics },
  { name: 'statistics-used', go: first(used, statistics) },
  { name: 'packs', go: packs },
  { name: 'packs-refused', go: first(packs, file('none.puzzles.json', '{}'), read('Not taken in: none.puzzles.json')) },
  { name: 'packs-imported', go: first(packs, file('ada.puzzles.json', fixture('ada.puzzles.json')), read(/^Ada is here/)) },
];
