/**
 * The colours of the table and the pieces, as data; each theme has its own. Symbols are of a red that anybody calls
 * so, since words do, and of the blue family of #0072B2: they stay apart in all common colour-vision deficiencies (a test simulates
 * them), and shape comes first all the same.
 */
import type { ChaseSymbol, Colour } from '../../shared/chase/replay';
import type { ThemeName } from '../themes';

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
  /** Neither right nor wrong: nobody judges it, or nobody has yet. */
  readonly neutral: string;
  /** By seat, where several people share a screen; never without the seat's name beside it. */
  readonly seats: readonly [string, string, string, string];
}
