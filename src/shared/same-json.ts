/** Whether two values of JSON are one and the same, in whatever order their fields stand. A file may say -0, which is written as 0 from then on. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [fields, others] = [Object.entries(one), other as Readonly<Record<string, unknown>>];
  return (
    fields.length === Object.keys(other).length &&
    fields.every(([name, value]) => Object.hasOwn(others, name) && sameJson(value, others[name]))
  );
}
