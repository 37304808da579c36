import { expect, test } from 'vitest';
import { lettersLoaded } from '../../../../src/renderer/lib/letters';

test('letters that cannot be had hold nothing up', async () => {
  const fonts = { load: () => Promise.reject(new Error('no such file')) } as unknown as FontFaceSet;
  await expect(lettersLoaded({ fonts })).resolves.toBeUndefined();
});
