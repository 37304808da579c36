/** What the application has acknowledged so far, and whether all of it is still there. */
import type { Answer } from '../../src/shared/refusal';
import Database from 'better-sqlite3';
import { join } from 'node:path';
import type { Events, RequestName, RequestOutputs } from '../../src/shared/contract';
import type { Answered } from '../../src/shared/drill';
import type { LessonProgress } from '../../src/shared/lessons';
import type { Profiles } from '../../src/shared/profiles';
import type { PackImport } from '../../src/shared/packs';
import { COMPUTER_SETTINGS, type Settings } from '../../src/shared/settings';
import type { ChaseTable } from '../../src/shared/chase/table';
import { DATABASE_NAME } from '../../src/main/store/connection';
import type { Ask } from './asking';

interface PromisedMatch {
  readonly round: number;
  /** By path. */
  readonly tiles: readonly number[];
  readonly marks: readonly number[];
  readonly ending: string | null;
}

/** A request with its answer, as it went over the border. */
export interface Exchange {
  readonly name: RequestName;
  readonly input: unknown;
  readonly answer: Answer<unknown>;
}

/** The requests that answer with all players. One that is missing here does not pass the types. */
const TELL_PEOPLE: Readonly<Record<{ [Name in RequestName]: RequestOutputs[Name] extends Profiles ? Name : never }[RequestName], true>> = {
  'profile.list': true,
  'profile.create': true,
  'profile.rename': true,
  'profile.choose': true,
  'profile.remove': true,
  'guest.keep': true,
  'guest.give': true,
  'guest.rename': true,
};

const NOTHING_PLAYED: PromisedMatch = { round: 1, tiles: [], marks: [], ending: null };

/** A lesson that was begun; once done it stays so. */
interface PromisedLesson {
  readonly lesson: string;
  readonly done: boolean;
}

const lessonName = ({ game, course, lesson }: Pick<LessonProgress, 'game' | 'course' | 'lesson'>): string => `${game}/${course}/${lesson}`;

/** Plain JSON, so that a program that is about to be killed can say it. */
export interface Told {
  readonly matches: readonly (readonly [string, PromisedMatch])[];
  readonly profiles: readonly (readonly [string, string])[];
  readonly settings: readonly (readonly [string, Settings])[];
  readonly answers: readonly (readonly [string, { readonly profile: string; readonly count: number }])[];
  readonly packs: readonly (readonly [string, number])[];
  readonly lessons: readonly (readonly [string, readonly PromisedLesson[]])[];
}

export class Promises {
  readonly matches = new Map<string, PromisedMatch>();
  readonly profiles = new Map<string, string>();
  readonly settings = new Map<string, Settings>();
  readonly answers = new Map<string, { readonly profile: string; readonly count: number }>();
  /** Puzzles by pack. */
  readonly packs = new Map<string, number>();
  /** By player. */
  readonly lessons = new Map<string, readonly PromisedLesson[]>();
  chosen: string | null = null;
  readonly #removed = new Map<string, PromisedMatch>();

  static of(told: Told): Promises {
    const promises = new Promises();
    for (const name of ['matches', 'profiles', 'settings', 'answers', 'packs', 'lessons'] as const) {
      for (const [key, value] of told[name]) (promises[name] as Map<string, unknown>).set(key, value);
    }
    return promises;
  }

  get told(): Told {
    return {
      matches: [...this.matches],
      profiles: [...this.profiles],
      settings: [...this.settings],
      answers: [...this.answers],
      packs: [...this.packs],
      lessons: [...this.lessons],
    };
  }

