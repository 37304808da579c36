/** An evening at the application: one request after the other from a seed, and after each a look at what it left behind. */
import type { Answer } from '../../src/shared/refusal';
import Database from 'better-sqlite3';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { turnsDuring } from '../../src/main/cli/bench/turns';
import { DATABASE_NAME } from '../../src/main/store/connection';
import { REQUESTS, type RequestName, type RequestOutputs } from '../../src/shared/contract';
import type { RunView } from '../../src/shared/drill';
import type { ChaseTable } from '../../src/shared/chase/table';
import { openAsked, OURS, type Asked, type AskedPorts } from './asking';
import { nextDeed, type Deed } from './deeds';
import { diceOf, type Dice } from './dice';
import { inputFor, spoiled, TEXTS, type Pools } from './inputs';
import { Promises } from './promises';
import { screensBroken } from './screens';
import { packTextOf, replayBytes, someFiles, somePack } from './some-files';

export interface EveningOptions {
  readonly folder: string;
  readonly seed: string;
  /** So many requests in a hundred are spoiled. */
  readonly spoils: number;
  readonly ports?: AskedPorts;
  /** How far ahead the computer's clock is at a start, in milliseconds. */
  readonly ahead?: () => number;
  /** The folder was damaged from outside: matches may be unreadable, and the application may report what it finds. */
  readonly damaged?: boolean;
  /** The application may report what went wrong by itself, as when a disk is full. */
  readonly mayReport?: boolean;
  /** Half of the requests are of these. */
  readonly favours?: readonly RequestName[];
  /** Told of each request before it is asked. */
  readonly asking?: (deed: Deed) => void;
  /** Told of each request when it is answered, with the longest turn of the thread's loop meanwhile, in milliseconds. */
  readonly answered?: (deed: Deed, answer: Answer<unknown>, held: number) => void;
}

/** How long time passes between two requests, in milliseconds. */
const PAUSES = [0, 0, 1, 40, 700, 3000, 20_000] as const;

export class Evening {
  readonly promises: Promises;
  readonly dice: Dice;
  app: Asked;
  readonly #options: EveningOptions;
  #table: ChaseTable | null = null;
  #run: RunView | null = null;
  #ids: string[] = [];
  #restart = false;
  #starts = 0;

  constructor(options: EveningOptions, promises = new Promises()) {
    this.#options = options;
    this.promises = promises;
    this.dice = diceOf(options.seed);
    this.app = this.#open();
  }

