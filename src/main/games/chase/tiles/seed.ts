/** The seed that the shipped tile set is made from. */
export const TILE_SEED = 'lookout';
