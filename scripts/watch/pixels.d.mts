/** A number that tells pictures apart: other pixels, all but certainly another number. */
export function signatureOf(pixels: Uint32Array): number;
