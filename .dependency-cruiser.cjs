/**
 * Which folder may import which:
 *
 *   renderer → shared ← main, preload; all of them → rules; renderer and a game's programs → drawing → shared
 *   inside main: index → behind → application → requests, ipc → background → statistics, files, matches → table, learning, puzzles, store → bots
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */

/** Everything of ours that is not named. Packages and Node's own modules have rules of their own. */
const ours = (...allowed) => ({ path: '^(src|tests|scripts)/', pathNot: allowed });
const only = (name, from, ...allowed) => ({
  name: `${name}-imports`,
  comment: `${name} may import of ours only: ${allowed.join(', ')}`,
  severity: 'error',
  from: { path: from },
  to: ours(...allowed),
});

const SHARED = '^src/shared/';
/** What is so in a game, pure: called from every side. */
const RULES = '^src/rules/';
/** How things look on any canvas, pure: the window's, and that of a program without one. */
const DRAWING = '^src/drawing/';
/** The part of it that is no game's. */
const ANY_DRAWING = '^src/drawing/[^/]+$';
/** Pictures and texts of saved rounds without a window, and what a game brings to them. */
const PICTURES = '^src/main/pictures/';
const GAME_PICTURED = '^src/main/games/[^/]+/pictured/';
const CHANCE = '^src/main/chance[.]ts$';
const REPLAY = '^src/main/replay/';
/** Everything of main's that only one game needs. */
const GAME = '^src/main/games/[^/]+/';
const BOTS = '^src/main/games/[^/]+/bots/';
/** What a game says of rounds that were played. */
const ANALYSIS = '^src/main/games/[^/]+/analysis/';
const PUZZLES = '^src/main/games/[^/]+/puzzles/';
const LEARNING = '^src/main/learning/';
/** What a game brings for drills: types, and the book of them. */
const PUZZLE_GAME = '^src/main/learning/game[.]ts$';
const TABLE = '^src/main/table/';
/** What a game has at the live table beside its rules. */
const GAME_TABLE = '^src/main/games/[^/]+/table/';
/** What is no game's, of the rules and of what is shared. */
const CONTRACT = ['^src/rules/[^/]+$', '^src/shared/[^/]+$'];
const STORE = '^src/main/store/';
const CLI = '^src/main/cli/';
/** What measuring takes, whether a game's program measures or the house's. */
const BENCH = '^src/main/bench/';
const USAGE = '^src/main/usage[.]ts$';
/** Files and pipes as programs get them. */
const INPUT = '^src/main/input/';
/** The shipped tile set, and how it was made. */
const TILES = '^src/main/games/[^/]+/tiles/';
/** A game's replay files. */
const GAME_REPLAY = '^src/main/games/[^/]+/replay/';
/** Everything that is one game's. */
const GAME_FOLDERS = '^(?:src/(?:rules|shared|drawing|main/games|renderer/games)|resources)/[^/]+/';
/** The lists in which a game stands. */
const LISTS = '^src/(?:shared/(?:game-list|word-list-[a-z]+)|main/games/(?:game|bench|file)-list|renderer/games/game-list)[.]ts$';
/** The list of games on main's side. */
const GAMES = '^src/main/games/index[.]ts$';
/** What games bring to be measured: for the command line alone. */
const BENCHES = '^src/main/games/bench-list[.]ts$';
/** The games whose files are read: for the command line alone. */
const FILED = '^src/main/games/file-list[.]ts$';
/** What a game's command line programs are, beside the app's own. */
const COMMANDS = '^src/main/games/[^/]+/commands/';
/** What the window asks for, as calls of table and store: the subjects behind the router. */
const REQUESTS = '^src/main/requests/';
/** Jobs that are done beside the window's thread, and what the requests know of them. */
const BACKGROUND = '^src/main/background/';
/** What goes into files and comes out of them, written whole or not at all. */
const FILES = '^src/main/files/';
/** Saved matches: as the list shows them, as they come in and go out. */
const MATCHES = '^src/main/matches/';
/** The dashboard's figures. */
const STATISTICS = '^src/main/statistics/';
/** The subjects that the application is put together of. */
const SUBJECTS = '^src/main/application/';
const WORK = '^src/main/background/work[.]ts$';
/** Small files that need nothing but what is shared. */
const LEAVES = '^src/main/(words|uuid|digest|sha256|folders)[.]ts$';
/** Hashes, of which chance and the crash page are made, too. */
const SHA256 = '^src/main/sha256[.]ts$';
const SHELL = '^src/main/shell/';
/** The files of the app itself: life cycle, window and what is put together for it. */
const APP = '^src/main/(index|behind|application|clipboard|hardening|ipc|reception|log|menu|protocol|save-dialog|window)[.]ts$';

