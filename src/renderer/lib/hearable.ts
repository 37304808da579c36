/** What can be heard at a press, whenever somebody wants it: what the eye would look up, in words. */
import type { Action } from '../../shared/settings';

export interface Hearable {
  /** Its key, and with `action.<name>` what it is called. */
  readonly action: Action;
  /** The words, as things stand at the moment of the press. */
  readonly text: () => string;
}

/** Minutes and seconds as somebody says them: '1 minute, 7 seconds'. */
export function spokenTime(millis: number, language: string): string {
  const all = Math.floor(Math.max(0, millis) / 1000);
  const [minutes, seconds] = [Math.floor(all / 60), all % 60];
  const said = (count: number, unit: 'minute' | 'second'): string =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  return [...(minutes > 0 ? [said(minutes, 'minute')] : []), said(seconds, 'second')].join(', ');
}
