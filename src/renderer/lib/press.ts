/** What somebody does on a device, to be shown as a sign. */
import type { Action } from '../../shared/settings';

/** A key by position, an action whose key is bound, a gamepad's button; null for mouse and touch. */
export type PressOf = { readonly key: string } | { readonly action: Action } | { readonly button: number } | null;
