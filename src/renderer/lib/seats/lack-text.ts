/** In words: what a seat's gamepad lacks to be played with. */
import type { Device } from '../../../shared/seats';
import { t } from '../words.svelte';
import type { Lack } from './missing';

/** For the seat itself, where there is little room. */
export function lackText(lack: Lack, device: Device): string {
  const facts = { device: t(`device.${device}`) };
  if (lack === 'gone') return t('match.device-gone', facts);
  return lack === 'unknown' ? t('match.device-unknown', facts) : t('match.device-press');
}

/** For everybody, with the name of whose it is and the way out. */
export function lackTextOf(name: string, lack: Lack, device: Device): string {
  const facts = { name, device: t(`device.${device}`) };
  if (lack === 'gone') return t('match.device-missing', facts);
  return lack === 'unknown' ? t('match.device-unknown-of', facts) : t('match.device-press-of', facts);
}
