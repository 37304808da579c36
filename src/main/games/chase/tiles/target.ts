/** A figure of the tile set and the range that it is to lie in. */
export interface Target {
  readonly name: string;
  readonly figure: number;
  /** Lowest and highest figure that meet the target, both included. */
  readonly from: number;
  readonly to: number;
  readonly unit: 'share' | 'number';
  readonly met: boolean;
}

/** A target on a share of 1, such as 0.25 of all sides. */
export function share(name: string, figure: number, from: number, to: number): Target {
  return { name, figure, from, to, unit: 'share', met: figure >= from && figure <= to };
}

/** A target on a plain number, such as tiles or witnesses. */
export function amount(name: string, figure: number, from: number, to: number): Target {
  return { name, figure, from, to, unit: 'number', met: figure >= from && figure <= to };
}

/** The figure or bound as text: a share in per cent with one decimal, a number with two decimals at most. */
export function figureText(target: Pick<Target, 'unit'>, figure: number): string {
  if (target.unit === 'share') return `${(100 * figure).toFixed(1)} %`;
  return String(Math.round(100 * figure) / 100);
}

/** The target's range as text. */
export function rangeText(target: Target): string {
  const from = figureText(target, target.from);
  const to = figureText(target, target.to);
  return target.from === target.to ? from : `${from} to ${to}`;
}
