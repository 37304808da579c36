/**
 * Twenty real verdicts in the sentences that the window says, in both languages: the large one must tell who did what, on which tile and
 * what was right, the small one why that decides. The rounds are made from the seeds that stand here.
 */
import { afterEach, describe, expect, test } from 'vitest';
import { becauseAt, becauseOf, saidTogether, type Because } from '../../../src/renderer/games/chase/lib/because';
import { proofOfRound } from '../../../src/renderer/games/chase/lib/proof';
import { SECTIONS } from '../../../src/renderer/games/chase/rulebook/book';
import { speak } from '../../../src/renderer/lib/words.svelte';
import { colourOf } from '../../../src/rules/chase/tile';
import { round } from '../../fixtures/round';
import { storyOf } from '../../fixtures/stories';
import { manyRounds } from '../../fixtures/many-rounds';
import { kindOf, walked, type LeanName, type Players } from '../../fixtures/verdict-kinds';

/** Every clause that the rules in the app tell. */
const TOLD = new Set<string>(SECTIONS.flatMap(([, clauses]) => clauses));

afterEach(() => {
  speak('en');
});

const VERDICTS: readonly (readonly [Players, LeanName, number, string, string, string])[] = [
  [
    2,
    'even',
    20,
    'one-mistaken M3',
    'Ada wins because Bruno put the square on tile 2, where the diamond was right. Ada made no mistake.',
    'Ada vince perché Bruno ha messo il quadrato sulla tessera 2, dove ci voleva il rombo. Ada non ha sbagliato.',
  ],
  [
    2,
    'even',
    109,
    'one-mistaken M4',
    'Ada wins because Bruno put the star on tile 4, the last, where the diamond was right. Ada made no mistake.',
    "Ada vince perché Bruno ha messo la stella sulla tessera 4, l'ultima, dove ci voleva il rombo. Ada non ha sbagliato.",
  ],
  [
    2,
    'careful',
    47,
    'one-mistaken P1',
    'Bruno wins because Ada laid tile 15 past the edge of the table. Bruno made no mistake.',
    'Bruno vince perché Ada ha posato la tessera 15 oltre il bordo del tavolo. Bruno non ha sbagliato.',
  ],
  [
    2,
    'even',
    15,
    'one-mistaken P2',
    'Bruno wins because Ada laid tile 7 so that it touches tile 4, too. Bruno made no mistake.',
    'Bruno vince perché Ada ha posato la tessera 7, che così tocca anche la tessera 4. Bruno non ha sbagliato.',
  ],
  [
    2,
    'even',
    16,
    'one-mistaken P3',
    'Bruno wins because Ada laid tile 4 so that its street does not join the street of tile 3. Bruno made no mistake.',
    'Bruno vince perché Ada ha posato la tessera 4 con una strada che non si unisce a quella della tessera 3. Bruno non ha sbagliato.',
  ],
  [
    2,
    'even',
    8,
    'one-mistaken P4',
    'Bruno wins because Ada laid tile 4 with its roadblock against the open street of tile 3. Bruno made no mistake.',
    'Bruno vince perché Ada ha posato la tessera 4 con il posto di blocco contro la strada libera della tessera 3. Bruno non ha sbagliato.',
  ],
  [
    2,
    'careless',
    123,
    'one-mistaken P6',
    'Bruno wins because Ada laid the Hideout (tile 6) before a map, money, and keys lay on the table. Bruno made no mistake.',
    'Bruno vince perché Ada ha posato il Rifugio (tessera 6) prima che sul tavolo ci fossero una mappa, il bottino e le chiavi. Bruno non ha sbagliato.',
  ],
  [
    2,
    'even',
    14,
    'same-position',
    'Nobody wins because both sides first went wrong on tile 12: Ada with the tile, Bruno with the marker. Ada laid tile 12 so that its street does not join the street of tile 11. Bruno put the star on tile 12, where the square was right.',
    'Nessuno vince perché il primo sbaglio delle due parti è sulla tessera 12: Ada con la tessera, Bruno con il segnalino. Ada ha posato la tessera 12 con una strada che non si unisce a quella della tessera 11. Bruno ha messo la stella sulla tessera 12, dove ci voleva il quadrato.',
  ],
  [
    2,
    'even',
    2,
    'clean-catch',
    'Bruno wins by catching Ada with the square on tile 4, the last; nobody made a mistake.',
    "Bruno vince prendendo Ada con il quadrato sulla tessera 4, l'ultima; nessuno ha sbagliato.",
  ],
  [
    2,
    'careful',
    157,
    'clean-hideout',
    'Ada wins by reaching the Hideout (tile 14): every tile that Ada laid is right. Markers no longer count.',
    'Ada vince raggiungendo il Rifugio (tessera 14): ogni tessera posata da Ada è giusta. I segnalini non contano più.',
  ],
  [
    2,
    'red',
    41,
    'lost-trail M3',
    'Ada wins because Bruno asked for a red marker, and none was left. The trail is lost: then only tiles count, and every tile that Ada laid is right.',
    "Ada vince perché Bruno voleva un segnalino rosso e non ce n'erano più. Le tracce sono perse: allora contano solo le tessere, e ogni tessera posata da Ada è giusta.",
  ],
  [
    3,
    'even',
    176,
    'one-mistaken P7',
    'Chiara, the Chaser, wins because Ada laid tile 1 so that its street does not join the street of the Prison. Chiara made no mistake.',
    'Chiara, la Guardia, vince perché Ada ha posato la tessera 1 con una strada che non si unisce a quella della Prigione. Chiara non ha sbagliato.',
  ],
  [
    3,
    'even',
    1,
    'earlier-mistake P3',
    "Chiara, the Chaser, wins because Bruno laid tile 7 so that its street does not join the street of tile 6. Who goes wrong first loses: Chiara's wrong marker on tile 11 comes later.",
    'Chiara, la Guardia, vince perché Bruno ha posato la tessera 7 con una strada che non si unisce a quella della tessera 6. Chi sbaglia per primo perde: il segnalino sbagliato di Chiara sulla tessera 11 viene dopo.',
  ],
  [
    3,
    'even',
    8,
    'one-mistaken M3',
    'The Runners win because Chiara put the square on tile 4, right until the next tile came; then the triangle was. The Runners made no mistake.',
    'I Ladri vincono perché Chiara ha messo il quadrato sulla tessera 4, dove andava bene fino alla tessera successiva: poi ci voleva il triangolo. I Ladri non hanno sbagliato.',
  ],
  [
    3,
    'red',
    30,
    'lost-trail P3',
    'Chiara, the Chaser, wins because Ada laid tile 6 so that its street does not join the street of tile 5. The trail was lost, and then only tiles count: Chiara asked for a red marker, and none was left.',
    "Chiara, la Guardia, vince perché Ada ha posato la tessera 6 con una strada che non si unisce a quella della tessera 5. Le tracce erano perse, e allora contano solo le tessere: Chiara voleva un segnalino rosso e non ce n'erano più.",
  ],
  [
    4,
    'even',
    42,
    'earlier-mistake M4',
    "The Runners win because Dev put the diamond on tile 2, the last of Bruno's path, where the square or the star was right. Who goes wrong first loses: Chiara's badly laid tile 5 comes later.",
    "I Ladri vincono perché Dev ha messo il rombo sulla tessera 2, l'ultima del percorso di Bruno, dove ci voleva il quadrato o la stella. Chi sbaglia per primo perde: la tessera posata male da Chiara, la 5, viene dopo.",
  ],
  [
    4,
    'even',
    1,
    'earlier-mistake M3',
    "The Runners win because Dev put the diamond on tile 4 of Bruno's path, where the square was right. Who goes wrong first loses: Chiara's badly laid tile 7 comes later.",
    'I Ladri vincono perché Dev ha messo il rombo sulla tessera 4 del percorso di Bruno, dove ci voleva il quadrato. Chi sbaglia per primo perde: la tessera posata male da Chiara, la 7, viene dopo.',
  ],
  [
    4,
    'even',
    16,
    'same-position apart',
    "Nobody wins because both sides first went wrong on a tile with number 4: Bruno with the tile, Dev with the marker on Chiara's path. Bruno laid tile 4 so that its street does not join the street of the tile before it. Dev put the square on tile 4 of Chiara's path, where the diamond was right.",
    'Nessuno vince perché il primo sbaglio delle due parti è su una tessera numero 4: Bruno con la tessera, Dev con il segnalino sul percorso di Chiara. Bruno ha posato la tessera 4 con una strada che non si unisce a quella della tessera precedente. Dev ha messo il quadrato sulla tessera 4 del percorso di Chiara, dove ci voleva il rombo.',
  ],
  [
    4,
    'careful',
    19,
    'lone-hideout perfect',
    "The Runners win because Chiara reached the Hideout (tile 14). Each Runner gets 2 points, although Bruno was caught: Ada put the star on tile 5 of Bruno's path, where the diamond was right.",
    'I Ladri vincono perché Chiara ha raggiunto il Rifugio (tessera 14). Ogni Ladro prende 2 punti, anche se Bruno era in trappola: Ada ha messo la stella sulla tessera 5 del percorso di Bruno, dove ci voleva il rombo.',
  ],
  [
    4,
    'careful',
    213,
    'lone-hideout small',
    'The Runners win because Bruno reached the Hideout (tile 18). Chiara was caught and every marker is right, so each Runner gets only 1 point.',
    'I Ladri vincono perché Bruno ha raggiunto il Rifugio (tessera 18). Chiara era in trappola e ogni segnalino è giusto: ogni Ladro prende solo 1 punto.',
  ],
];

