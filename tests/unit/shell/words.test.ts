import { expect, test } from 'vitest';
import type { DialogWord } from '../../../src/main/dialogs';
import { CRASH_WORDS } from '../../../src/main/shell/crash-page';
import { MENU_WORDS } from '../../../src/main/shell/menu-template';
import { LANGUAGES, wordIn } from '../../../src/main/words';

const DIALOG_WORDS: readonly DialogWord[] = ['dialog.save-replay', 'dialog.open-replays', 'dialog.replay-files'];

test.each(LANGUAGES)('what the main process says itself has words in %s', (language) => {
  const missing = [...MENU_WORDS, ...CRASH_WORDS, ...DIALOG_WORDS].filter((key) => wordIn(language, key) === key);
  expect(missing).toEqual([]);
});
