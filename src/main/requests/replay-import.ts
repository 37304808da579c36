/** Replay files into the list: each is taken in, a damaged one as far as it holds, or offered where it goes on with a match of the list, or its first fault is told. */
import type { RequestInput, RequestOutputs } from '../../shared/contract';
import type { MatchShelf } from './match-shelf';

type Imported = RequestOutputs['replay.import'];

/** Takes files in; with `longer` also those that go on with a match of the list. */
export async function importReplays(
  { files, longer = false }: RequestInput<'replay.import'>,
  shelf: Pick<MatchShelf, 'take'>,
): Promise<Imported> {
  let imported = 0;
  const faults: Imported['faults'][number][] = [];
  const offered: Imported['longer'][number][] = [];
  const damaged: Imported['damaged'][number][] = [];
  for (const [at, file] of files.entries()) {
    const taken = await shelf.take(file, longer);
    if (!taken.ok) faults.push({ file: file.name, ...taken.error });
    else {
      const { match, asFar } = taken.value;
      if (taken.value.state === 'offered') offered.push({ at, match, startedAt: taken.value.startedAt, faults: asFar?.faults ?? [] });
      else {
        imported += 1;
        if (asFar !== null) damaged.push({ file: file.name, match, ...asFar });
      }
    }
  }
  return { imported, faults, longer: offered, damaged };
}
