/** The window's outlets with everything written down that leaves them. */
import type { RequestName } from '../../../src/shared/contract';
import type { Answer, RefusalCode } from '../../../src/shared/refusal';
import type { Outlets } from '../../../src/renderer/lib/outlets';
import type { Sound } from '../../../src/renderer/lib/sound';

export interface Asked {
  readonly name: RequestName;
  readonly input: unknown;
}

export class Written implements Outlets {
  /** Every request, in order. */
  readonly asked: Asked[] = [];
  /** Everything that was said; urgent words with a mark of exclamation before them. */
  readonly said: string[] = [];
  readonly sounds: Sound[] = [];
  /** The window's clock. */
  time = 0;
  /** What a request is answered with. */
  answer: (asked: Asked) => Answer<unknown> | Promise<Answer<unknown>> = () => ({ ok: true, value: null });

  readonly ask: Outlets['ask'] = async (name, input) => {
    const asked = { name, input };
    this.asked.push(asked);
    return (await this.answer(asked)) as never;
  };
  readonly say: Outlets['say'] = (text, how) => void this.said.push(how === 'urgent' ? `!${text}` : text);
  readonly sound: Outlets['sound'] = (sound) => void this.sounds.push(sound);
  readonly now = (): number => this.time;

  /** The requests of that name, without those before. */
  of(name: RequestName): unknown[] {
    return this.asked.filter((each) => each.name === name).map(({ input }) => input);
  }
}

/** A refusal as main answers it. */
export function refusal(code: RefusalCode, clause?: string): Answer<never> {
  return { ok: false, error: { code, ...(clause !== undefined && { clause }) } };
}
