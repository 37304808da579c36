/** What somebody is remembered for after a game, in words. */
export interface AwardShown {
  /** Among those of the same game. */
  readonly id: string;
  /** One of the line icons. */
  readonly icon: 'lens' | 'runner' | 'eye' | 'flag' | 'dice' | 'people';
  /** What for. */
  readonly title: string;
  /** Who. */
  readonly name: string;
  /** By how much. */
  readonly why: string;
}
