/** Figures of Fugitive's counting as a language writes them. */

/** A chance between 0 and 1 as whole per cents that never round to certain or impossible. */
export function chanceText(chance: number, language: string): string {
  const format = (value: number): string => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(value);
  if (chance <= 0 || chance >= 1) return format(chance <= 0 ? 0 : 1);
  return chance < 0.01 ? `<${format(0.01)}` : format(Math.min(0.99, chance));
}

/** More digits than these are shortened. */
const LONG = 6;

/** N3: a number of ways, given in digits; beyond a million as the language shortens it. */
export function rowsText(rows: string, language: string): string {
  const format = rows.length > LONG ? ({ notation: 'compact', maximumFractionDigits: 1 } as const) : {};
  return new Intl.NumberFormat(language, format).format(BigInt(rows));
}
