/** Chances as whole per cents that never round to certain or impossible. */
import { currentLanguage } from '../../../lib/words.svelte';

/** Of a chance between 0 and 1. */
export function percent(chance: number): string {
  const format = (value: number, digits = 0): string =>
    new Intl.NumberFormat(currentLanguage(), { style: 'percent', maximumFractionDigits: digits }).format(value);
  if (chance <= 0 || chance >= 1) return format(chance <= 0 ? 0 : 1);
  if (chance < 0.01) return `<${format(0.01)}`;
  return format(Math.min(0.99, chance));
}

/** A number of ways in digits: beyond a million as the language shortens it. */
export function waysText(rows: string): string {
  return new Intl.NumberFormat(currentLanguage(), rows.length > 6 ? { notation: 'compact', maximumFractionDigits: 1 } : {}).format(
    BigInt(rows),
  );
}