/** The large sentence and the smaller one. */
const saidOf = ({ sentence, detail }: Because): string => `${sentence} ${detail}`.trim();

test.each(VERDICTS)('%s players, %s %s: %s', (players, lean, seed, kind, en, it) => {
  const { state } = walked(players, lean, seed);
  expect(kindOf(state)).toBe(kind);
  const story = storyOf(state);
  expect(saidOf(becauseOf(story))).toBe(en);
  // Whoever asks why is led to the clause that was broken; after a lost trail no marker was.
  const broken = kind.split(' ')[1] ?? '';
  if (/^[A-Z]\d+$/.test(broken) && !kind.startsWith('lost-trail M')) expect(becauseOf(story).clauses).toContain(broken);
  speak('it');
  expect(saidOf(becauseOf(story))).toBe(it);
});

describe('over 1,500 rounds', () => {
  test('every sentence is whole, names the tile and the right symbols of what decided, and fits its proof', () => {
    const symbols = { triangle: 'the triangle', star: 'the star', square: 'the square', diamond: 'the diamond' };
    let tied = 0;
    for (const state of manyRounds(1500)) {
      const story = storyOf(state);
      const { verdict, reasons, walk } = story.verdict;
      const decided = reasons[reasons.length - 1];
      for (const language of ['en', 'it'] as const) {
        speak(language);
        for (const because of [becauseOf(story), ...walk.map((step) => becauseAt(story, step))]) {
          const text = because === null ? '' : saidTogether(because);
          if (/[{}]|undefined| {2}|\.\.|^[,.]/.test(text)) expect(text).toBe('whole');
          if (because?.sentence === '') expect(because).toBe('a sentence');
          for (const clause of because?.clauses ?? []) if (!TOLD.has(clause)) expect(clause).toBe('a clause of the rules');
        }
      }
      speak('en');
      const because = becauseOf(story);
      const sentence = saidTogether(because);
      const caught = verdict.markers.at(-1);
      if (decided?.why === 'clean-catch' && story.view.paths.length === 1) {
        // M4, M3: that the last tile is read back, and that others would have been as right.
        expect(sentence).toContain('the way the Runner came');
        if ((caught?.legal.length ?? 0) > 1) tied += 1;
        expect(sentence.includes('each of them was right')).toBe((caught?.legal.length ?? 0) > 1);
      }
      if (decided === undefined || !('loser' in decided)) continue;
      const mistake = decided.loser === 'runners' ? verdict.runnerMistake : verdict.chaserMistake;
      if (mistake === null || (decided.why === 'lost-trail' && decided.loser === 'chasers')) continue;
      expect(because.sentence).toMatch(new RegExp(`tile ${mistake.position}\\b`));
      if (decided.loser === 'runners') continue;
      const marker = verdict.markers.find((each) => each.path === mistake.path && each.position === mistake.position);
      for (const symbol of [marker?.symbol ?? 'star', ...(marker?.legal ?? [])]) expect(sentence).toContain(symbols[symbol]);
    }
    expect(tied).toBeGreaterThan(0);
  });

  /** Words as a child counts them: what has a letter or a digit. */
  const words = (text: string): number => text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
  const GUESTS = ['Guest', 'Guest (2)', 'Guest (3)', 'Guest (4)'].map((name) => ({ name }));

  test('in both languages a sentence can be said back: 22 words and fewer as a rule, never more than 32, with names of two words', () => {
    const counted: number[] = [];
    for (const state of manyRounds(1500)) {
      const told = storyOf(state);
      const story = { ...told, players: GUESTS.slice(0, told.players.length) };
      for (const language of ['en', 'it'] as const) {
        speak(language);
        const whole = becauseOf(story);
        counted.push(words(whole.sentence));
        for (const because of [whole, ...story.verdict.walk.map((step) => becauseAt(story, step))]) {
          if (because === null) continue;
          const parts = [because.sentence, ...`${because.detail} ${because.shown}`.split(/(?<=\.) /)];
          for (const part of parts) if (words(part) > 32) expect(part).toBe('short enough to be said back');
        }
      }
    }
    const sorted = counted.toSorted((one, other) => one - other);
    expect(sorted[Math.floor(sorted.length * 0.8)]).toBeLessThanOrEqual(22);
  });

  test('the reason comes first: who wins is followed by why, and what lost the trail is told as what was asked for (M6)', () => {
    let lost = 0;
    for (const state of manyRounds(1500)) {
      const story = storyOf(state);
      speak('en');
      const { sentence } = becauseOf(story);
      expect(sentence).toMatch(/ because | by /);
      const wanted = story.verdict.reasons.find((reason) => reason.why === 'trail-lost');
      if (wanted === undefined) continue;
      lost += 1;
      const said = saidTogether(becauseOf(story));
      expect(said).toContain(`asked for a ${wanted.colour} marker, and none was left`);
      expect(state.paths.every(({ supply }) => supply[wanted.colour] === 0)).toBe(true);
      // The proof agrees: struck is what was asked for, and it stands before the tile of that very Chaser.
      const proof = proofOfRound(story);
      if (proof?.left === null || proof?.left === undefined) continue;
      expect(proof.left.find(({ asked }) => asked)).toEqual({ colour: wanted.colour, count: 0, asked: true });
      expect(proof.groups.map(({ path }) => path)).toEqual([wanted.path]);
      for (const count of proof.groups[0]?.reading?.counts ?? []) expect(count.out).toBe(colourOf(count.symbol) === wanted.colour);
      const right = proof.groups[0]?.reading?.counts.filter((count) => count.right && !count.out) ?? [];
      const spare = wanted.colour === 'red' ? 'blue' : 'red';
      const done = right.length > 0 && state.paths.some(({ supply }) => supply[spare] > 0);
      expect(said.includes(`A ${spare} marker would have done.`)).toBe(done);
    }
    expect(lost).toBeGreaterThan(10);
  });
});

