/** What the person has chosen. A change shows at once and is then kept by the main process, whose word is the last. */
import type { Answer } from '../../shared/refusal';
import { DEFAULT_SETTINGS, type Settings, type SettingsChange } from '../../shared/settings';
import { ask } from './bridge';

class SettingsStore {
  current = $state.raw<Settings>(DEFAULT_SETTINGS);

  take(next: Settings): void {
    this.current = next;
  }

  /** As the start brought them; refused, they are those of a first start. */
  begin(answer: Answer<Settings>): void {
    if (answer.ok) this.take(answer.value);
  }

  /** Answers whether the change could be kept. */
  async change(change: SettingsChange): Promise<boolean> {
    const before = this.current;
    this.take(Object.assign({ ...before }, change));
    const answer = await ask('settings.change', change);
    this.take(answer.ok ? answer.value : before);
    return answer.ok;
  }
}

export const settings = new SettingsStore();
