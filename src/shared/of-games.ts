/** What the games bring of something, put together. */

/** What holds for each of a union's. */
export type Both<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void ? All : never;

/** All parts as one; no two have a name in common. */
export function together<Part extends object>(parts: readonly Part[]): Both<Part> {
  return Object.assign({}, ...parts) as Both<Part>;
}
