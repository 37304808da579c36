/** Records keyed by names that a file chose: every own name is checked and kept, also one such as `constructor`. */
import * as v from 'valibot';

/**
 * As valibot's own record, which leaves out `__proto__`, `prototype` and `constructor` without a word and takes a list for a
 * record. What comes out has no prototype, so that a name that is not there is never found.
 */
export function byName<Key extends v.GenericSchema<string>, Value extends v.GenericSchema>(
  key: Key,
  value: Value,
): v.RecordSchema<Key, Value, undefined> {
  const plain = v.record(key, value);
  const run: (typeof plain)['~run'] = (dataset, config) => {
    const input: unknown = dataset.value;
    // What is no record at all is told of in valibot's own way.
    if (!isRecord(input)) return plain['~run']({ ...dataset, value: null }, config);
    const kept = bare<unknown>();
    const issues: v.BaseIssue<unknown>[] = [];
    for (const [name, inside] of Object.entries(input)) {
      const item = { type: 'object', input, key: name, value: inside } as const;
      const named = key['~run']({ value: name }, config);
      const held = value['~run']({ value: inside }, config);
      for (const issue of named.issues ?? []) issues.push({ ...issue, path: [{ ...item, origin: 'key' }] });
      for (const issue of held.issues ?? []) issues.push({ ...issue, path: [{ ...item, origin: 'value' }, ...(issue.path ?? [])] });
      if (issues.length > 0 && config.abortEarly === true) break;
      kept[name] = held.value;
    }
    const [first, ...others] = issues;
    const done = first === undefined ? { typed: true, value: kept } : { typed: false, value: kept, issues: [first, ...others] };
    return done as ReturnType<(typeof plain)['~run']>;
  };
  return v._standardSchema<typeof plain>({ ...plain, '~run': run });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An empty record that finds nothing but what is put in, and takes every name. */
export function bare<Value>(): Record<string, Value> {
  return Object.create(null) as Record<string, Value>;
}

/** The same entries in a record that finds nothing else. */
export function bareOf<Value>(entries: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  return Object.assign(bare<Value>(), entries);
}
