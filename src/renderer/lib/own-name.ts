/** The name that the person at this window went by the last time. */
import { ask } from './bridge';
import { CATALOGUES, LANGUAGES } from '../../shared/catalogue';

/** How far back a match with a name is looked for. */
const RECENT = 10;

/** The name that was given for the last match played here; undefined where none was. */
export async function lastName(): Promise<string | undefined> {
  const answer = await ask('replay.list', { offset: 0, limit: RECENT });
  if (!answer.ok) return undefined;
  const nameless = LANGUAGES.map((language) => CATALOGUES[language]['match.guest']);
  const last = answer.value.replays.find((replay) => !replay.imported && replay.players.some((player) => player.kind === 'human'));
  const name = last?.players.find((player) => player.kind === 'human')?.name;
  return name === undefined || nameless.includes(name) ? undefined : name;
}
