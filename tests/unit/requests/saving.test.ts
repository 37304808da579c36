/** Where an export goes is the person's choice, and the window can show nothing but what was written so. */
import { writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { accepted, refused } from '../../../src/rules/result';
import { Saving } from '../../../src/main/requests/saving';
import { scratchFolder } from '../../fixtures/scratch';

/** A person who gives these answers one after the other. */
function saving(...answers: readonly (string | null)[]) {
  const proposed: string[] = [];
  const shown: string[] = [];
  const folder = scratchFolder();
  const left = [...answers];
  return {
    folder,
    proposed,
    shown,
    saving: new Saving(
      {
        folder,
        where: (file) => {
          proposed.push(file);
          return Promise.resolve(left.shift() ?? null);
        },
        whichFolder: () => Promise.resolve(left.shift() ?? null),
        show: (file) => {
          shown.push(file);
        },
      },
      () => false,
    ),
  };
}

const writes = (file: string) => {
  writeFileSync(file, 'written');
  return Promise.resolve(accepted(null));
};

describe('an export', () => {
  test('is written where the person says, with a free name proposed', async () => {
    const { saving: exports, folder, proposed } = saving(null);
    writeFileSync(join(folder, 'round.lookout.json'), 'kept');
    expect(await exports.save('round.lookout.json', writes)).toEqual(accepted(null));
    expect(proposed.map((file) => basename(file))).toEqual(['round (2).lookout.json']);
    expect(dirname(proposed[0] ?? '')).toBe(folder);

    const wanted = join(scratchFolder(), 'mine.json');
    const there = saving(wanted);
    expect(await there.saving.save('round.lookout.json', writes)).toEqual(accepted({ file: wanted, number: 1 }));
  });

  test('that is called off writes nothing and is no fault', async () => {
    const { saving: exports } = saving(null);
    expect(await exports.save('round.lookout.json', () => Promise.reject(new Error('Nothing was to be written.')))).toEqual(accepted(null));
  });

  test('that could not be written has no number', async () => {
    const folder = scratchFolder();
    const { saving: exports } = saving(join(folder, 'one.json'), join(folder, 'two.json'));
    const full = refused({ code: 'not-written' });
    expect(await exports.save('one.json', () => Promise.resolve(full))).toEqual(full);
    expect(await exports.save('two.json', writes)).toEqual(accepted({ file: join(folder, 'two.json'), number: 1 }));
  });

  test('asks once, however often it is asked for meanwhile', async () => {
    const { saving: exports, proposed } = saving(join(scratchFolder(), 'one.json'), join(scratchFolder(), 'two.json'));
    const [first, second] = await Promise.all([exports.save('one.json', writes), exports.save('one.json', writes)]);
    expect(first).toMatchObject({ value: { number: 1 } });
    expect(second).toEqual(accepted(null));
    expect(proposed).toHaveLength(1);
  });
});

describe('a file is shown in its folder', () => {
  test('by the number of an export, and nothing else', async () => {
    const file = join(scratchFolder(), 'one.json');
    const { saving: exports, shown } = saving(file);
    await exports.save('one.json', writes);
    expect(exports.show(1)).toEqual(accepted(null));
    expect(shown).toEqual([file]);
    expect(exports.show(2)).toMatchObject({ ok: false, error: { code: 'file-gone' } });
  });

  test('while it is there', async () => {
    const { saving: exports, shown } = saving(join(scratchFolder(), 'one.json'));
    await exports.save('one.json', () => Promise.resolve(accepted(null)));
    expect(exports.show(1)).toMatchObject({ ok: false, error: { code: 'file-gone' } });
    expect(shown).toEqual([]);
  });
});
