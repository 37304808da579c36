// Tells pictures apart by one number. What stands here runs in the page: each function stands by itself, and its text is sent.
/* global document, OffscreenCanvas */

/** The FNV-1a hash over whole pixels. */
export function signatureOf(pixels) {
  let hash = 0x811c9dc5;
  for (let at = 0; at < pixels.length; at++) hash = Math.imul(hash ^ pixels[at], 0x01000193);
  return hash >>> 0;
}

/**
 * A look at every `step`th pixel of the table's layers, across and down: a text that is another one once they are. `hashOf` is `signatureOf`,
 * `looks` gets the milliseconds that each look took.
 */
export function tableLook(hashOf, step, looks) {
  const scratch = new OffscreenCanvas(1, 1);
  const ctx = scratch.getContext('2d', { willReadFrequently: true });
  return () => {
    const start = performance.now();
    const hashes = [...document.querySelectorAll('.konvajs-content canvas')].map((layer) => {
      const [width, height] = [Math.ceil(layer.width / step), Math.ceil(layer.height / step)];
      if (scratch.width !== width || scratch.height !== height) Object.assign(scratch, { width, height });
      ctx.imageSmoothingEnabled = false;
      ctx.globalCompositeOperation = 'copy';
      ctx.drawImage(layer, 0, 0, width, height);
      return hashOf(new Uint32Array(ctx.getImageData(0, 0, width, height).data.buffer));
    });
    looks.push(performance.now() - start);
    return hashes.join();
  };
}

/** Makes both known to the page. */
export async function bringLooks(page) {
  await page.evaluate(`Object.assign(window, { signatureOf: ${signatureOf.toString()}, tableLook: ${tableLook.toString()} })`);
}
