/**
 * The colours of the table and the pieces in each theme, as data. Symbols keep to the vermilion (#D55E00) and the blue
 * (#0072B2) families, which stay apart in all common colour-vision deficiencies; shape comes first all the same.
 */
import type { ChaseSymbol, Colour } from '../../../../../shared/chase/replay';
import type { ThemeName } from '../../../../lib/stage/themes';

/** Every colour is `#rrggbb`; where a drawing is see-through it says so itself. */
export interface Palette {
  readonly name: ThemeName;
  /** The table's cloth, its cells' lines, and what lies past its edge. */
  readonly table: string;
  readonly tableLine: string;
  readonly tableEdge: string;
  readonly beyond: string;
  readonly shadow: string;
  /** How dark shadows are, 0 to 1. */
  readonly shade: number;
  /** The rim of a tile. */
  readonly rim: string;
  /** Each sector's ground: warm for the red symbols, cool for the blue ones. */
  readonly ground: Readonly<Record<ChaseSymbol, string>>;
  readonly alley: string;
  readonly pavement: string;
  readonly street: string;
  readonly streetLine: string;
  /** Light of lamps over crossroads and of windows; same as the street where there is none. */
  readonly lamp: string;
  readonly lampStrength: number;
  /** Roofs in pairs: the side towards the light and the side away from it. */
  readonly roofs: readonly (readonly [string, string])[];
  readonly window: string;
  readonly bush: string;
  readonly bushLight: string;
  readonly tree: string;
  readonly treeLight: string;
  readonly treeLine: string;
  readonly barrier: string;
  readonly barrierStripe: string;
  readonly barrierLine: string;
  readonly skins: readonly [string, ...string[]];
  readonly hairs: readonly [string, ...string[]];
  readonly dogs: readonly [string, ...string[]];
  /** The line around heads, and the halo outside it that sets them off. */
  readonly headLine: string;
  readonly halo: string;
  readonly cone: string;
  readonly coneLine: string;
  /** How solid a field of view is near the head and at its far end, 0 to 1. */
  readonly coneNear: number;
  readonly coneFar: number;
  readonly litCone: string;
  readonly litLine: string;
  readonly badge: Readonly<Record<Colour, string>>;
  readonly badgeInk: string;
  readonly badgeRim: string;
  /** Symbols drawn straight on a surface, without a badge. */
  readonly symbol: Readonly<Record<Colour, string>>;
  readonly surface: string;
  readonly ink: string;
  readonly island: string;
  readonly islandLine: string;
  readonly map: string;
  readonly money: string;
  readonly keys: string;
  readonly itemLine: string;
  readonly back: Readonly<Record<'route' | 'start', string>>;
  readonly backLine: Readonly<Record<'route' | 'start', string>>;
  readonly wall: string;
  readonly wallLight: string;
  readonly yard: string;
  /** Outside the Prison's walls. */
  readonly moat: string;
  readonly garden: string;
  readonly homeWall: string;
  readonly home: string;
  readonly homeLight: string;
  readonly homeDoor: string;
  readonly good: string;
  readonly bad: string;
  readonly focus: string;
  /** By seat, where several people share a screen; never without the seat's name beside it. */
  readonly seats: readonly [string, string, string, string];
}

