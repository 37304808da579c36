/**
 * Twenty real verdicts in the sentence that the window says, in both languages: each must tell who did what, on which tile, what was
 * right, and why that decides. The rounds are made from the seeds that stand here.
 */
import { afterEach, describe, expect, test } from 'vitest';
import { becauseAt, becauseOf } from '../../../src/renderer/games/chase/lib/because';
import { SECTIONS } from '../../../src/renderer/games/chase/rulebook/book';
import { speak } from '../../../src/renderer/lib/words.svelte';
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
    'Ada wins because Bruno put the square on tile 2, where the diamond was right, and Ada made no mistake.',
    'Ada vince perché Bruno ha messo il quadrato sulla tessera 2, dove la risposta giusta era il rombo, e Ada non ha sbagliato.',
  ],
  [
    2,
    'even',
    109,
    'one-mistaken M4',
    "Ada wins because Bruno put the star on tile 4, Ada's last tile, where the diamond was right (read back, the way the Runner came), and Ada made no mistake.",
    "Ada vince perché Bruno ha messo la stella sulla tessera 4, l'ultima di Ada, dove la risposta giusta era il rombo (letta all'indietro, da dove è venuto il Ladro), e Ada non ha sbagliato.",
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
    'Bruno wins because Ada laid tile 7 so that it touches not only tile 6 but tile 4 too, and Bruno made no mistake.',
    'Bruno vince perché Ada ha posato la tessera 7, che così tocca non solo la tessera 6 ma anche la tessera 4, e Bruno non ha sbagliato.',
  ],
  [
    2,
    'even',
    16,
    'one-mistaken P3',
    'Bruno wins because Ada laid tile 4 so that its street does not join the street of tile 3, and Bruno made no mistake.',
    'Bruno vince perché Ada ha posato la tessera 4 con una strada che non si unisce a quella della tessera 3, e Bruno non ha sbagliato.',
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
    'Bruno wins because Ada laid the Hideout (tile 6) before a map, money, and keys lay on the table, and Bruno made no mistake.',
    'Bruno vince perché Ada ha posato il Rifugio (tessera 6) prima che sul tavolo ci fossero una mappa, il bottino e le chiavi, e Bruno non ha sbagliato.',
  ],
  [
    2,
    'even',
    14,
    'same-position',
    'Nobody wins because the first mistakes of both are on the same tile, 12: Ada laid tile 12 so that its street does not join the street of tile 11, and Bruno put the star on tile 12, where the square was right.',
    'Nessuno vince perché il primo sbaglio delle due parti è sulla stessa tessera, la 12: Ada ha posato la tessera 12 con una strada che non si unisce a quella della tessera 11, e Bruno ha messo la stella sulla tessera 12, dove la risposta giusta era il quadrato.',
  ],
  [
    2,
    'even',
    2,
    'clean-catch',
    "Bruno wins by catching Ada with the square on tile 4, Ada's last tile (read back, the way the Runner came); nobody made a mistake.",
    "Bruno vince prendendo Ada con il quadrato sulla tessera 4, l'ultima di Ada (letta all'indietro, da dove è venuto il Ladro); nessuno ha sbagliato.",
  ],
  [
    2,
    'careful',
    157,
    'clean-hideout',
    'Ada wins by reaching the Hideout (tile 14): every tile that Ada laid is right, so the markers no longer matter.',
    'Ada vince raggiungendo il Rifugio (tessera 14): ogni tessera posata da Ada è giusta, quindi i segnalini non contano più.',
  ],
  [
    2,
    'red',
    41,
    'lost-trail M3',
    'Ada wins because Bruno had no red marker left and could not go on, and every tile that Ada laid is right.',
    'Ada vince perché Bruno non aveva più segnalini rossi e non poteva continuare, e ogni tessera posata da Ada è giusta.',
  ],
  [
    3,
    'even',
    176,
    'one-mistaken P7',
    'Chiara, the Chaser, wins because Ada laid tile 1 so that its street does not join the street of the Prison, where every path starts, and Chiara made no mistake.',
    'Chiara, la Guardia, vince perché Ada ha posato la tessera 1 con una strada che non si unisce a quella della Prigione, da dove parte ogni percorso, e Chiara non ha sbagliato.',
  ],
  [
    3,
    'even',
    1,
    'earlier-mistake P3',
    "Chiara, the Chaser, wins because Bruno laid tile 7 so that its street does not join the street of tile 6, and Chiara's wrong marker on tile 11 comes later: the lower tile number decides.",
    'Chiara, la Guardia, vince perché Bruno ha posato la tessera 7 con una strada che non si unisce a quella della tessera 6, e il segnalino sbagliato di Chiara sulla tessera 11 viene dopo: decide il numero di tessera più basso.',
  ],
  [
    3,
    'even',
    8,
    'one-mistaken M3',
    'Ada and Bruno, the Runners, win because Chiara put the square on tile 4, where the triangle was right, and the Runners made no mistake.',
    'Ada e Bruno, i Ladri, vincono perché Chiara ha messo il quadrato sulla tessera 4, dove la risposta giusta era il triangolo, e i Ladri non hanno sbagliato.',
  ],
  [
    3,
    'red',
    30,
    'lost-trail P3',
    'Chiara, the Chaser, wins: Chiara had no red marker left, so the trail was lost and only tiles count, not markers; but Ada laid tile 6 so that its street does not join the street of tile 5, and that loses.',
    'Chiara, la Guardia, vince: Chiara non aveva più segnalini rossi, quindi le tracce erano perse e contano solo le tessere, non i segnalini; ma Ada ha posato la tessera 6 con una strada che non si unisce a quella della tessera 5, e questo fa perdere.',
  ],
  [
    4,
    'even',
    42,
    'earlier-mistake M4',
    "Bruno and Chiara, the Runners, win because Dev put the diamond on tile 2, the last of Bruno's path, where the square and the star were both right (read back, the way the Runner came; equally many witnesses), and the badly laid tile 5 of Chiara's own path comes later: the lower tile number decides.",
    "Bruno e Chiara, i Ladri, vincono perché Dev ha messo il rombo sulla tessera 2, l'ultima del percorso di Bruno, dove il quadrato e la stella erano tutti e due giusti (letta all'indietro, da dove è venuto il Ladro; stesso numero di testimoni), e la tessera posata male da Chiara, la 5 del proprio percorso, viene dopo: decide il numero di tessera più basso.",
  ],
  [
    4,
    'even',
    1,
    'earlier-mistake M3',
    "Bruno and Chiara, the Runners, win because Dev put the diamond on tile 4 of Bruno's path, where the square was right, and the badly laid tile 7 of Chiara's own path comes later: the lower tile number decides.",
    'Bruno e Chiara, i Ladri, vincono perché Dev ha messo il rombo sulla tessera 4 del percorso di Bruno, dove la risposta giusta era il quadrato, e la tessera posata male da Chiara, la 7 del proprio percorso, viene dopo: decide il numero di tessera più basso.',
  ],
  [
    4,
    'even',
    16,
    'same-position apart',
    "Nobody wins because the first mistakes of both are on a tile of the same number, 4: Bruno laid tile 4 of Bruno's own path so that its street does not join the street of the tile before it, and Dev put the square on tile 4 of Chiara's path, where the diamond was right.",
    'Nessuno vince perché il primo sbaglio delle due parti è su una tessera con lo stesso numero, il 4: Bruno ha posato la tessera 4 del percorso di Bruno con una strada che non si unisce a quella della tessera precedente, e Dev ha messo il quadrato sulla tessera 4 del percorso di Chiara, dove la risposta giusta era il rombo.',
  ],
  [
    4,
    'careful',
    19,
    'lone-hideout perfect',
    "Bruno and Chiara, the Runners, win because Chiara reached the Hideout (tile 14). They get 2 points each, since catching Bruno does not count: Ada put the star on tile 5 of Bruno's path, where the diamond was right.",
    'Bruno e Chiara, i Ladri, vincono perché Chiara ha raggiunto il Rifugio (tessera 14). Prendono 2 punti a testa, perché la cattura di Bruno non conta: Ada ha messo la stella sulla tessera 5 del percorso di Bruno, dove la risposta giusta era il rombo.',
  ],
  [
    4,
    'careful',
    213,
    'lone-hideout small',
    'Bruno and Chiara, the Runners, win because Bruno reached the Hideout (tile 18). They get only 1 point each, because Chiara was caught and the Chasers put only right markers.',
    'Bruno e Chiara, i Ladri, vincono perché Bruno ha raggiunto il Rifugio (tessera 18). Prendono solo 1 punto a testa, perché una Guardia ha preso Chiara e i segnalini delle Guardie sono tutti giusti.',
  ],
];

