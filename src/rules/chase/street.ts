/** Whether two streets join over a shared edge (P3, P4). */
import type { Exit, ExitPlace } from './tile';

/** Left and right are seen from each tile's own middle, so across an edge left meets right (C4, P3). */
const MEETS: Readonly<Record<ExitPlace, ExitPlace>> = { left: 'right', centre: 'centre', right: 'left' };

/** P3: there is an exit on both sides, left meeting right and centre meeting centre. */
export function streetsJoin(here: Exit | undefined, there: Exit | undefined): boolean {
  return here !== undefined && MEETS[here.at] === there?.at;
}

/** P4: a roadblock may only meet trees. True where one of the sides has no exit, since then nothing meets (P3 speaks). */
export function endsMeet(here: Exit | undefined, there: Exit | undefined): boolean {
  if (here === undefined || there === undefined) return true;
  if (here.end === 'roadblock') return there.end === 'trees';
  if (there.end === 'roadblock') return here.end === 'trees';
  return true;
}
