/** What a game brings so that its rounds can be shown and told without a window. */
import type { Target } from '../../drawing/target';
import type { ThemeName } from '../../drawing/themes';
import type { GameTypes, Millis } from '../../rules/game';
import type { AnyAnalysis } from '../../shared/analysis';
import type { Language } from '../../shared/language';
import type { PointOfView } from '../../shared/replay-view';
import type { Speaker } from '../../shared/speaker';
import type { PictureSize } from './canvas';

/** A place in a round, as a point of view knows it. */
interface Place {
  /** By seat, who sits there. */
  readonly names: readonly string[];
  readonly view: PointOfView;
  readonly speaker: Speaker;
}

/** An event, with the round before and after it. */
export interface EventTold<G extends GameTypes = GameTypes> extends Place {
  readonly event: G['event'];
  readonly before: G['state'];
  readonly now: G['state'];
}

/** A moment of a round. */
export interface MomentTold<G extends GameTypes = GameTypes> extends Place {
  readonly state: G['state'];
  /** The round's time. */
  readonly t: Millis;
  /** From 1. */
  readonly round: number;
}

export interface PictureLook extends PictureSize {
  readonly theme: ThemeName;
  /** What is drawn plainer for those who wish it so, in games that have it. */
  readonly plain: boolean;
}

export interface GamePictured<G extends GameTypes = GameTypes> {
  /** An event in one or two sentences; of what a seat did on the side as much as the point of view may know. */
  eventText(told: EventTold<G>): string;
  /** Draws a moment as the point of view knew it. */
  draw(ctx: Target, moment: MomentTold<G>, look: PictureLook): void;
  /** What the game's own analyst found of a round: for people, in English, or as what a program reads on. */
  readonly analysis?: {
    text(analysis: AnyAnalysis, names: readonly string[], language: Language): string;
    json(analysis: AnyAnalysis, names: readonly string[], language: Language): object;
  };
}
