/** What the camera is told of all that a stage shows. */
import { tileAt } from '../../../../drawing/chase/signs';
import type { Interest } from '../../../lib/stage/viewpoint';
import { JUMP_STEP } from './jumps';
import { cellsOfInterest, heldAtEdge } from './scene';
import type { StageState } from './stage-state';

/** What of the stage the camera goes by. */
type Looked = Pick<
  StageState,
  'scene' | 'attention' | 'aim' | 'otherAims' | 'nextMarks' | 'end' | 'follows' | 'large' | 'spotlight' | 'covered' | 'sought' | 'jumps'
>;

/** What there is to see. */
export function interestOf(state: Looked): Interest {
  const { scene, attention, aim, otherAims, nextMarks, end, follows, large, spotlight, covered, sought, jumps } = state;
  // Of several people anybody's hand may be over the table, also where nobody has the pointer.
  const aimed = [aim, ...otherAims].flatMap((each) => each?.cells ?? []);
  const cells = cellsOfInterest(scene, attention, aimed, nextMarks, end, follows, sought);
  return {
    ...cells,
    held: heldAtEdge(cells, [...otherAims, aim]),
    ...(large !== undefined && { large }),
    closeUp: (spotlight === null ? undefined : tileAt(scene, spotlight))?.cell ?? null,
    covered,
    // A question about one end of a street stands still.
    leans: end !== null,
    steps: jumps === null ? 0 : JUMP_STEP,
    columns: scene.columns,
    rows: scene.rows,
  };
}
