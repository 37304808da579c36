/** Videos on their way to a file: whole or not there, one at a time, and with how long they last in their head. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fc, test as property } from '@fast-check/vitest';
import { durationBytes, withRoom } from '../../../src/main/files/webm';
import { Saving } from '../../../src/main/requests/saving';
import { Videos } from '../../../src/main/requests/videos';
import { readWebm } from '../../fixtures/webm';

const ROUND = 'round.webm';

const element = (id: readonly number[], content: readonly number[]): number[] => [...id, 0x80 | content.length, ...content];
const SCALE = element([0x2a, 0xd7, 0xb1], [0x0f, 0x42, 0x40]);
const cluster = (bytes: readonly number[]): number[] => [
  0x1f,
  0x43,
  0xb6,
  0x75,
  0x01,
  255,
  255,
  255,
  255,
  255,
  255,
  255,
  ...element([0xa3], bytes),
];
/** A WebM as a recorder begins it: open at its end, and of unknown length. */
const head = (info: readonly number[] = SCALE, segment: readonly number[] = [0x01, 255, 255, 255, 255, 255, 255, 255]): Uint8Array =>
  Uint8Array.from([
    ...element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], [...Buffer.from('webm')])),
    ...[0x18, 0x53, 0x80, 0x67, ...segment],
    ...element([0x15, 0x49, 0xa9, 0x66], info),
    ...cluster([0x81, 0, 0, 0x80, 1, 2, 3]),
  ]);

let folder: string;
let chosen: string | null;
let videos: Videos;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lookout-video-'));
  chosen = join(folder, 'round.webm');
  videos = new Videos(
    new Saving(
      { folder, where: () => Promise.resolve(chosen), whichFolder: () => Promise.resolve(null), show: () => undefined },
      () => false,
    ),
  );
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('a video', () => {
  test('is there once it is whole, with how long it lasts', async () => {
    expect(await videos.begin(ROUND)).toEqual({ ok: true, value: true });
    await videos.add(head());
    await Promise.all([
      videos.add(Uint8Array.from([0xa3, 0x85, 0x81, 0, 40, 0, 9])),
      videos.add(Uint8Array.from([0xa3, 0x85, 0x81, 0, 80, 0, 8])),
    ]);
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^\.round\.webm\..*\.part$/)]);
    expect(await videos.end(12_345.5)).toEqual({ ok: true, value: { file: chosen, number: 1 } });
    expect(readdirSync(folder)).toEqual(['round.webm']);
    const { duration, frames, docType } = readWebm(readFileSync(join(folder, 'round.webm')));
    expect([docType, duration, frames.map(({ bytes }) => [...bytes])]).toEqual(['webm', 12_345.5, [[1, 2, 3], [9], [8]]]);
    expect(await videos.add(head())).toMatchObject({ ok: false, error: { code: 'no-video' } });
  });

  test('leaves nothing where it is dropped, where another begins, and where the app ends', async () => {
    writeFileSync(join(folder, 'round.webm'), 'before');
    const ends: readonly (() => Promise<unknown>)[] = [
      () => videos.drop(),
      () => videos.begin(ROUND).then(() => videos.drop()),
      () => {
        videos.close();
        return Promise.resolve();
      },
    ];
    for (const ended of ends) {
      await videos.begin(ROUND);
      await videos.add(head());
      await ended();
      expect(readdirSync(folder)).toEqual(['round.webm']);
      expect(readFileSync(join(folder, 'round.webm'), 'utf8')).toBe('before');
      expect(await videos.end(1)).toMatchObject({ ok: false, error: { code: 'no-video' } });
    }
  });

  test('is none where somebody would rather not, or where it cannot be written', async () => {
    chosen = null;
    expect(await videos.begin(ROUND)).toEqual({ ok: true, value: false });
    chosen = '/proc/no-such-folder/x.webm';
    expect(await videos.begin(ROUND)).toMatchObject({ ok: false, error: { code: 'not-written' } });
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('the head of a WebM', () => {
  test('gets room for how long it lasts, once', () => {
    const roomy = withRoom(head());
    expect(roomy).not.toBeNull();
    const bytes = Buffer.from(roomy?.bytes ?? []);
    bytes.set(durationBytes(4321), roomy?.at);
    expect(readWebm(bytes)).toMatchObject({ docType: 'webm', duration: 4321, frames: [{ key: true }] });
    // What has it already keeps its place.
    expect(withRoom(bytes)).toEqual({ bytes, at: roomy?.at });
  });

  test('is left as it is where there is more to it than is understood', () => {
    expect(withRoom(head(SCALE, [0x84]))).toBeNull();
    expect(withRoom(Uint8Array.from([1, 2, 3]))).toBeNull();
    expect(withRoom(head(element([0x44, 0x89], [0, 0, 0, 0])))).toBeNull();
    expect(withRoom(new Uint8Array())).toBeNull();
  });

  property.prop([fc.uint8Array({ maxLength: 80 }), fc.nat(60), fc.nat(80)])(
    'whatever comes, it neither throws nor hangs',
    (noise, from, length) => {
      const garbled = head().slice(0, length);
      garbled.set(noise.slice(0, Math.max(0, garbled.length - from)), Math.min(from, garbled.length));
      const roomy = withRoom(garbled);
      if (roomy !== null) expect(roomy.at + 8).toBeLessThanOrEqual(roomy.bytes.length);
    },
  );
});