export const PALETTES: Readonly<Record<ThemeName, Palette>> = {
  night: {
    name: 'night',
    table: '#0d1424',
    tableLine: '#18223a',
    tableEdge: '#3a4a74',
    beyond: '#070b15',
    shadow: '#02040a',
    shade: 0.5,
    rim: '#5d6d99',
    ground: { triangle: '#33243a', star: '#3a2a2f', square: '#1a2c4c', diamond: '#173840' },
    alley: '#0f1629',
    pavement: '#7d8bb8',
    street: '#445079',
    streetLine: '#c9b98a',
    lamp: '#ffcf7a',
    lampStrength: 0.55,
    roofs: [
      ['#4d4560', '#383148'],
      ['#41506f', '#2f3c57'],
      ['#5a4a4c', '#41363a'],
      ['#34525b', '#274047'],
    ],
    window: '#ffd98a',
    bush: '#1d4a3c',
    bushLight: '#2a6350',
    tree: '#2f9157',
    treeLight: '#63c983',
    treeLine: '#0b2a1c',
    barrier: '#fff6ea',
    barrierStripe: '#e0312c',
    barrierLine: '#12060a',
    skins: ['#f8d5b0', '#ecb98a', '#cf9565', '#fbe3ca'],
    hairs: ['#33201a', '#4f2d17', '#6b6f80', '#1b1926', '#85301b'],
    dogs: ['#d9a566', '#efe0c6', '#c08a58'],
    headLine: '#0a0d18',
    halo: '#0a0d18',
    cone: '#ffe07d',
    coneLine: '#0a0d18',
    coneNear: 1,
    coneFar: 0.2,
    litCone: '#fff3b0',
    litLine: '#ffffff',
    badge: { red: '#bd4f00', blue: '#0068a3' },
    badgeInk: '#ffffff',
    badgeRim: '#f3ead7',
    symbol: { red: '#ff8a3d', blue: '#5cb8f2' },
    surface: '#141d33',
    ink: '#eef2fb',
    island: '#22314f',
    islandLine: '#8f9dc4',
    map: '#f0dfb4',
    money: '#e9c46a',
    keys: '#e8e3d3',
    itemLine: '#1a1206',
    back: { route: '#1f2f57', start: '#7a2326' },
    backLine: { route: '#5f7dc2', start: '#d98a78' },
    wall: '#727b98',
    wallLight: '#c5cbdd',
    yard: '#3a4257',
    moat: '#1d2233',
    garden: '#1f4a3f',
    homeWall: '#f1dcb8',
    home: '#d0673c',
    homeLight: '#e88d57',
    homeDoor: '#ffe2a0',
    good: '#5fd39a',
    bad: '#ff7a6b',
    focus: '#ffd166',
    seats: ['#c4a7ff', '#5fe0c0', '#ff9ccf', '#d3e36b'],
  },
  day: {
    name: 'day',
    table: '#d9d2c3',
    tableLine: '#cbc3b2',
    tableEdge: '#8c8371',
    beyond: '#bdb5a4',
    shadow: '#3a2f1f',
    shade: 0.28,
    rim: '#7d7668',
    ground: { triangle: '#ecd6c4', star: '#f0dfbf', square: '#cfdcea', diamond: '#cde3df' },
    alley: '#b5ab97',
    pavement: '#8f8778',
    street: '#fbf8f1',
    streetLine: '#b39a5c',
    lamp: '#fbf8f1',
    lampStrength: 0,
    roofs: [
      ['#d98f6c', '#bf7453'],
      ['#9fb0c4', '#8797ad'],
      ['#c9a98a', '#b08f70'],
      ['#a9b79b', '#8f9e81'],
    ],
    window: '#f4f0e6',
    bush: '#8cb57c',
    bushLight: '#a9cb98',
    tree: '#2f8a46',
    treeLight: '#58b266',
    treeLine: '#123d1c',
    barrier: '#ffffff',
    barrierStripe: '#d42620',
    barrierLine: '#1c0d0a',
    skins: ['#f6d3ae', '#e5b083', '#b97b4e', '#f9e2c9'],
    hairs: ['#2a1a14', '#5b3318', '#7a4a18', '#17151f', '#7d2f1c'],
    dogs: ['#d29a58', '#efe0c6', '#b98250'],
    headLine: '#1d1610',
    halo: '#fffaf0',
    cone: '#3a2a9c',
    coneLine: '#fffaf0',
    coneNear: 0.95,
    coneFar: 0.16,
    litCone: '#d98a00',
    litLine: '#5c3300',
    badge: { red: '#bd4f00', blue: '#0068a3' },
    badgeInk: '#ffffff',
    badgeRim: '#fffdf7',
    symbol: { red: '#ad4700', blue: '#00639c' },
    surface: '#fbf8f1',
    ink: '#1d1a16',
    island: '#dfe9d2',
    islandLine: '#7f8a6c',
    map: '#f7e9c3',
    money: '#e3b341',
    keys: '#f0ead9',
    itemLine: '#2a1d08',
    back: { route: '#34518f', start: '#a33a35' },
    backLine: { route: '#a9c0ee', start: '#f3c0ae' },
    wall: '#857d70',
    wallLight: '#b9b1a2',
    yard: '#d8cdb6',
    moat: '#b3a78f',
    garden: '#b9d6a2',
    homeWall: '#fbeed2',
    home: '#c75f36',
    homeLight: '#e38a5e',
    homeDoor: '#fff0c2',
    good: '#0f7a46',
    bad: '#b3261e',
    focus: '#8a4b00',
    seats: ['#6237a8', '#006b58', '#a01f62', '#5a6100'],
  },
  contrast: {
    name: 'contrast',
    table: '#000000',
    tableLine: '#2b2b2b',
    tableEdge: '#ffffff',
    beyond: '#000000',
    shadow: '#000000',
    shade: 0,
    rim: '#ffffff',
    ground: { triangle: '#000000', star: '#000000', square: '#000000', diamond: '#000000' },
    alley: '#8c8c8c',
    pavement: '#ffffff',
    street: '#5a5a5a',
    streetLine: '#ffffff',
    lamp: '#5a5a5a',
    lampStrength: 0,
    roofs: [],
    window: '#000000',
    bush: '#000000',
    bushLight: '#000000',
    tree: '#00a33c',
    treeLight: '#4dff88',
    treeLine: '#000000',
    barrier: '#ffffff',
    barrierStripe: '#d80000',
    barrierLine: '#000000',
    skins: ['#ffffff'],
    hairs: ['#000000'],
    dogs: ['#ffffff'],
    headLine: '#000000',
    halo: '#ffffff',
    cone: '#ffee00',
    coneLine: '#000000',
    coneNear: 1,
    coneFar: 1,
    litCone: '#00ffff',
    litLine: '#ffffff',
    badge: { red: '#b84a00', blue: '#0068a3' },
    badgeInk: '#ffffff',
    badgeRim: '#ffffff',
    symbol: { red: '#ff9a4d', blue: '#6cc4ff' },
    surface: '#000000',
    ink: '#ffffff',
    island: '#000000',
    islandLine: '#ffffff',
    map: '#ffffff',
    money: '#ffee00',
    keys: '#ffffff',
    itemLine: '#000000',
    back: { route: '#00215c', start: '#6b0000' },
    backLine: { route: '#ffffff', start: '#ffffff' },
    wall: '#b0b0b0',
    wallLight: '#ffffff',
    yard: '#1c1c1c',
    moat: '#000000',
    garden: '#000000',
    homeWall: '#ffffff',
    home: '#ffffff',
    homeLight: '#ffffff',
    homeDoor: '#000000',
    good: '#4dff88',
    bad: '#ff8080',
    focus: '#ffee00',
    seats: ['#d0b5ff', '#5cffd6', '#ff9fd4', '#dfff5c'],
  },
};

/** Names and values of custom properties for style sheets: `--board-ink`, `--board-symbol-red`, … */
export function cssVariables(palette: Palette): readonly (readonly [name: `--board-${string}`, value: string])[] {
  return [
    ['--board-table', palette.table],
    ['--board-beyond', palette.beyond],
    ['--board-surface', palette.surface],
    ['--board-ink', palette.ink],
    ['--board-symbol-red', palette.symbol.red],
    ['--board-symbol-blue', palette.symbol.blue],
    ['--board-badge-red', palette.badge.red],
    ['--board-badge-blue', palette.badge.blue],
    ['--board-badge-ink', palette.badgeInk],
    ['--board-good', palette.good],
    ['--board-bad', palette.bad],
    ['--board-focus', palette.focus],
  ];
}
