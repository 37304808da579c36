import { describe, expect, test } from 'vitest';
import { analysisOf, levelsOf } from '../../../../../src/main/games/chase/analysis/analyse-round';
import { chancesAlong, spotsOf } from '../../../../../src/main/games/chase/analysis/chances';
import { measurePaces } from '../../../../../src/main/games/chase/analysis/measure-paces';
import { PACES } from '../../../../../src/main/games/chase/analysis/paces';
import { primedBot, primerOf } from '../../../../../src/main/games/chase/analysis/primed';
import lostLate from '../../../../fixtures/replays/two-trail-lost-late.lookout.json';
import lostAfterCatch from '../../../../fixtures/replays/four-trail-lost-after-a-catch.lookout.json';
import { chase } from '../../../../../src/rules/chase/chase';
import { analyse, withChances } from '../../../../../src/rules/chase/analysis/analyse';
import { decidedSentence, linesOf } from '../../../../../src/main/games/chase/analysis/sentence';
import { analysisJson, analysisText } from '../../../../../src/main/games/chase/analysis/text';
import { LEVELS, type Level } from '../../../../../src/main/games/chase/bots/bot';
import { simulateRound } from '../../../../../src/main/games/chase/bots/simulate-round';
import { chanceOf } from '../../../../../src/main/chance';
import { goThrough, stateAt, type Through } from '../../../../../src/rules/chase/analysis/through';
import type { Analysis, ChancePoint } from '../../../../../src/rules/chase/analysis/types';
import { AnalysisWords } from '../../../../../src/shared/chase/analysis-words';
import { tellAnalysis } from '../../../../../src/shared/chase/analysis-text';
import { speakerOf } from '../../../../../src/shared/speaker';
import { judgeRound } from '../../../../../src/rules/chase/judge';
import { viewFor } from '../../../../../src/rules/chase/view';
import { botsOf, setupOf, type BotRound } from '../../../../fixtures/bot-rounds';

function played(round: Pick<BotRound, 'seed' | 'players'>): Through {
  const whole = { runners: 6, chasers: 6, variants: [], ...round } as const;
  const setup = setupOf(whole);
  const gone = goThrough(setup, simulateRound({ setup, bots: botsOf(whole) }).events);
  if (!gone.ok) throw new Error(gone.error.code);
  return gone.value;
}