  /** Another database took the place of this one: nothing is promised any more. */
  clear(): void {
    for (const each of [this.matches, this.profiles, this.settings, this.answers, this.packs, this.lessons, this.#removed]) each.clear();
    this.chosen = null;
  }

  /** The application's end: what was removed can no more be put back. */
  ended(): void {
    this.#removed.clear();
  }

  sent<Name extends keyof Events>(name: Name, payload: Events[Name]): void {
    if (name === 'table') this.#table(payload as ChaseTable);
  }

  heard({ name, input, answer }: Exchange): void {
    if (!answer.ok) return;
    const given = input as Readonly<Record<string, string>>;
    const { value } = answer;
    if (Object.hasOwn(TELL_PEOPLE, name)) this.#people(value as Profiles);
    switch (name) {
      case 'match.start':
      case 'match.arrange':
      case 'match.go-on':
      case 'match.next':
        this.#table(value as ChaseTable);
        break;
      case 'settings.change':
        // After a start it is not known whose they are until the players are listed.
        if (this.chosen === null) this.settings.clear();
        else this.settings.set(this.chosen, value as Settings);
        break;
      case 'lessons.reach':
        if (this.chosen !== null) this.#lesson(this.chosen, input as LessonProgress);
        break;
      case 'drill.answer': {
        const { id, profile } = (value as Answered).run;
        this.answers.set(id, { profile, count: (this.answers.get(id)?.count ?? 0) + 1 });
        break;
      }
      case 'replay.remove':
        this.#removed.set(given['id'] ?? '', this.matches.get(given['id'] ?? '') ?? NOTHING_PLAYED);
        this.matches.delete(given['id'] ?? '');
        break;
      case 'replay.put-back':
        this.matches.set(given['id'] ?? '', this.#removed.get(given['id'] ?? '') ?? NOTHING_PLAYED);
        break;
      case 'pack.import': {
        const taken = value as PackImport;
        if (taken.state === 'imported') this.packs.set(taken.pack.id, taken.pack.puzzles);
        break;
      }
      case 'pack.remove':
        this.packs.delete(given['pack'] ?? '');
        break;
      default:
    }
  }

  /** What is promised no more once this deed is asked for: it may be done before anybody hears of it. */
  weakened(name: RequestName, input: unknown): Promises {
    const left = Promises.of(this.told);
    left.chosen = this.chosen;
    const given = input as Readonly<Record<string, string>>;
    if (name === 'copy.restore') left.clear();
    if (name === 'settings.change') left.settings.clear();
    if (name === 'replay.remove') left.matches.delete(given['id'] ?? '');
    if (name === 'pack.remove') left.packs.delete(given['pack'] ?? '');
    if (Object.hasOwn(TELL_PEOPLE, name)) left.profiles.delete(given['profile'] ?? '');
    if (name === 'profile.remove') left.lessons.delete(given['profile'] ?? '');
    if (name === 'profile.remove')
      for (const [run, { profile }] of this.answers) if (profile === given['profile']) left.answers.delete(run);
    return left;
  }

  /** A replay file with this id was taken in. */
  imported(id: string): void {
    if (!this.matches.has(id)) this.matches.set(id, NOTHING_PLAYED);
  }

  #lesson(player: string, reached: LessonProgress): void {
    const lesson = lessonName(reached);
    const before = this.lessons.get(player) ?? [];
    const done = reached.done || before.some((each) => each.lesson === lesson && each.done);
    this.lessons.set(player, [...before.filter((each) => each.lesson !== lesson), { lesson, done }]);
  }

  #table({ match, roundNumber, table }: ChaseTable): void {
    const count = (of: 'tiles' | 'marks'): number[] => table.paths.map((path) => path[of].length);
    this.matches.set(match, { round: roundNumber, tiles: count('tiles'), marks: count('marks'), ending: table.ending });
  }

  #people({ chosen, profiles }: Profiles): void {
    this.chosen = chosen;
    const ids = new Set(profiles.map(({ id }) => id));
    for (const id of [...this.settings.keys()]) if (!ids.has(id)) this.settings.delete(id);
    for (const id of [...this.lessons.keys()]) if (!ids.has(id)) this.lessons.delete(id);
    for (const [run, { profile }] of [...this.answers]) if (!ids.has(profile)) this.answers.delete(run);
    this.profiles.clear();
    for (const { id, name } of profiles) this.profiles.set(id, name);
  }

  /** What is missing of all that was promised, in sentences; `folder` is where the database is. */
  async missing(ask: Ask, folder: string): Promise<string[]> {
    const complaints: string[] = [];
    for (const [id, promised] of this.matches) {
      const shown = await ask('replay.round', { id, round: promised.round - 1 });
      if (!shown.ok) {
        complaints.push(`Round ${promised.round} of ${id} is missing: ${JSON.stringify(shown.error)}`);
        continue;
      }
      const { paths, ending } = shown.value.table;
      const less = paths.some(
        ({ tiles, marks }, at) => tiles.length < (promised.tiles[at] ?? 0) || marks.length < (promised.marks[at] ?? 0),
      );
      if (less) complaints.push(`Round ${promised.round} of ${id} has lost steps: ${JSON.stringify(promised)}`);
      if (promised.ending !== null && ending !== promised.ending)
        complaints.push(`Round ${promised.round} of ${id} ended by ${promised.ending} and now by ${String(ending)}.`);
    }
    const people = await ask('profile.list', {});
    const names = new Map(people.ok ? people.value.profiles.map(({ id, name }) => [id, name]) : []);
    for (const [id, name] of this.profiles)
      if (names.get(id) !== name) complaints.push(`The player ${JSON.stringify(name)} is ${JSON.stringify(names.get(id))}.`);
    const chosen = people.ok ? people.value.chosen : '';
    const kept = this.settings.get(chosen);
    const settings = await ask('settings.read', {});
    // What is the computer's is changed by others, too.
    const own = (all: Settings): string => JSON.stringify({ ...all, ...Object.fromEntries(COMPUTER_SETTINGS.map((name) => [name, null])) });
    if (kept !== undefined && settings.ok && own(settings.value) !== own(kept)) {
      complaints.push(`The settings are ${JSON.stringify(settings.value)}, not ${JSON.stringify(kept)}.`);
    }
    const lessons = await ask('lessons.progress', {});
    const begun = new Map(lessons.ok ? lessons.value.map((each) => [lessonName(each), each.done]) : []);
    for (const { lesson, done } of this.lessons.get(chosen) ?? [])
      if (begun.get(lesson) === undefined || (done && begun.get(lesson) === false))
        complaints.push(`The lesson ${lesson} has lost what was done.`);
    const packs = await ask('pack.list', {});
    const puzzles = new Map(packs.ok ? packs.value.packs.map((pack) => [pack.id, pack.puzzles]) : []);
    for (const [id, count] of this.packs)
      if (puzzles.get(id) !== count) complaints.push(`The pack ${id} of ${count} puzzles has ${String(puzzles.get(id))}.`);
    return [...complaints, ...this.#answersMissing(folder)];
  }

  #answersMissing(folder: string): string[] {
    const db = new Database(join(folder, DATABASE_NAME), { readonly: true });
    try {
      const count = db
        .prepare<[string], number>('SELECT count(*) FROM attempt JOIN run ON run.number = attempt.run WHERE run.id = ?')
        .pluck();
      return [...this.answers].flatMap(([run, promised]) => {
        const found = count.get(run) ?? 0;
        return found < promised.count ? [`Of ${promised.count} answers of the run ${run} there are ${found}.`] : [];
      });
    } finally {
      db.close();
    }
  }
}
