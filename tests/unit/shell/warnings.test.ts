import { expect, test } from 'vitest';
import { warnings } from '../../../src/main/shell/warnings';

const codes = (...of: Parameters<typeof warnings>): string[] => warnings(...of).map(({ id }) => id);

test('nothing is said of a sandboxed window on the declared Electron or a newer one', () => {
  expect(codes({ sandboxed: true, electron: '45.5.0', declared: '45.5.0' })).toEqual([]);
  expect(codes({ sandboxed: true, electron: '45.4.9', declared: '45.5.0' })).toEqual([]);
  expect(codes({ sandboxed: true, electron: '100.0.0', declared: '45.5.0' })).toEqual([]);
});

test('a missing sandbox and an older Electron are told, each by an id of its own', () => {
  expect(codes({ sandboxed: false, electron: '33.2.1', declared: '45.5.0' })).toEqual(['no-sandbox', 'electron-33']);
  expect(warnings({ sandboxed: true, electron: '9.0.0', declared: '45.5.0' })[0]?.facts).toEqual({ electron: '9.0.0', declared: '45.5.0' });
});