function lastOf<Step, End>(steps: Generator<Step, End>): End {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

function throughOfFixture({ rules, tiles, rounds }: Pick<typeof lostAfterCatch, 'rules' | 'tiles' | 'rounds'>): Through {
  const [{ events, ...deal }] = rounds as [(typeof rounds)[0]];
  const gone = goThrough(chase.setup(rules as never, tiles as never, deal as never), events as never);
  if (!gone.ok) throw new Error(gone.error.code);
  return gone.value;
}

const SEEDS = ['a', 'b', 'c'];
const FEW = { passes: 1, rounds: 12, seed: 'test' };
const levels = (through: Through): Level[] => through.setup.roles.map(() => 6);
const along = (through: Through, seed = 'test'): readonly ChancePoint[] =>
  lastOf(chancesAlong(through, { ...FEW, levels: levels(through), seed })) ?? [];

describe.each([2, 3, 4] as const)('each side’s chance with %i players', (players) => {
  test('is a chance along the whole round, and at its end it is what the judge says', () => {
    for (const seed of SEEDS) {
      const through = played({ seed, players });
      const points = along(through);
      for (const { runners, chasers, error } of points) {
        expect(runners).toBeGreaterThanOrEqual(0);
        expect(chasers).toBeGreaterThanOrEqual(0);
        expect(runners + chasers).toBeLessThanOrEqual(1);
        expect(error).toBeLessThan(0.2);
      }
      const { winner } = judgeRound(through.end);
      expect(points.at(-1)).toMatchObject({ runners: winner === 'runners' ? 1 : 0, chasers: winner === 'chasers' ? 1 : 0, error: 0 });
      const times = points.map(({ t }) => t);
      expect([...times].sort((a, b) => a - b)).toEqual(times);
    }
  });

  test('the same seed gives the same, another one others', () => {
    const through = played({ seed: 'a', players });
    expect(along(through)).toEqual(along(through));
    expect(along(through, 'other')).not.toEqual(along(through));
  });

  test('P8, M5: a bot that is put into the round goes on with what it sees there, and not before it is asked', () => {
    const through = played({ seed: 'b', players });
    for (const { events, t, state } of spotsOf(through)) {
      if (state.phase !== 'running') continue;
      for (const seat of through.setup.roles.keys()) {
        const bot = primedBot(primerOf(through, events, seat), 6, t, chanceOf('bot'));
        const plan = bot.observe(viewFor(stateAt(through, events), seat), t);
        if (plan !== null) expect(plan.at).toBeGreaterThanOrEqual(t);
      }
    }
  });
});

test('a mistake that the judge will find shows at once: the chance of who made it falls', () => {
  let found = 0;
  for (let at = 0; found < 3 && at < 60; at++) {
    const through = played({ seed: `mistake ${at}`, players: 2 });
    const { chaserMistake, runnerMistake } = judgeRound(through.end);
    if (chaserMistake === null || runnerMistake !== null) continue;
    const mark = through.end.paths[0]?.marks[chaserMistake.position - 1];
    const after = along(through).find(({ t, events }) => t === mark?.t && through.events[events - 1]?.type === 'mark');
    expect(after?.runners).toBe(1);
    found++;
  }
  expect(found).toBe(3);
});

// The search for better tiles takes most of it: on a machine with much to do some twenty seconds.
test('nothing that was told is taken back: what decided and the grades are told once they are final, and then stay', () => {
  const through = throughOfFixture(lostAfterCatch);
  const names = ['Ada', 'Bruno', 'Chiara', 'Dev'];
  const words = { ...speakerOf('en'), language: 'en', names, cites: true } as const;
  const grown: Analysis[] = [];
  const steps = analysisOf(through, { players: lostAfterCatch.players as never, paces: PACES, passes: 3 });
  for (;;) {
    const step = steps.next();
    if (step.value !== null) grown.push(step.value);
    if (step.done === true) break;
  }
  const end = grown[grown.length - 1] as Analysis;
  expect(end.final).toBe(true);
  expect(grown.filter(({ final }) => !final).length).toBeGreaterThan(2);
  const last = new AnalysisWords(end, words);
  const [deciding] = linesOf(end, names);
  for (const each of grown) {
    expect(tellAnalysis(each, words).decided).toBe(each.final ? deciding : 'Still being worked out.');
    for (const { event } of [...each.markers, ...each.tiles]) {
      const told = new AnalysisWords(each, words).cost(event);
      if (told !== 'still being worked out') expect(told).toBe(last.cost(event));
    }
  }
  // J6: the judge went by Bruno's tile, so that it is what decided, with its clause; not Chiara's, which was right.
  expect(deciding).toMatch(/^At 0:17\.5: Bruno laid tile 7 wrongly\. .+\(P4\)\. Dev had already made an earlier mistake/);
  const printed = analysisText(end, names);
  expect(printed).toMatch(/0:43\.4 +Ada +handed markers over/);
  expect(printed).toMatch(/not looked at +right .*nothing: it lies behind tile 7 of the path of Bruno/);
  expect(printed).toContain('1 tile behind tile 7 of the path of Bruno, the first wrong one there, was not looked at');
  expect(printed).not.toMatch(/right, caught .*(Slip|Stumble|Fall)/);
}, 60_000);

test('where piles are not told nothing is played on, and the rest is told all the same', () => {
  const through = played({ seed: 'a', players: 2 });
  const { piles: _piles, starts: _starts, ...setup } = through.setup;
  const gone = goThrough(setup, through.events);
  if (!gone.ok) throw new Error(gone.error.code);
  const analysis = lastOf(analysisOf(gone.value, { players: [], paces: PACES }));
  expect(analysis.chances).toBeNull();
  expect(analysis.final).toBe(true);
  expect(analysis.decided?.by).toBe('verdict');
});

describe('whose level', () => {
  const facts = (likes: readonly (number | null)[]): Analysis['players'] =>
    likes.map((level, seat) => ({
      seat,
      role: 'runner',
      pace: { count: 9, right: 9, median: 1000 },
      like: level === null ? null : { what: 'like', level, from: level, to: level },
      usual: null,
    }));
  test('a bot’s is its own, a person’s what they do it like, and of whom nothing is known the other’s', () => {
    expect(levelsOf([{ kind: 'bot', level: 3 }, { kind: 'human' }], facts([7, 8]))).toEqual([3, 8]);
    expect(levelsOf([{ kind: 'human' }, { kind: 'bot', level: 2 }], facts([null, null]))).toEqual([2, 2]);
    expect(levelsOf([{ kind: 'human' }, { kind: 'human' }], facts([null, null]))).toEqual([5, 5]);
  });
});

describe('the measured paces', () => {
  test('each level is faster and more often right than the one before', () => {
    for (const sides of Object.values(PACES)) {
      for (const rows of Object.values(sides)) {
        expect(rows.map(({ level }) => level)).toEqual(LEVELS);
        const medians = rows.map(({ median }) => median);
        expect([...medians].sort((a, b) => b - a)).toEqual(medians);
      }
    }
  });
  test('the same seed measures the same', () => {
    expect(measurePaces('x', 1)).toEqual(measurePaces('x', 1));
  });
});

test('printed for a person and for a program it says when and why', () => {
  const through = played({ seed: 'c', players: 2 });
  const analysis = lastOf(analysisOf(through, { players: [], paces: PACES, passes: 1 }));
  const names = ['Ada', 'Ben'];
  expect(analysisText(analysis, names).split('\n\n')[0]?.replaceAll('\n', ' ')).toBe(decidedSentence(analysis, names));
  expect(decidedSentence(analysis, names)).toMatch(
    /^(At \d+:\d\d\.\d: |From \d|Nothing turned this round: ).+ won(:| although) .+\(\w\d\)\.$/,
  );
  const printed = analysisJson(analysis, names);
  expect(Object.keys(JSON.parse(JSON.stringify(printed)) as object).sort()).toEqual([
    'better',
    'chances',
    'circumstances',
    'costs',
    'decided',
    'ended',
    'final',
    'levels',
    'markers',
    'players',
    'sentence',
    't',
    'tempo',
    'tiles',
    'verdict',
    'version',
  ]);
});

describe('a round whose trail was lost late', () => {
  const { rules, tiles, rounds } = lostLate;
  const [{ events, ...deal }] = rounds as [(typeof rounds)[0]];
  const gone = goThrough(chase.setup(rules as never, tiles as never, deal as never), events as never);
  if (!gone.ok) throw new Error(gone.error.code);
  const through = gone.value;
  const analysis = analyse(through, PACES);

  test('is printed in words and not in codes, in the language that is asked for', () => {
    for (const [language, ...words] of [
      ['en', 'It was read towards the tile before.', 'makes more mistakes than any level', 'once the trail is lost no marker does (J6)'],
      [
        'it',
        'È stata letta verso la tessera precedente.',
        'con più errori di qualsiasi livello',
        'perse le tracce, nessun segnalino conta (J6)',
      ],
    ] as const) {
      const printed = analysisText(analysis, ['Ada', 'Bo'], language);
      for (const each of words) expect(printed).toContain(each);
      expect(printed).not.toMatch(/looks-back|one-short|\br\d\d\b|[{}]|undefined/);
    }
  });

  test('J6: both its turns are told, the fall before the wrong tile and that tile, and what was left to the Chaser', () => {
    const at = (count: number, chasers: number, t = through.events[count - 1]?.t ?? 0): ChancePoint => {
      return { events: count, t, runners: 1 - chasers, chasers, error: 0.02, rounds: 400 };
    };
    const points = [
      at(2, 0.1),
      at(44, 0.07),
      at(45, 0.1),
      at(46, 0.26),
      at(47, 0.47),
      at(48, 0.54),
      at(48, 0.49, 60_000),
      at(49, 0.89),
      at(64, 1),
    ];
    const [decided = '', also = '', ...more] = linesOf(withChances(analysis, through, points, [7, 4]), ['Ada', 'Bo']);
    expect(decided).toMatch(/^At 1:00\.0: Ada laid tile 18 wrongly\. .* chance went from 49% to 89%\./);
    expect(decided).toContain(
      'Bo had already made an earlier mistake, on tile 2: from then on only a lost trail could win it for the Chasers.',
    );
    expect(also.replace(/\s/g, ' ')).toBe(
      'Much had turned before that. From 0:55.1 to 0:56.1, bit by bit: 1 marker in 1.0 s against no tile. The lead went from 6 to 5. 1 marker was wrong: it shortened the lead all the same. ' +
        'A pile was switched meanwhile. The Chasers’ chance went from 10% to 47%.',
    );
    expect(more.at(-1)).toContain('(J6)');
  });
});
