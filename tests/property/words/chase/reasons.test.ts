/**
 * The words of a verdict against the verdict. What a sentence claims is worked out here from the printed verdict alone,
 * and it must be said exactly where it is so.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { walkOf } from '../../../../src/rules/chase/explain';
import { judge, judgeRound } from '../../../../src/rules/chase/judge';
import type { Reason } from '../../../../src/rules/chase/reason';
import type { RoundState } from '../../../../src/rules/chase/round';
import type { RoundVerdict } from '../../../../src/rules/chase/verdict';
import { awardText, headline, reasonTexts, remarksOn, sidesOf, type Sides } from '../../../../src/renderer/games/chase/lib/reason-text';
import { speak } from '../../../../src/renderer/lib/words.svelte';
import type { Language } from '../../../../src/shared/catalogue';
import { manyRounds } from '../../../fixtures/many-rounds';

const NAMES = ['Ada', 'Bea', 'Cai', 'Dee'];

/** What is so of a round, read off its printed verdict. */
function factsOf(verdict: RoundVerdict, state: RoundState) {
  const { ending, winner, runnerMistake: tile, chaserMistake: mark, markers } = verdict;
  const caught = markers.filter(({ final }) => final);
  const home = ending === 'hideout';
  const weighed = (home && tile !== null) || ending === 'caught';
  const both = weighed && tile !== null && mark !== null;
  const same = both && tile.position === mark.position;
  const open = ending === 'given-up' || ending === 'unfinished';
  const two = state.paths.length === 2;
  const unread = home && tile === null && caught.length === 0;
  return {
    ending,
    winner,
    caught: caught.length,
    away: home && caught.length === 0 && winner === 'runners',
    /** J2. */
    unread,
    /** F5. */
    lone: home && tile === null && caught.length > 0,
    loneArrival: home && caught.length > 0,
    clean: ending === 'caught' && tile === null && mark === null,
    oneMistaken: weighed && (tile === null) !== (mark === null),
    earlier: both && !same,
    same,
    /** The round ended with a catch, and does not go to the Chasers (J5, F6). */
    undone: ending === 'caught' && winner !== 'chasers',
    two,
    lost: ending === 'trail-lost',
    open,
    tilesRight: tile === null && state.paths.some(({ tiles }) => tiles.length > 0),
    marksRight: !unread && markers.length > 0 && mark === null,
    tile,
    mark: unread ? null : mark,
    wrongMark: markers.some(({ ok }) => !ok),
  };
}

type Facts = ReturnType<typeof factsOf>;

