/**
 * The table and its pieces. The theme is read from `<html data-theme="night|day|contrast">`; set it before the first
 * component mounts.
 */
export { default as Board } from './Board.svelte';
export { default as ItemIcon } from './ItemIcon.svelte';
export { default as SymbolIcon } from './SymbolIcon.svelte';
export { default as TileCanvas } from './TileCanvas.svelte';
export { streetAt } from '../../../../drawing/chase/face';
export type { GhostSign } from '../../../../drawing/chase/ghost';
export type { Aim, BoardProps, Called, Ghost, PathPosition, PlannedTile, Spotlight, TurnedTile, TileCanvasProps } from './types';
export type { Lit } from '../../../../drawing/chase/style';
export { planAhead } from './plan-ahead';
export { default as ProofCanvas } from './ProofCanvas.svelte';
export {
  BETWEEN,
  layoutOf,
  type ProofGroup,
  type ProofReading,
  type ProofSeam,
  type ProofTile,
} from '../../../../drawing/chase/proof-picture';
export { LONG_LEAD } from '../../../../shared/chase/table-signs';
export { attentionOf, sceneOf } from './scene';
export { isBuiltBy, largeIn, viewsOf } from './views';
