/** What people do with their devices in the room in which they sit down, and what does it. */
import type { Deeds } from '../deeds';

const SITTER = {
  'move-left': { 'keys-left': 'KeyA', 'keys-right': 'ArrowLeft', buttons: [14] },
  'move-right': { 'keys-left': 'KeyD', 'keys-right': 'ArrowRight', buttons: [15] },
  'name-before': { 'keys-left': 'KeyW', 'keys-right': 'ArrowUp', buttons: [12] },
  'name-after': { 'keys-left': 'KeyS', 'keys-right': 'ArrowDown', buttons: [13] },
  ready: { 'keys-left': 'KeyF', 'keys-right': 'Enter', buttons: [0] },
  leave: { 'keys-left': 'KeyX', 'keys-right': 'Slash', buttons: [1] },
  bots: { 'keys-left': 'KeyR', 'keys-right': 'KeyP', buttons: [3] },
  /** Begins at once, whoever is ready. */
  start: { 'keys-left': 'Digit1', 'keys-right': 'Backspace', buttons: [9] },
} as const;

export type JoinDeed = keyof typeof SITTER;

export const JOIN_DEEDS: Deeds<'sitter', JoinDeed> = { means: { sitter: SITTER }, repeated: new Set(), agree: 'ready' };