  #open(): Asked {
    const { folder, seed, ports = {}, ahead } = this.#options;
    this.#table = null;
    this.#run = null;
    return openAsked(folder, `${seed}/start ${this.#starts++}`, {
      restart: () => {
        this.#restart = true;
      },
      whichCopy: () => Promise.resolve(this.dice.oneOf(this.#files('.db'))),
      puzzlePack: (game) => Promise.resolve(game === 'chase' ? packTextOf('ships') : null),
      ...ports,
      ahead: ahead?.() ?? 0,
      heard: (name, payload) => {
        if (name === 'table') this.#table = payload as ChaseTable;
        if (name === 'drill') this.#run = payload as RunView;
        this.promises.sent(name, payload);
        ports.heard?.(name, payload);
      },
    });
  }

  /** Files that the application wrote, and one that is not there. */
  #files(end: string): string[] {
    const folder = join(this.#options.folder, 'exports');
    return [
      join(folder, `none${end}`),
      ...(existsSync(folder) ? readdirSync(folder) : []).filter((name) => name.endsWith(end)).map((name) => join(folder, name)),
    ];
  }

  /** Ends the application and starts it again; throws where it cannot be opened. */
  reopen(): void {
    this.close();
    this.open();
  }

  /** Starts the application after its end. */
  open(): void {
    this.app = this.#open();
  }

  close(): void {
    this.app.close();
    this.promises.ended();
  }

  get #pools(): Pools {
    const table = this.#table;
    const profiles = [...this.promises.profiles.keys()];
    const packs = [...this.promises.packs.keys(), 'facts'];
    return {
      match: [...(table === null ? [] : [table.match, table.match, table.match]), ...this.#ids],
      id: this.#ids,
      profile: profiles,
      run: this.#run === null ? [] : [this.#run.id],
      puzzle: this.#run === null || this.#run.puzzle === null ? [] : [this.#run.puzzle.id],
      pack: packs,
      tile: table?.seats.flatMap(({ view }) => [...(view.hand?.pile ?? []), ...(view.hand?.starts ?? [])]) ?? [],
      bytes: someFiles(this.dice),
      number: [0, 1, 2, 3],
    };
  }

  /** One request, if it is none of `never`, and what is wrong after it, in sentences. */
  async step(never: readonly RequestName[] = []): Promise<string[]> {
    const { dice } = this;
    const deed = this.#favoured() ?? nextDeed({ table: this.#table, run: this.#run, pools: this.#pools }, dice);
    if (never.includes(deed.name)) return [];
    const fresh = deed.name === 'replay.import' ? this.#freshFiles() : undefined;
    const asked = fresh === undefined ? deed : { ...deed, input: { files: fresh.map(({ name, bytes }) => ({ name, bytes })) } };
    const complaints = await (dice.percent(this.#options.spoils) ? this.#spoiledRequest(asked) : this.request(asked, fresh));
    const { time } = this.app;
    time.pass(dice.oneOf(PAUSES));
    if (this.#restart) {
      this.#restart = false;
      this.promises.clear();
      this.reopen();
    }
    return complaints;
  }

  #favoured(): Deed | undefined {
    const { favours = [] } = this.#options;
    if (favours.length === 0 || this.dice.percent(50)) return undefined;
    const name = this.dice.oneOf(favours);
    const pack = { file: { name: 'a pack', bytes: new TextEncoder().encode(somePack(this.dice)) } };
    return { name, input: name === 'pack.import' ? pack : inputFor(REQUESTS[name], this.dice, this.#pools) };
  }

  /** Replay files with ids that nobody has. */
  #freshFiles(): { readonly name: string; readonly bytes: Uint8Array; readonly id: string }[] {
    return Array.from({ length: 1 + this.dice.below(3) }, (_, at) => {
      const id = this.dice.uuid();
      return { name: `file ${at}`, bytes: replayBytes(this.dice, id), id };
    });
  }

  async #spoiledRequest({ name, input }: Deed): Promise<string[]> {
    const { dice } = this;
    if (dice.percent(3)) return this.#refused('ipc/unknown', dice.oneOf([...TEXTS, `${name} `, name.toUpperCase()]), input, OURS);
    if (dice.percent(3)) return this.#refused('ipc/forbidden', name, input, { ...OURS, topFrame: false });
    return this.request({ name, input: spoiled(input, dice) });
  }

  async #refused(code: string, name: string, input: unknown, sender: Parameters<Asked['dispatch']>[2]): Promise<string[]> {
    if (Object.hasOwn(REQUESTS, name) && code === 'ipc/unknown') return [];
    const answer = await this.app.dispatch(name, input, sender);
    return !answer.ok && answer.error.code === code ? [] : [`${name} was not refused with ${code}.`];
  }

  /** Sends one request and looks at what came of it. */
  async request(deed: Deed, fresh: readonly { readonly name: string; readonly id: string }[] = []): Promise<string[]> {
    const { app } = this;
    this.#options.asking?.(deed);
    const { value: answer, turns } = await turnsDuring((): Promise<Answer<unknown>> => app.ask(deed.name, deed.input));
    this.#options.answered?.(deed, answer, turns[turns.length - 1] ?? 0);
    this.#learn(deed, answer);
    if (deed.name === 'replay.import' && answer.ok) {
      const { faults, longer } = answer.value as RequestOutputs['replay.import'];
      const out = new Set([...faults.map(({ file }) => file), ...longer.map(({ at }) => `file ${at}`)]);
      for (const { name, id } of fresh) if (!out.has(name)) this.promises.imported(id);
    }
    return [...answerBroken(deed, answer), ...this.#bugs()];
  }

  #bugs(): string[] {
    const reports = this.app.reports.splice(0).map((report) => `It reports: ${report}`);
    return [...this.app.thrown.splice(0), ...(this.#options.damaged === true || this.#options.mayReport === true ? [] : reports)];
  }

  #learn(deed: Deed, answer: Answer<unknown>): void {
    this.promises.heard({ ...deed, answer });
    if (!answer.ok) return;
    const { value } = answer;
    const of = deed.name.split('.')[0];
    if (of === 'match' && value !== null && typeof value === 'object' && 'table' in value) this.#table = value as ChaseTable;
    if (deed.name === 'match.leave') this.#table = null;
    if (deed.name === 'drill.answer') this.#run = (value as RequestOutputs['drill.answer']).run;
    else if (of === 'drill' && value !== null && typeof value === 'object' && 'clock' in value) this.#run = value as RunView;
    if (deed.name === 'replay.list') {
      const { replays, unreadable } = value as RequestOutputs['replay.list'];
      this.#ids = [...replays, ...unreadable].map(({ id }) => id).slice(0, 30);
    }
  }

  /** What is broken or missing now: screens, and what was acknowledged. */
  async lookAround(deep: boolean): Promise<string[]> {
    const broken = await screensBroken(this.app.ask, deep, this.#options.damaged);
    const list = await this.app.ask('replay.list', { offset: 0, limit: 1 });
    const there = matchesIn(this.#options.folder);
    if (list.ok && list.value.total !== there) broken.push(`Of ${there} matches the list has ${list.value.total}.`);
    return [...broken, ...(await this.promises.missing(this.app.ask, this.#options.folder)), ...this.#bugs()];
  }
}

/** How many matches the database has, whatever the application says. */
function matchesIn(folder: string): number {
  const db = new Database(join(folder, DATABASE_NAME), { readonly: true });
  try {
    return db.prepare<[], number>('SELECT count(*) FROM match').pluck().get() ?? 0;
  } finally {
    db.close();
  }
}

/** What is wrong with an answer by itself: it has to be a value that can be sent, and a refusal of ours has a code. */
function answerBroken({ name }: { readonly name: RequestName }, answer: Answer<unknown>): string[] {
  try {
    structuredClone(answer);
  } catch (error) {
    return [`The answer to ${name} cannot be sent: ${String(error)}`];
  }
  if (answer.ok) return [];
  return answer.error.code === 'ipc/failed' ? [`${name} failed.`] : [];
}