test.each(VERDICTS)('%s players, %s %s: %s', (players, lean, seed, kind, en, it) => {
  const { state } = walked(players, lean, seed);
  expect(kindOf(state)).toBe(kind);
  const story = storyOf(state);
  expect(becauseOf(story).sentence).toBe(en);
  // Whoever asks why is led to the clause that was broken; after a lost trail no marker was.
  const broken = kind.split(' ')[1] ?? '';
  if (/^[A-Z]\d+$/.test(broken) && !kind.startsWith('lost-trail M')) expect(becauseOf(story).clauses).toContain(broken);
  speak('it');
  expect(becauseOf(story).sentence).toBe(it);
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
          const text = because === null ? '' : `${because.sentence} ${because.shown}`;
          if (/[{}]|undefined| {2}|\.\.|^[,.]/.test(text)) expect(text).toBe('whole');
          if (because?.sentence === '') expect(because).toBe('a sentence');
          for (const clause of because?.clauses ?? []) if (!TOLD.has(clause)) expect(clause).toBe('a clause of the rules');
        }
      }
      speak('en');
      const { sentence } = becauseOf(story);
      if (sentence.length > 310) expect(sentence).toBe('short enough to be taken in');
      const caught = verdict.markers.at(-1);
      if (decided?.why === 'clean-catch' && story.view.paths.length === 1) {
        // M4, M3: that the last tile is read back, and that others would have been as right.
        expect(sentence).toContain('read back, the way the Runner came');
        if ((caught?.legal.length ?? 0) > 1) tied += 1;
        expect(sentence.includes('equally many witnesses')).toBe((caught?.legal.length ?? 0) > 1);
      }
      if (decided === undefined || !('loser' in decided)) continue;
      const mistake = decided.loser === 'runners' ? verdict.runnerMistake : verdict.chaserMistake;
      if (mistake === null || (decided.why === 'lost-trail' && decided.loser === 'chasers')) continue;
      expect(sentence).toMatch(new RegExp(`tile ${mistake.position}\\b`));
      if (decided.loser === 'runners') continue;
      const marker = verdict.markers.find((each) => each.path === mistake.path && each.position === mistake.position);
      for (const symbol of [marker?.symbol ?? 'star', ...(marker?.legal ?? [])]) expect(sentence).toContain(symbols[symbol]);
    }
    expect(tied).toBeGreaterThan(0);
  });
});
