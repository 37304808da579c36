/** In words: what a seat's gamepad lacks to be played with. */
import type { Device } from '../../../shared/seats';
import { t } from '../words.svelte';
import type { Missing } from './missing';

type Lack = Missing['lack'];

/** For the seat itself, where there is little room. `waitsFor`: who is asked to press first; null where it is this seat. */
export function lackText(lack: Lack, device: Device, waitsFor: string | null): string {
  const facts = { device: t(`device.${device}`) };
  if (lack === 'gone') return t('match.device-gone', facts);
  if (lack === 'unknown') return t('match.device-unknown', facts);
  if (lack === 'alike') return t('match.device-alike');
  return waitsFor === null ? t('match.device-press') : t('match.device-waits', { name: waitsFor });
}

/** For everybody, with the name of whose it is and the way out. */
export function lackTextOf(name: string, lack: Lack, device: Device): string {
  const facts = { name, device: t(`device.${device}`) };
  if (lack === 'gone') return t('match.device-missing', facts);
  if (lack === 'alike') return t('match.device-alike-of', facts);
  return lack === 'unknown' ? t('match.device-unknown-of', facts) : t('match.device-press-of', facts);
}
