/** Builds the app with other lists of games into a folder that Electron can start; both folders from the root. */
export function buildWithGames(games: string, folder: string): void;
