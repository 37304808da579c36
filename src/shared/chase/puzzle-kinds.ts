/** The kinds of Chase's puzzles and their themes, by name alone: the window's first screen needs these and none of the schemas. */

/** What is asked. */
export const PUZZLE_KINDS = ['read', 'trail', 'judge', 'place', 'pick', 'route'] as const;

/** What a puzzle trains, a closed list; a puzzle can have several. */
export const PUZZLE_THEMES = [
  'direction-n',
  'direction-e',
  'direction-s',
  'direction-w',
  'rotated',
  'joint-most',
  'close-count',
  'final-tile',
  're-read',
  'colour-out',
  'off-centre',
  'roadblock',
  'touching-old',
  'table-edge',
  'hideout-without-items',
  'two-paths',
] as const;
