/** JSON that stands in the database as text: somebody else may have written it. */

/** The value of a text; `undefined` where it is not JSON, which no schema of ours takes. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
