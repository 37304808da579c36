/** A round of a replay on its way to pictures and texts: where it stands at a time, who sat there then, and what happened. */
import { drawPages, PAGE } from '../../drawing/page';
import type { Target } from '../../drawing/target';
import { Timeline } from '../../rules/timeline';
import type { Game, Millis } from '../../rules/game';
import type { Language } from '../../shared/language';
import { clockText } from '../../shared/clock-text';
import { nameIn } from '../../shared/player-name';
import type { Replay } from '../../shared/replay';
import type { PointOfView } from '../../shared/replay-view';
import { roundHeading } from '../../shared/round-heading';
import { speakerOf } from '../../shared/speaker';
import { seatedAfter, seatedAtEnd, swapsIn } from '../../shared/swaps';
import { pagesOf, pictureOf, type PictureFormat } from './canvas';
import type { GamePictured, PictureLook } from './game';

/** The table on a page, in pixels of its own. */
const PRINTED = { width: 1600, height: 1000 } as const;

/** With whose eyes, and in whose language. */
export interface Eyes {
  readonly view: PointOfView;
  readonly language: Language;
}

/** Where one is in a round: so many events have happened, and the round's time then. */
export interface Moment {
  readonly at: number;
  readonly t: Millis;
}

/** An event of a round in words, and when it happened. */
export interface EventLine {
  readonly t: Millis;
  readonly text: string;
}

export class ToldRound {
  readonly timeline: Timeline;
  readonly #rules: Game;
  readonly #game: GamePictured;
  readonly #replay: Replay;
  readonly #round: number;

  /** Round `round`, from 0, of a replay that holds and has it. */
  constructor(rules: Game, game: GamePictured, replay: Replay, round: number) {
    const { events = [], swaps: _swaps, ...deal } = replay.rounds[round] ?? {};
    this.timeline = new Timeline(rules, rules.setup(replay.rules, replay.tiles ?? null, deal), events);
    this.#rules = rules;
    this.#game = game;
    this.#replay = replay;
    this.#round = round;
  }

  /** Who sits where once so many events have happened, as a language calls them. */
  namesAt(place: number, language: Language): string[] {
    const { players, rounds } = this.#replay;
    const before = swapsIn(rounds).filter(({ round, after }) => round <= this.#round || (round === this.#round + 1 && after <= place));
    return seatedAfter(players, before).map(({ name }) => nameIn(language, name));
  }

  /** What happened, up to a place; left out: to the end. */
  lines({ view, language }: Eyes, until = this.timeline.length): EventLine[] {
    const speaker = speakerOf(language);
    return this.timeline.events.slice(0, until).map((event, at) => {
      const [before, now] = [this.timeline.stateAt(at), this.timeline.stateAt(at + 1)];
      const text = this.#game.eventText({ event, before, now, names: this.namesAt(at, language), view, speaker });
      return { t: this.timeline.timeAt(at + 1), text };
    });
  }

  /** What stands over the lines up to a place: how it came out only where that is the end. `points` by seat, after the round. */
  heading({ language }: Pick<Eyes, 'language'>, points: readonly number[], until = this.timeline.length): string[] {
    const end = this.timeline.length;
    const state = this.timeline.stateAt(end);
    const { events: _events, swaps: _swaps, ...deal } = this.#replay.rounds[this.#round] ?? { events: [] };
    const names = this.namesAt(end, language);
    const seated = seatedAtEnd(this.#replay.players, swapsIn(this.#replay.rounds), this.#round + 1);
    return roundHeading(
      {
        game: this.#rules,
        startedAt: this.#replay.startedAt ?? '',
        round: this.#round + 1,
        rules: this.#replay.rules,
        deal,
        players: seated.map((player, seat) => ({ ...player, name: names[seat] ?? player.name })),
        end: until < end ? null : { state, points },
      },
      speakerOf(language),
      language,
    );
  }

  /** The round on pages to be printed: its last table, the points of the match after it, and what happened. */
  page({ view, language }: Eyes, points: readonly number[], about: string, plain: boolean): Buffer {
    const { t, tn } = speakerOf(language);
    const end = this.timeline.length;
    const names = this.namesAt(end, language);
    const look = { ...PRINTED, theme: 'day', plain } as const;
    const moment = {
      state: this.timeline.stateAt(end),
      t: this.timeline.end,
      round: this.#round + 1,
      names,
      view,
      speaker: speakerOf(language),
    };
    const heading = `${t('app.name')}: ${names.join(', ')}`;
    const printed = {
      heading,
      about,
      facts: [names.map((name, seat) => tn('share.points', points[seat] ?? 0, { name })).join(' · ')],
      list: this.lines({ view, language }).map(({ t: time, text }) => ({ time: clockText(time), text })),
      pageText: (page: number, of: number) => t('share.page-of', { page, of }),
      picture: { ...PRINTED, draw: (ctx: Target) => this.#game.draw(ctx, moment, look) },
    };
    return pagesOf(heading, PAGE, (ruler, begin, close) => drawPages(printed, ruler, begin, close));
  }

  /** The place to which a time belongs, and the time as a clock shows it there: the end's after it. */
  momentAt(t: Millis): Moment {
    const within = Math.min(t, this.timeline.end);
    return { at: this.timeline.placeAt(within), t: within };
  }

  /** A picture of a moment. */
  picture(format: PictureFormat, { at: place, t }: Moment, { view, language }: Eyes, look: PictureLook): Buffer {
    const moment = {
      state: this.timeline.stateAt(place),
      // A time that belongs to another place would be a moment that there never was.
      t: Math.max(this.timeline.timeAt(place), Math.min(t, this.timeline.timeAt(place + 1))),
      round: this.#round + 1,
      names: this.namesAt(place, language),
      view,
      speaker: speakerOf(language),
    };
    return pictureOf(format, look, (ctx) => this.#game.draw(ctx, moment, look));
  }
}
