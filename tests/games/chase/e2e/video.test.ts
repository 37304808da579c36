/** A round as a video, in the real window: recorded while one goes on, whole or not there, and with the eyes that were chosen. */
import type { Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { openReplay } from '../../../accessibility/visits';
import { expect, test } from '../../../e2e/app';
import { answerSaving } from '../../../e2e/saving';
import { fixtureText } from '../../../fixtures/cases';
import { readWebm } from '../../../fixtures/webm';

async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Replays/ }).click();
  const buffer = Buffer.from(fixtureText('replays/two-caught.lookout.json'));
  await page.locator('input[type=file]').setInputFiles([{ name: 'match.lookout.json', mimeType: 'application/json', buffer }]);
  await openReplay(page);
  await page.getByRole('button', { name: 'Share' }).click();
}

/** How bright the first picture of a video is, on a raster of 16 by 9: as the window itself decodes it. */
function firstPicture(page: Page, file: Buffer): Promise<number[]> {
  const { codec, frames } = readWebm(file);
  const [first] = frames;
  const wanted = { codec: codec === 'V_VP9' ? 'vp09.00.40.08' : 'vp8', data: first?.bytes.toString('base64') ?? '' };
  return page.evaluate(async ({ codec: name, data }) => {
    const canvas = new OffscreenCanvas(16, 9);
    const ctx = canvas.getContext('2d');
    const decoder = new VideoDecoder({
      output: (frame) => {
        ctx?.drawImage(frame, 0, 0, 16, 9);
        frame.close();
      },
      error: (error) => {
        throw error;
      },
    });
    decoder.configure({ codec: name });
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    decoder.decode(new EncodedVideoChunk({ type: 'key', timestamp: 0, data: bytes }));
    await decoder.flush();
    return [...(ctx?.getImageData(0, 0, 16, 9).data ?? [])].filter((_, at) => at % 4 === 1);
  }, wanted);
}

test('a round is recorded as a WebM that says how long it lasts, while the viewer goes on; cancelled, nothing is left', async ({
  app: { window: page, electron, complaints },
}, info) => {
  test.setTimeout(120_000);
  await open(page);
  const panel = page.locator('[data-panel=share]');
  const record = panel.getByRole('button', { name: 'Record a video' });
  await page.getByRole('group', { name: 'Size' }).getByRole('button', { name: '960 × 540' }).click();
  await panel.getByRole('button', { name: '8×', exact: true }).click();
  const skips = panel.getByRole('button', { name: 'Skip waiting' });
  if ((await skips.getAttribute('aria-pressed')) !== 'true') await skips.click();
  const [, minutes = '0', seconds = '0'] = /takes (\d+):(\d+)/.exec((await panel.textContent()) ?? '') ?? [];

  const path = info.outputPath('all.webm');
  const folder = dirname(path);
  await answerSaving(electron, { path });
  await record.click();
  const bar = page.getByRole('progressbar', { name: 'How much of the video is done' });
  await expect(bar).toBeVisible();
  // Nothing by its name before it is whole, and the viewer is free meanwhile.
  expect(readdirSync(folder).filter((name) => name === 'all.webm')).toEqual([]);
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Events', exact: true }).click();
  await expect(page.getByRole('complementary', { name: 'A video is being recorded' })).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(panel.getByText(`Saved as ${path}.`)).toBeVisible({ timeout: 60_000 });
  const whole = readFileSync(path);
  const { docType, duration, width, height, frames } = readWebm(whole);
  expect([docType, width, height]).toEqual(['webm', 960, 540]);
  expect(Math.ceil((duration ?? 0) / 1000)).toBe(Number(minutes) * 60 + Number(seconds));
  expect(frames.length).toBeGreaterThan(20);
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);

  // With a seat's eyes it begins with another picture.
  const eyes = page.getByRole('group', { name: 'Seen with the eyes of' }).getByRole('button');
  await eyes.last().click();
  const seat = info.outputPath('seat.webm');
  await answerSaving(electron, { path: seat });
  await record.click();
  // Other eyes of the viewer are not the video's.
  await expect(bar).toBeVisible();
  await eyes.first().click();
  await expect(panel.getByText(`Saved as ${seat}.`)).toBeVisible({ timeout: 60_000 });
  expect(await firstPicture(page, readFileSync(seat))).not.toEqual(await firstPicture(page, whole));

  // Cancelled, also from another screen.
  const gone = info.outputPath('gone.webm');
  await answerSaving(electron, { path: gone });
  await record.click();
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: 'Replays', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Cancel the video' }).click();
  await expect(page.getByRole('complementary', { name: 'A video is being recorded' })).toHaveCount(0);
  await expect.poll(() => readdirSync(folder).filter((name) => name.includes('gone'))).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a video that cannot be written says why, and whoever says no place has none', async ({
  app: { window: page, electron, complaints },
}) => {
  await open(page);
  const panel = page.locator('[data-panel=share]');
  const record = panel.getByRole('button', { name: 'Record a video' });
  await answerSaving(electron, null);
  await record.click();
  await expect(record).toBeEnabled();
  await expect(page.getByRole('progressbar', { name: 'How much of the video is done' })).toHaveCount(0);
  await answerSaving(electron, { path: '/proc/no-such-folder/x.webm' });
  await record.click();
  await expect(panel.locator('.refused')).toBeVisible();
  expect(complaints).toEqual([]);
});