module.exports = {
  forbidden: [
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-cycle-of-folders', severity: 'error', scope: 'folder', from: { path: '^src/' }, to: { path: '^src/', circular: true } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^(virtual:|svelte)' } },

    only('renderer', '^src/renderer/', '^src/renderer/', DRAWING, SHARED, RULES),
    only('preload', '^src/preload/', '^src/preload/', SHARED),
    only('shared', SHARED, SHARED, RULES),
    only('rules', RULES, RULES),
    only('drawing', DRAWING, DRAWING, SHARED, RULES),
    only('chance', CHANCE, '^src/rules/random[.]ts$', SHA256),
    only('leaves', LEAVES, SHARED, SHA256),
    only('replay', REPLAY, REPLAY, ...CONTRACT),
    only('pictures', PICTURES, PICTURES, ANY_DRAWING, ...CONTRACT),
    only('pictured', GAME_PICTURED, GAME_PICTURED, ANALYSIS, PICTURES, DRAWING, RULES, SHARED),
    only('bots', BOTS, BOTS, RULES, CHANCE, SHARED),
    only('bench', BENCH, BENCH, CHANCE, SHARED),
    only('usage', USAGE),
    only('input', INPUT, INPUT, REPLAY, ...CONTRACT),
    only('commands', COMMANDS, GAME, BENCH, USAGE, INPUT, STORE, LEARNING, REPLAY, RULES, CHANCE, SHARED),
    only('tiles', TILES, TILES, BOTS, RULES, CHANCE, SHARED),
    only('puzzles', PUZZLES, PUZZLE_GAME, PUZZLES, BOTS, TILES, GAME_REPLAY, RULES, CHANCE, REPLAY, SHARED, LEAVES),
    only('analysis', ANALYSIS, ANALYSIS, BOTS, TILES, GAME_REPLAY, REPLAY, RULES, CHANCE, SHARED, '^resources/'),
    only('learning', LEARNING, LEARNING, RULES, CHANCE, SHARED),
    only('table', TABLE, TABLE, ...CONTRACT, CHANCE),
    only('game-table', GAME_TABLE, GAME_TABLE, TABLE, BOTS, TILES, RULES, CHANCE, SHARED),
    only('store', STORE, STORE, ...CONTRACT, REPLAY, LEAVES),
    only(
      'cli',
      CLI,
      CLI,
      PICTURES,
      ANY_DRAWING,
      FILES,
      MATCHES,
      BENCH,
      USAGE,
      INPUT,
      GAMES,
      BACKGROUND,
      '^src/main/(application|ipc)[.]ts$',
      REQUESTS,
      TABLE,
      BENCHES,
      FILED,
      STORE,
      LEARNING,
      ...CONTRACT,
      CHANCE,
      REPLAY,
    ),
    only('statistics', STATISTICS, STATISTICS, LEARNING, STORE, RULES, SHARED),
    only('files', FILES, FILES, GAMES, STATISTICS, STORE, REPLAY, ...CONTRACT, LEAVES),
    only('matches', MATCHES, MATCHES, PICTURES, GAMES, FILES, LEARNING, STORE, REPLAY, ...CONTRACT),
    only('background', BACKGROUND, BACKGROUND, STATISTICS, FILES, MATCHES, GAMES, STORE, LEARNING, RULES, REPLAY, SHARED, '^resources/'),
    only('shell', SHELL, SHELL, SHARED, SHA256),
    only('ipc', '^src/main/ipc[.]ts$', '^src/main/reception[.]ts$', TABLE, STORE, REPLAY, SHELL, SHARED),
    only('reception', '^src/main/reception[.]ts$', SHELL, SHARED),
    only(
      'requests',
      REQUESTS,
      REQUESTS,
      WORK,
      STATISTICS,
      FILES,
      MATCHES,
      '^src/main/ipc[.]ts$',
      TABLE,
      LEARNING,
      STORE,
      REPLAY,
      RULES,
      CHANCE,
      SHARED,
      LEAVES,
    ),
    only(
      'subjects',
      SUBJECTS,
      SUBJECTS,
      GAMES,
      REPLAY,
      REQUESTS,
      BACKGROUND,
      FILES,
      TABLE,
      LEARNING,
      STORE,
      RULES,
      CHANCE,
      SHARED,
      LEAVES,
      '^src/main/(ipc|personal|world)[.]ts$',
    ),
    {
      name: 'games-by-the-lists-alone',
      comment: "nothing but the lists, and what is a game's itself, imports from a game's folder",
      severity: 'error',
      from: { path: '^src/', pathNot: [GAME_FOLDERS, LISTS] },
      to: { path: GAME_FOLDERS },
    },
    {
      name: 'games-apart',
      comment: 'no game imports from another game',
      severity: 'error',
      from: { path: '^src/(?:rules|shared|drawing|main/games|renderer/games)/([^/]+)/' },
      to: { path: '^src/(?:rules|shared|drawing|main/games|renderer/games)/(?!$1/)[^/]+/' },
    },
    {
      name: 'window-knows-no-game',
      comment: 'shells, parts and library of the window know games by the list alone, which main.ts hands them',
      severity: 'error',
      from: { path: '^src/renderer/', pathNot: ['^src/renderer/games/[^/]+/', '^src/renderer/games/game-list[.]ts$'] },
      to: { path: '^src/renderer/games/[^/]+/' },
    },
    {
      name: 'games-know-no-shell',
      comment: 'a game uses the parts and the library of the window, not its screens, and nothing of another game',
      severity: 'error',
      from: { path: '^src/renderer/games/([^/]+)/' },
      to: { path: ['^src/renderer/routes/', '^src/renderer/games/(?!$1/)'] },
    },
    {
      name: 'library-and-parts-know-no-screen',
      comment: 'library, then parts of it, then games, then screens: no arrow runs back up',
      severity: 'error',
      from: { path: '^src/renderer/lib/' },
      to: { path: '^src/renderer/(parts|games|routes)/' },
    },
    {
      name: 'library-itself-knows-no-seats',
      comment: 'seats use keys, pads, the match and what a game says to them; none of that knows of seats',
      severity: 'error',
      from: { path: '^src/renderer/lib/(?:[^/]+|pads/.+)$' },
      to: { path: '^src/renderer/lib/seats/' },
    },
    {
      name: 'parts-know-no-screen',
      severity: 'error',
      from: { path: '^src/renderer/parts/' },
      to: { path: '^src/renderer/(games|routes)/' },
    },
    {
      name: 'app-is-the-top',
      comment: 'index, what comes up behind the window, and application put everything together; nothing below knows of them',
      severity: 'error',
      from: { pathNot: '^(src/main/(index|behind|application)[.]ts$|tests/)' },
      to: { path: '^src/main/(index|behind|application)[.]ts$', pathNot: '^src/main/application[.]ts$' },
    },

    {
      name: 'benches-for-the-command-line',
      comment: 'what is measured, and the packages for building that it takes, are no part of the app',
      severity: 'error',
      from: { path: '^src/', pathNot: CLI },
      to: { path: BENCHES },
    },
    {
      name: 'files-for-the-command-line',
      comment: 'a game without a table is no part of the app',
      severity: 'error',
      from: { path: '^src/', pathNot: CLI },
      to: { path: FILED },
    },
    {
      name: 'rules-and-drawing-stand-alone',
      comment: 'the rules and the drawing use no package and nothing of Node',
      severity: 'error',
      from: { path: [RULES, DRAWING] },
      to: { dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-no-pkg', 'npm-unknown', 'unknown', 'undetermined'] },
    },
    {
      name: 'shared-uses-valibot-only',
      severity: 'error',
      from: { path: SHARED },
      to: {
        dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-no-pkg', 'npm-unknown', 'unknown', 'undetermined'],
        pathNot: '(^|/)valibot(/|$)',
      },
    },
    {
      name: 'pure-folders-without-node',
      comment: 'the window has no Node; bots, puzzles, learning, tiles and replay need none',
      severity: 'error',
      from: { path: ['^src/renderer/', BOTS, PUZZLES, LEARNING, TILES, REPLAY] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'sqlite-in-the-store-only',
      severity: 'error',
      from: { path: '^src/', pathNot: STORE },
      to: { path: '(^|/)better-sqlite3(/|$)' },
    },
    {
      name: 'one-source-of-chance',
      severity: 'error',
      from: { path: '^src/', pathNot: CHANCE },
      to: { path: '(^|/)pure-rand(/|$)' },
    },
    {
      name: 'electron-in-the-shell-only',
      comment: 'everything else runs without Electron, in tests and on the command line',
      severity: 'error',
      from: { path: '^src/', pathNot: [APP, '^src/preload/'] },
      to: { path: '(^|/)electron(/|$|-log/main)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-package-for-building-in-the-app',
      comment: 'what ships may not need a package that is there for building and testing; the command line may',
      severity: 'error',
      from: { path: '^src/', pathNot: [CLI, COMMANDS] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: '(^|/)node_modules/electron/' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'svelte', 'types', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.svelte.ts', '.svelte', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  },
};
