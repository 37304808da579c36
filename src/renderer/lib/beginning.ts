/** What the start brought along, for the first screen: whoever takes it takes it once, since it grows old. */
import type { Answer } from '../../shared/refusal';
import { BEGINNING } from '../../shared/beginning';
import type { Beginning } from '../../shared/contract';
import { ask } from './bridge';

/** Asks for everything in one; where that is refused, each part of it is. */
export async function begin(): Promise<Beginning> {
  const answer = await ask('app.begin', {});
  if (answer.ok) return answer.value;
  return Object.fromEntries(BEGINNING.map((name) => [name, answer])) as unknown as Beginning;
}

const taken = new WeakSet<Beginning>();

/** The same where it is fresh, null from the second time on. */
export function takenOnce(beginning: Beginning): Beginning | null {
  if (taken.has(beginning)) return null;
  taken.add(beginning);
  return beginning;
}

export function valueOf<Value>(answer: Answer<Value> | undefined): Value | null {
  return answer?.ok === true ? answer.value : null;
}
