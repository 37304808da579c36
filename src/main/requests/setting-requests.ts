/** Settings: read, changed, and made known to the window and the menu. */
import type { Settings } from '../../shared/settings';
import type { Handlers } from '../ipc';
import type { SettingRepository } from '../store/setting-repository';

export interface SettingPorts {
  readonly settings: SettingRepository;
  /** Called with the whole settings after each change. */
  readonly changed: (settings: Settings) => void;
}

export function settingRequests({ settings, changed }: SettingPorts): Pick<Handlers, 'settings.read' | 'settings.change'> {
  return {
    'settings.read': () => settings.read(),
    'settings.change': (change) => {
      const kept = settings.change(change);
      if (kept.ok) changed(kept.value);
      return kept;
    },
  };
}
