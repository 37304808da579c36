/** Odds as fractions of whole numbers. */

/** `of` in `all`, in lowest terms, as texts since they may be long, and what that is about. */
export interface Fraction {
  readonly of: string;
  readonly all: string;
  readonly ratio: number;
}

function divisor(one: bigint, other: bigint): bigint {
  return other === 0n ? one : divisor(other, one % other);
}

/** A part of a whole; nothing of nothing is none of one. */
export function fraction(part: bigint, whole: bigint): Fraction {
  if (whole === 0n) return { of: '0', all: '1', ratio: 0 };
  const common = divisor(part, whole);
  // Exact to more digits than a double has: the last one is dropped by the division of whole numbers.
  const ratio = Number((part * 10n ** 15n) / whole) / 1e15;
  return { of: String(part / common), all: String(whole / common), ratio };
}
