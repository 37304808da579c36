/** Whoever is left alone at a match of several keeps the keys of their half: they do what the keys of one's own choice do otherwise. */
import type { Role } from '../../../../shared/chase/replay';
import { deedsOf, isHalf } from '../../../lib/deeds';
import { lendKeys } from '../../../lib/keyboard.svelte';
import type { Device } from '../../../../shared/seats';
import { DEEDS } from './deeds';

/** Has the keys of a half do the deeds of a role until what is answered is called; nothing where no half is played with. */
export function lendHalf(role: Role | null, device: Device | undefined): (() => void) | undefined {
  if (role === null || device === undefined || !isHalf(device)) return undefined;
  const keys = deedsOf(DEEDS, role).flatMap(([, means]) => (means.action === undefined ? [] : [[means.action, means[device]] as const]));
  return lendKeys(Object.fromEntries(keys));
}