describe('M5: a marker that was right until a moment before', () => {
  /** The square is right on tile 3 as long as it is the last; then comes tile 4, and 1.3 s later the square. */
  const late = (t: number) => {
    const built = round().starts().place('a', 'n', { t: 1000 }).mark('triangle', { t: 2000 }).mark('triangle', { t: 3000 });
    return storyOf(built.place('b', 'n', { t: 5000 }).mark('square', { t }).mark('square', { t: 9500 }).state);
  };
  test.each([
    ['en', 'Ada wins because Bruno put the square on tile 3, right until the next tile came; then the triangle was.'],
    [
      'it',
      'Ada vince perché Bruno ha messo il quadrato sulla tessera 3, dove andava bene fino alla tessera successiva: poi ci voleva il triangolo.',
    ],
  ] as const)('is said to have been so (%s), by its clause', (language, said) => {
    speak(language);
    const story = late(6300);
    const told = becauseOf(story);
    expect(told.sentence).toBe(said);
    expect(told.clauses).toEqual(['M3', 'M5', 'J5']);
    const step = story.verdict.walk[2];
    expect(step && becauseAt(story, step)?.sentence).toBe(said);
  });
  test('and of one that came much later nothing of the kind', () => {
    speak('en');
    const told = becauseOf(late(7001));
    expect(told.sentence).toBe('Ada wins because Bruno put the square on tile 3, where the triangle was right.');
    expect(told.clauses).toEqual(['M3', 'J5']);
  });
});
