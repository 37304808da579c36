/** The attempts as a table: it opens in columns where people are, and nothing in it is worked out. */
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { csvField, separatorFor } from '../../../src/main/files/csv';
import { openApp } from '../../fixtures/app';
import { done } from '../../fixtures/live-table';
import { scratchFolder } from '../../fixtures/scratch';

test('its columns stand apart by a semicolon where numbers are written with a comma, of the language or of the computer', () => {
  expect(separatorFor('en', 'en-GB')).toBe(',');
  expect(separatorFor('it', 'en-GB')).toBe(';');
  expect(separatorFor('en', 'it-IT')).toBe(';');
  expect(separatorFor('en', 'de')).toBe(';');
});

test('an Italian has it in columns too, and is told what stands between them', async () => {
  const opened = openApp(scratchFolder());
  onTestFinished(() => {
    opened.close();
  });
  const saved = async () => {
    const exported = done(await opened.handlers['statistics.csv']({ period: 'all', kind: null }));
    if (exported === null) throw new Error('Nothing was written.');
    return { ...exported, head: readFileSync(exported.file, 'utf8').split('\r\n')[0] };
  };
  expect(await saved()).toMatchObject({ separator: ',', head: expect.stringMatching(/^time,mode,/) as string });
  done(await opened.handlers['settings.change']({ language: 'it' }));
  expect(await saved()).toMatchObject({ separator: ';', head: expect.stringMatching(/^time;mode;/) as string });
});

test('no text becomes a formula, and every text stays one value', () => {
  expect(csvField('=HYPERLINK("x")', ',')).toBe('"\'=HYPERLINK(""x"")"');
  expect(csvField(-3, ';')).toBe('-3');
  expect(csvField(null, ';')).toBe('');
  const hostile = fc
    .tuple(fc.constantFrom('', '=', '+', '-', '@', '\t', '\r', ';', ',', '"'), fc.string())
    .map(([first, rest]) => first + rest);
  fc.assert(
    fc.property(hostile, fc.constantFrom(',' as const, ';' as const), (text, separator) => {
      const written = csvField(text, separator);
      const read = written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written;
      expect(read).not.toMatch(/^[=+\-@\t\r]/);
      expect(read.replace(/^'/, '')).toBe(text.replace(/^'/, ''));
      if (written === read) expect(written).not.toMatch(new RegExp(`[${separator}"\\r\\n]`));
    }),
  );
});

test('a region that is no tag, as of a Linux without a language, says nothing', () => {
  expect([separatorFor('en', 'en-US@posix'), separatorFor('it', 'en-US@posix'), separatorFor('en', '')]).toEqual([',', ';', ',']);
});
