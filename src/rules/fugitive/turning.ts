/** Hideouts are turned up with all their sprint cards (M3). */
import { accepted, type Result } from '../result';
import { no, type Refusal } from './refusal';
import { faceDown } from './row';
import type { Brought, FugitiveEvent, Shown, State } from './types';

/** What lies at a place, as it is told; null where it is not known. */
function shownAt({ row }: State, at: number): Shown | null {
  const place = row[at];
  if (place === undefined || place.number === null) return null;
  return { place: at + 1, card: place.number, sprints: place.sprints as readonly number[] };
}

/** The state with what is shown face up. */
function turned(state: State, shown: readonly Shown[]): State {
  const row = state.row.map((place, at) => {
    const told = shown.find((each) => each.place === at + 1);
    return told === undefined ? place : { ...place, number: told.card, sprints: told.sprints, turnedUp: state.turn };
  });
  return { ...state, row };
}

/** The places, turned up: as they are known, or else as a file by point of view tells them (R3). */
function turnUp(state: State, at: readonly number[] | null, entry: FugitiveEvent): Result<Brought, Refusal> {
  const known = at?.map((place) => shownAt(state, place));
  const sure = known?.filter((each) => each !== null);
  if (sure !== undefined && sure.length === known?.length) return accepted({ state: turned(state, sure), shown: sure });
  const told = entry.shown;
  const down = faceDown(state.row);
  const fits = (told ?? []).every(
    ({ place, sprints }) => down.includes(place - 1) && state.row[place - 1]?.sprints.length === sprints.length,
  );
  if (told === undefined || !fits) return no('no-shown', 'shown', 'M3');
  return accepted({ state: turned(state, told), shown: told });
}

/** V6 `informer`: the first hideout face down is turned up. */
export function turnUpFirst(state: State, entry: FugitiveEvent): Result<Brought, Refusal> {
  const first = faceDown(state.row)[0] as number;
  const done = turnUp(state, [first], entry);
  if (!done.ok || (done.value.shown?.length === 1 && done.value.shown[0]?.place === first + 1)) return done;
  return no('no-shown', 'shown', 'V6');
}

/** M3: whether each number is that of a hideout face down; null where that is not known. */
export function allFaceDown(state: State, numbers: readonly number[]): boolean | null {
  const down = faceDown(state.row).map((at) => state.row[at]?.number ?? null);
  if (numbers.every((number) => down.includes(number))) return true;
  return down.includes(null) ? null : false;
}

/** M3: the hideouts of a right call are turned up. */
export function turnUpCalled(state: State, numbers: readonly number[], entry: FugitiveEvent): Result<Brought, Refusal> {
  const at = faceDown(state.row).filter((place) => {
    const number = state.row[place]?.number;
    return typeof number === 'number' && numbers.includes(number);
  });
  const done = turnUp(state, at.length === numbers.length ? at : null, entry);
  if (!done.ok) return done;
  const cards = (done.value.shown ?? []).map(({ card }) => card);
  return cards.length === numbers.length && numbers.every((number) => cards.includes(number)) ? done : no('no-shown', 'shown', 'M3');
}
