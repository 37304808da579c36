/**
 * Twenty real verdicts in the sentence that the window says, in both languages: each must tell who did what, on which tile, what was
 * right, and why that decides. The rounds are made from the seeds that stand here.
 */
import { afterEach, describe, expect, test } from 'vitest';
import { becauseAt, becauseOf } from '../../../src/renderer/games/chase/lib/because';
import { speak } from '../../../src/renderer/lib/words.svelte';
import { storyOf } from '../../fixtures/stories';
import { manyRounds } from '../../fixtures/many-rounds';
import { kindOf, walked, type LeanName, type Players } from '../../fixtures/verdict-kinds';

afterEach(() => {
  speak('en');
});

const VERDICTS: readonly (readonly [Players, LeanName, number, string, string, string])[] = [
  [
    2,
    'even',
    20,
    'one-mistaken M3',
    'Ada wins because Bruno put the square on tile 2, where the diamond was right, and Ada made no mistake.',
    'Ada vince perché Bruno ha messo il quadrato sulla tessera 2, dove la risposta giusta era il rombo, e Ada non ha sbagliato.',
  ],
  [
    2,
    'even',
    109,
    'one-mistaken M4',
    'Ada wins because Bruno put the star on tile 4, the last one, where the diamond was right, and Ada made no mistake.',
    "Ada vince perché Bruno ha messo la stella sulla tessera 4, l'ultima, dove la risposta giusta era il rombo, e Ada non ha sbagliato.",
  ],
  [
    2,
    'careful',
    47,
    'one-mistaken P1',
    'Bruno wins because Ada laid tile 15 past the edge of the table, and Bruno made no mistake.',
    'Bruno vince perché Ada ha posato la tessera 15 oltre il bordo del tavolo, e Bruno non ha sbagliato.',
  ],
  [
    2,
    'even',
    15,
    'one-mistaken P2',
    'Bruno wins because Ada laid tile 7 so that it also touches tile 4, and Bruno made no mistake.',
    'Bruno vince perché Ada ha posato la tessera 7 in modo che tocca anche la tessera 4, e Bruno non ha sbagliato.',
  ],
  [
    2,
    'even',
    16,
    'one-mistaken P3',
    'Bruno wins because Ada laid tile 4 so that its street misses the street of tile 3, and Bruno made no mistake.',
    'Bruno vince perché Ada ha posato la tessera 4 con una strada che non incontra la strada della tessera 3, e Bruno non ha sbagliato.',
  ],
  [
    2,
    'even',
    8,
    'one-mistaken P4',
    'Bruno wins because Ada laid tile 4 with its roadblock against the open street of tile 3, and Bruno made no mistake.',
    'Bruno vince perché Ada ha posato la tessera 4 con il posto di blocco contro la strada libera della tessera 3, e Bruno non ha sbagliato.',
  ],
  [
    2,
    'careless',
    123,
    'one-mistaken P6',
    'Bruno wins because Ada laid the Hideout (tile 6) while a map, money, and keys were still missing, and Bruno made no mistake.',
    'Bruno vince perché Ada ha posato il Rifugio (tessera 6) quando mancavano ancora una mappa, il bottino e le chiavi, e Bruno non ha sbagliato.',
  ],
  [
    2,
    'even',
    14,
    'same-position',
    'Nobody wins because both sides went wrong on tile 12: Ada laid tile 12 so that its street misses the street of tile 11, and Bruno put the star on tile 12, where the square was right.',
    'Nessuno vince perché entrambe le parti hanno sbagliato sulla tessera 12: Ada ha posato la tessera 12 con una strada che non incontra la strada della tessera 11, e Bruno ha messo la stella sulla tessera 12, dove la risposta giusta era il quadrato.',
  ],
  [
    2,
    'even',
    2,
    'clean-catch',
    'Bruno wins because Bruno caught Ada with the square on tile 4, the last one, and nobody made a mistake.',
    "Bruno vince perché Bruno ha preso Ada con il quadrato sulla tessera 4, l'ultima, e nessuno ha sbagliato.",
  ],
  [
    2,
    'careful',
    157,
    'clean-hideout',
    'Ada wins because Ada reached the Hideout (tile 14), and every tile on the way is right.',
    'Ada vince perché Ada ha raggiunto il Rifugio (tessera 14), e ogni tessera fin lì è giusta.',
  ],
  [
    2,
    'red',
    41,
    'lost-trail M3',
    'Ada wins because Bruno had no red marker left, and every tile that Ada laid is right.',
    'Ada vince perché Bruno non aveva più segnalini rossi, e ogni tessera posata da Ada è giusta.',
  ],
  [
    3,
    'even',
    176,
    'one-mistaken P7',
    'Chiara wins because Ada laid tile 1 so that its street misses the street of the Prison, and Chiara made no mistake.',
    'Chiara vince perché Ada ha posato la tessera 1 con una strada che non incontra la strada della Prigione, e Chiara non ha sbagliato.',
  ],
  [
    3,
    'even',
    1,
    'earlier-mistake P3',
    "Chiara wins because Bruno laid tile 7 so that its street misses the street of tile 6, and Chiara's mistake on tile 11 comes later.",
    'Chiara vince perché Bruno ha posato la tessera 7 con una strada che non incontra la strada della tessera 6, e lo sbaglio di Chiara sulla tessera 11 viene dopo.',
  ],
  [
    3,
    'even',
    8,
    'one-mistaken M3',
    'Ada and Bruno win because Chiara put the square on tile 4, where the triangle was right, and Ada and Bruno made no mistake.',
    'Ada e Bruno vincono perché Chiara ha messo il quadrato sulla tessera 4, dove la risposta giusta era il triangolo, e Ada e Bruno non hanno sbagliato.',
  ],
  [
    3,
    'red',
    30,
    'lost-trail P3',
    'Chiara wins because Ada laid tile 6 so that its street misses the street of tile 5, and after a lost trail only the tiles count.',
    'Chiara vince perché Ada ha posato la tessera 6 con una strada che non incontra la strada della tessera 5, e se le tracce sono perse contano solo le tessere.',
  ],
  [
    4,
    'even',
    42,
    'earlier-mistake M4',
    "Bruno and Chiara win because Dev put the diamond on tile 2 of Bruno's path, the last one, where the square or the star was right, and Chiara's mistake on tile 5 comes later.",
    "Bruno e Chiara vincono perché Dev ha messo il rombo sulla tessera 2 del percorso di Bruno, l'ultima, dove la risposta giusta era il quadrato o la stella, e lo sbaglio di Chiara sulla tessera 5 viene dopo.",
  ],
  [
    4,
    'even',
    1,
    'earlier-mistake M3',
    "Bruno and Chiara win because Dev put the diamond on tile 4 of Bruno's path, where the square was right, and Chiara's mistake on tile 7 comes later.",
    'Bruno e Chiara vincono perché Dev ha messo il rombo sulla tessera 4 del percorso di Bruno, dove la risposta giusta era il quadrato, e lo sbaglio di Chiara sulla tessera 7 viene dopo.',
  ],
  [
    4,
    'even',
    16,
    'same-position apart',
    "Nobody wins because both sides went wrong on a tile 4: Bruno laid tile 4 so that its street misses the street of tile 3, and Dev put the square on tile 4 of Chiara's path, where the diamond was right.",
    'Nessuno vince perché entrambe le parti hanno sbagliato su una tessera 4: Bruno ha posato la tessera 4 con una strada che non incontra la strada della tessera 3, e Dev ha messo il quadrato sulla tessera 4 del percorso di Chiara, dove la risposta giusta era il rombo.',
  ],
  [
    4,
    'careful',
    19,
    'lone-hideout perfect',
    "Bruno and Chiara win because Chiara reached the Hideout (tile 14), and get 2 points each, not 1, because Ada put the star on tile 5 of Bruno's path, where the diamond was right.",
    'Bruno e Chiara vincono perché Chiara ha raggiunto il Rifugio (tessera 14), e prendono 2 punti a testa, non 1, perché Ada ha messo la stella sulla tessera 5 del percorso di Bruno, dove la risposta giusta era il rombo.',
  ],
  [
    4,
    'careful',
    213,
    'lone-hideout small',
    'Bruno and Chiara win because Bruno reached the Hideout (tile 18), but get only 1 point each because Chiara was caught and every marker is right.',
    'Bruno e Chiara vincono perché Bruno ha raggiunto il Rifugio (tessera 18), ma prendono solo 1 punto a testa perché Chiara è in trappola e ogni segnalino è giusto.',
  ],
];