/** A claim in both languages, and where it is so. */
const CLAIMS: readonly { readonly en: RegExp; readonly it: RegExp; readonly so: (facts: Facts) => boolean }[] = [
  { en: /whatever the markers say/, it: /qualunque cosa dicano i segnalini/, so: ({ unread }) => unread },
  {
    en: /^A Hideout was reached\.$/m,
    it: /^Un Rifugio è stato raggiunto\.$/m,
    so: ({ ending, caught }) => ending === 'hideout' && caught === 0,
  },
  { en: /a wrong marker undoes the catch\.$/m, it: /un segnalino sbagliato annulla la cattura\.$/m, so: ({ undone }) => undone },
  { en: /caught on tile \d+\.$/m, it: /in trappola sulla tessera \d+\.$/m, so: ({ caught, undone }) => caught > 0 && !undone },
  { en: /reached a Hideout alone\.$/m, it: /ha raggiunto un Rifugio senza l'altro Ladro\.$/m, so: ({ loneArrival }) => loneArrival },
  { en: /the markers count.*Small Victory/, it: /contano i segnalini.*Piccola Vittoria/, so: ({ lone, wrongMark }) => lone && !wrongMark },
  {
    en: /the markers count.*Perfect Victory/,
    it: /contano i segnalini.*Vittoria Perfetta/,
    so: ({ lone, wrongMark }) => lone && wrongMark,
  },
  { en: /^Nobody made a mistake, so the catch wins\.$/m, it: /^Nessuno ha sbagliato: la cattura vince\.$/m, so: ({ clean }) => clean },
  { en: /^Only one side made a mistake/m, it: /^Ha sbagliato una parte sola/m, so: ({ oneMistaken }) => oneMistaken },
  { en: /^The earlier mistake loses/m, it: /^Perde chi ha sbagliato prima/m, so: ({ earlier }) => earlier },
  {
    en: /earlier mistake loses, on whichever path/,
    it: /sbagliato prima, qualunque sia il percorso/,
    so: ({ earlier, two }) => earlier && two,
  },
  { en: /nobody wins/, it: /nessuno vince/, so: ({ same }) => same },
  { en: /on whichever path: nobody wins/, it: /qualunque sia il percorso: nessuno vince/, so: ({ same, two }) => same && two },
  { en: /^The trail was lost/m, it: /^Le tracce sono perse:/m, so: ({ lost }) => lost },
  { en: /all right: the Runners? wins?\.$/m, it: /tutte giuste: vinc/, so: ({ lost, tile }) => lost && tile === null },
  {
    en: /one is wrong: the Runners? loses?\.$/m,
    it: /di sbagliate: (il Ladro perde|i Ladri perdono)\.$/m,
    so: ({ lost, tile }) => lost && tile !== null,
  },
  { en: /has no winner\.$/m, it: /non ha vincitori\.$/m, so: ({ open }) => open },
  { en: /^The round was given up\.$/m, it: /^Qualcuno si è arreso\.$/m, so: ({ ending }) => ending === 'given-up' },
  { en: /^The round was not finished\.$/m, it: /^Il round non è stato finito\.$/m, so: ({ ending }) => ending === 'unfinished' },
  { en: /laid every tile right\.$/m, it: /posato bene ogni tessera\.$/m, so: ({ tilesRight }) => tilesRight },
  { en: /^So far .* laid every tile/m, it: /^Fin lì .* posato bene/m, so: ({ tilesRight, open }) => tilesRight && open },
  { en: /o marker of .* is wrong\.$/m, it: /essun segnalino di .* è sbagliato\.$/m, so: ({ marksRight }) => marksRight },
  { en: /^So far no marker of/m, it: /^Fin lì nessun segnalino/m, so: ({ marksRight, open }) => marksRight && open },
  {
    en: /first mistake was (on )?tile \d+/,
    it: /(primo sbaglio di .* è alla|dei Ladri è la) tessera \d+/,
    so: ({ tile }) => tile !== null,
  },
  { en: /first mistake was the marker/, it: /(primo sbaglio di .*|delle Guardie) è il segnalino/, so: ({ mark }) => mark !== null },
];

/** Claims of the headline and the award. */
const HEADS: typeof CLAIMS = [
  { en: /gets? away/, it: /in salvo/, so: ({ away }) => away },
  { en: /wins? the round/, it: /vinc\S+ il round/, so: ({ away, winner }) => winner === 'runners' && !away },
  { en: /wins? the chase/, it: /vinc\S+ l'inseguimento/, so: ({ winner }) => winner === 'chasers' },
  { en: /^Nobody wins/, it: /^Nessuno vince/, so: ({ winner, ending }) => winner === null && ending !== 'unfinished' },
  { en: /not played to its end/, it: /non è stato finito/, so: ({ ending }) => ending === 'unfinished' },
];

function sidesFor(state: RoundState): Sides {
  const players = state.setup.roles.map((_, seat) => ({ name: NAMES[seat] ?? '', kind: 'human' as const }));
  const sides = sidesOf(players, state.setup.roles);
  return state.paths.length === 1 ? sides : { ...sides, of: (path, role) => NAMES[state.paths[path]?.[role] ?? -1] ?? '' };
}

/** The claims that are made without being so, or are so without being made. */
function wrongClaims(claims: typeof CLAIMS, text: string, language: Language, facts: Facts): string[] {
  return claims.filter((claim) => claim[language].test(text) !== claim.so(facts)).map((claim) => String(claim[language]));
}

/** Who was caught where, and the first mistakes, each with its position and with two paths the name. */
function expectPlaces(text: string, verdict: RoundVerdict, state: RoundState, facts: Facts): void {
  const two = state.paths.length === 2;
  const name = (path: number, role: 'runner' | 'chaser'): string => NAMES[state.paths[path]?.[role] ?? -1] ?? '?';
  const catches = /^(.+) (?:was|were) caught on tile (\d+)(?: and (.+) on tile (\d+))?(?:\.|, but .*)$/gm;
  const told = [...text.matchAll(catches)].flatMap(([, who, position, other, also]) => [
    `${who ?? ''} ${position ?? ''}`,
    ...(other ? [`${other} ${also ?? ''}`] : []),
  ]);
  const all = sidesFor(state).runner;
  expect(told).toEqual(
    verdict.markers.filter(({ final }) => final).map(({ path, position }) => `${two ? name(path, 'runner') : all} ${position}`),
  );
  if (facts.tile !== null) {
    const { path, position } = facts.tile;
    expect(text).toContain(
      two ? `first mistake was tile ${position} of ${name(path, 'runner')}.` : `first mistake was on tile ${position}.`,
    );
  }
  if (facts.mark !== null) {
    const { path, position } = facts.mark;
    expect(text).toContain(
      two ? `the marker of ${name(path, 'chaser')} on tile ${position}.` : `first mistake was the marker on tile ${position}.`,
    );
  }
}

/** What is said beside each tile of the walk: of every mistake whether it is the first, and whether it decides something. */
function expectRemarks(state: RoundState, reasons: readonly Reason[], facts: Facts): void {
  for (const step of walkOf(state)) {
    const wrongMark = step.marker?.ok === false;
    const at = (mistake: Facts['mark'] | Facts['tile']): boolean =>
      mistake !== null && mistake.path === step.path && mistake.position === step.position;
    const first = [at(facts.tile), wrongMark && at(facts.mark)];
    const text = remarksOn({ reasons }, step, { runners: 1, chasers: 1 }).join('\n');
    const said = [
      /^The Runner's first/m,
      /^The Chaser's first/m,
      /only a side's first/,
      /after a clean way/,
      /lost trail goes by/,
      /has no winner/,
    ].map((each) => each.test(text));
    const unread = wrongMark && facts.unread;
    const later = (step.fault !== null && first[0] === false) || (wrongMark && first[1] === false && !unread);
    const wanted = [...first, later, unread, facts.lost && first[1] === true, facts.open && first.includes(true)];
    if (String(said) !== String(wanted)) expect({ said, text, step }).toEqual({ said: wanted });
  }
}

beforeAll(() => {
  speak('en');
});
afterAll(() => {
  speak('en');
});

test('J2, J4 to J6, J8, F4 to F6: over 10,000 rounds of 2, 3 and 4 what is said of a verdict is so, and what is so is said', () => {
  const met = new Map<string, number>();
  for (const state of manyRounds(10_000)) {
    const { verdict, reasons } = judge(state);
    const facts = factsOf(judgeRound(state), state);
    const sides = sidesFor(state);
    for (const language of ['en', 'it'] as const) {
      speak(language);
      const lines = reasonTexts({ reasons }, sides);
      const text = lines.join('\n');
      const head = headline({ verdict, reasons }, sides);
      const award = awardText(verdict, sides);
      const wrong = [...wrongClaims(CLAIMS, text, language, facts), ...wrongClaims(HEADS, head, language, facts)];
      if (wrong.length > 0) expect({ wrong, head, lines, verdict }).toEqual({ wrong: [] });
      if (/[{}]|undefined|\([A-Z]\d+\)/.test(text + head + award)) expect({ text, head, award }).toBe('whole words');
      if (language === 'it') continue;
      // One winner or several, one Runner or several.
      const several = verdict.winner !== null && sides[verdict.winner] > 1;
      const numbers = [
        award === '',
        award.includes(' each, '),
        /the Runner (wins|loses)/.test(text),
        /the Runners (win|lose)\b/.test(text),
      ];
      expect(numbers).toEqual([verdict.winner === null, several, facts.lost && sides.runners === 1, facts.lost && sides.runners > 1]);
      expectPlaces(text, verdict, state, facts);
    }
    speak('en');
    expectRemarks(state, reasons, facts);
    const decided = reasons[reasons.length - 1];
    const kind = `${state.setup.roles.length}: ${decided?.why ?? ''} (${decided?.clause ?? ''})`;
    met.set(kind, (met.get(kind) ?? 0) + 1);
  }
  // Every reason was met, with every number of players where it can be.
  const usual = ['clean-hideout (J2)', 'clean-catch (J4)', 'one-mistaken (J5)', 'no-winner (J8)', 'lost-trail (J6)'];
  const compared = [2, 3].flatMap((players) => [`${players}: earlier-mistake (J5)`, `${players}: same-position (J5)`]);
  const wanted = [...[2, 3, 4].flatMap((players) => usual.map((each) => `${players}: ${each}`)), ...compared];
  wanted.push('4: earlier-mistake (F6)', '4: same-position (F6)', '4: lone-hideout (F5)');
  expect([...met.keys()].sort()).toEqual(wanted.sort());
}, 60_000);
