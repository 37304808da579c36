/** Settings of the chosen player: read, changed, and made known to the window and the menu. */
import type { Refusal } from '../../shared/refusal';
import type { Settings } from '../../shared/settings';
import type { Result } from '../../rules/result';
import type { Handlers } from '../ipc';
import type { SettingRepository } from '../store/setting-repository';

interface SettingPorts {
  readonly settings: SettingRepository;
  /** The chosen profile. */
  readonly profile: () => Result<string, Refusal>;
  /** Called with the whole settings after each change. */
  readonly changed: (settings: Settings) => void;
}

export function settingRequests({ settings, profile, changed }: SettingPorts): Pick<Handlers, 'settings.read' | 'settings.change'> {
  return {
    'settings.read': () => {
      const chosen = profile();
      return chosen.ok ? settings.read(chosen.value) : chosen;
    },
    'settings.change': (change) => {
      const chosen = profile();
      if (!chosen.ok) return chosen;
      const kept = settings.change(chosen.value, change);
      if (kept.ok) changed(kept.value);
      return kept;
    },
  };
}