test.each(VERDICTS)('%s players, %s %s: %s', (players, lean, seed, kind, en, it) => {
  const { state } = walked(players, lean, seed);
  expect(kindOf(state)).toBe(kind);
  const story = storyOf(state);
  expect(becauseOf(story).sentence).toBe(en);
  speak('it');
  expect(becauseOf(story).sentence).toBe(it);
});

describe('over 1,500 rounds', () => {
  test('every sentence is whole, names the tile and the right symbols of what decided, and fits its proof', () => {
    const symbols = { triangle: 'the triangle', star: 'the star', square: 'the square', diamond: 'the diamond' };
    for (const state of manyRounds(1500)) {
      const story = storyOf(state);
      const { verdict, reasons, walk } = story.verdict;
      const decided = reasons[reasons.length - 1];
      for (const language of ['en', 'it'] as const) {
        speak(language);
        for (const because of [becauseOf(story), ...walk.map((step) => becauseAt(story, step))]) {
          const text = because === null ? '' : `${because.sentence} ${because.shown}`;
          if (/[{}]|undefined| {2}|\.\.|^[,.]/.test(text)) expect(text).toBe('whole');
          if (because?.sentence === '') expect(because).toBe('a sentence');
        }
      }
      speak('en');
      const { sentence } = becauseOf(story);
      if (sentence.length > 260) expect(sentence).toBe('short enough to be taken in');
      if (decided === undefined || !('loser' in decided)) continue;
      const mistake = decided.loser === 'runners' ? verdict.runnerMistake : verdict.chaserMistake;
      if (mistake === null || (decided.why === 'lost-trail' && decided.loser === 'chasers')) continue;
      expect(sentence).toMatch(new RegExp(`tile ${mistake.position}\\b`));
      if (decided.loser === 'runners') continue;
      const marker = verdict.markers.find((each) => each.path === mistake.path && each.position === mistake.position);
      for (const symbol of [marker?.symbol ?? 'star', ...(marker?.legal ?? [])]) expect(sentence).toContain(symbols[symbol]);
    }
  });
});
