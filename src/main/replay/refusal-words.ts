/** Refusals in plain English for files and the command line; the window has its own words in both languages. */
import type { RefusalCode, RoundRefusal } from '../engine/chase/round';

const SENTENCES: Readonly<Record<RefusalCode, string>> = {
  'round-over': 'The round had ended before this event',
  'time-falls': 'The time is earlier than that of the event before',
  'time-runs-paused': 'The time stands still while the round is paused',
  'no-such-seat': 'There is no such seat',
  'not-a-runner': 'Only a Runner can do this',
  'not-a-chaser': 'Only a Chaser can do this',
  'not-your-path': "This seat may not act on the other's path",
  'no-such-path': 'There is no such path in this round, or none is named where there are two',
  'not-your-turn': "It is the other Runner's turn",
  'path-caught': 'The Runner of this path has been caught',
  'no-such-tile': 'There is no such tile in "tiles"',
  'tile-used': 'This tile lies on the table already',
  'tile-not-held': 'The Runner does not hold this tile',
  'starting-tile-first': 'A round begins with its Starting tiles, all at time 0',
  'starting-tile-late': 'The other Starting tiles are out of this round',
  'cell-off-table': "A tile can lie on the table or just past its edge, not further",
  'cell-not-beside-end': "A tile can only be put beside the end of its path, the first one beside the Prison",
  'cell-taken': 'Something lies on this cell already',
  'side-not-opposite': 'The two paths start from opposite sides of the Prison',
  'nothing-to-mark': 'Every tile of this path has a marker',
  'colour-out': 'The Chaser has no marker of this colour left',
  'colour-still-there': 'The Chaser still has markers of this colour',
  'partner-has-colour': 'The other Chaser still has markers of this colour',
  'no-second-pile': 'Each Runner owns one pile in this round',
  'no-partner': 'There is no such partner to do this with',
  'too-few-markers': 'The Chaser has fewer markers of this colour',
  'chaser-unknown': "It is not known yet which Chaser follows which path",
  paused: 'Nothing can be done while the round is paused',
  'not-paused': 'The round is not paused',
  'already-paused': 'The round is paused already',
};

/** One sentence for a refusal, with the clause behind it. */
export function sentenceFor(refusal: RoundRefusal): string {
  return `${SENTENCES[refusal.code]} (${refusal.clause}).`;
}
