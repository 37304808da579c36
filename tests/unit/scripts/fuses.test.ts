import { expect, test } from 'vitest';
import { electronPath } from '../../../scripts/setup.mjs';
import { FUSES, readFuses } from '../../../scripts/setup/fuses.mjs';

test('the Electron that the app runs on has the fuses that are written down', async () => {
  expect(await readFuses(electronPath())).toEqual(FUSES.wanted);
});
