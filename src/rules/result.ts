/** The answer of a function that may refuse: plain data, so that it crosses every border unchanged. */
export type Result<Value, Refusal> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: Refusal };

/** A successful answer. */
export function accepted<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

/** A refusal: a normal answer, never an exception. */
export function refused<const Refusal>(error: Refusal): { readonly ok: false; readonly error: Refusal } {
  return { ok: false, error };
}
