/** How much more is known the day after three sessions with our choice of facts than with chance; see docs/learning.md. */
import { chanceOf } from '../../chance';
import { FactDeck } from '../../learning/fact-deck';
import { FACTS } from '../../puzzles/facts';
import { IN_TIME, Learner } from './learner';

const LEARNERS = 200;
const SEEDS = ['one', 'two', 'three'];
const SESSIONS = 3;
const SESSION = 30 * 60;
const DAY = 24 * 3600;
/** Between sessions a learner's time runs so much more slowly. */
const SLOW = 0.025;
/** Any start will do. */
const START = Date.UTC(2026, 0, 1);

/** Chooses the next fact at `now` (milliseconds since 1970) and hears how it was answered. */
interface Chooser {
  next(now: number): number;
  answered(fact: number, seconds: number, now: number): void;
}

const NUMBERS: ReadonlyMap<string, number> = new Map(FACTS.map(({ id }, at) => [id, at]));

function ours(seed: string): Chooser {
  const deck = new FactDeck([...NUMBERS.keys()], new Map());
  const chance = chanceOf(`${seed}/choice`);
  return {
    next: (now) => NUMBERS.get(deck.next(now, chance) ?? '') ?? 0,
    answered: (fact, seconds, now) => {
      const id = FACTS[fact]?.id;
      if (id !== undefined) deck.answered(id, { right: true, slow: seconds > IN_TIME, quick: seconds < IN_TIME / 2 }, now);
    },
  };
}

function random(seed: string): Chooser {
  const chance = chanceOf(`${seed}/choice`);
  return { next: () => chance.below(FACTS.length), answered: () => undefined };
}

/** The mean probability of an answer in time, a day after the last session. */
function known(seed: string, choose: (seed: string) => Chooser): number {
  const learner = new Learner(FACTS.length, chanceOf(`${seed}/traits`), chanceOf(`${seed}/trials`));
  const chooser = choose(seed);
  let own = 0;
  for (let session = 0; session < SESSIONS; session++) {
    for (let spent = 0; spent < SESSION;) {
      const now = START + 1000 * (session * DAY + spent);
      const fact = chooser.next(now);
      const { seconds, whole } = learner.answer(fact, own + spent);
      spent += whole;
      chooser.answered(fact, seconds, now + 1000 * seconds);
    }
    own += SESSION + SLOW * (session + 1 < SESSIONS ? DAY - SESSION : DAY);
  }
  return FACTS.reduce((sum, _fact, at) => sum + learner.inTime(at, own), 0) / FACTS.length;
}

function mean(choose: (seed: string) => Chooser): number {
  let sum = 0;
  for (const seed of SEEDS) for (let at = 0; at < LEARNERS; at++) sum += known(`${seed}/learner ${at}`, choose);
  return sum / (SEEDS.length * LEARNERS);
}

/** Both arms' means. */
export function learningArms(): { readonly ours: number; readonly random: number } {
  return { ours: mean(ours), random: mean(random) };
}

/** The mean with our choice divided by that with chance. */
export function learningGain(): number {
  const arms = learningArms();
  return arms.ours / arms.random;
}
