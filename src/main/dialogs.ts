/** The system's own file dialogs, over our window. */
import { dialog, type BrowserWindow } from 'electron';
import { basename } from 'node:path';

/** Words of the dialogs. */
export type DialogWord = 'dialog.save-replay' | 'dialog.open-replays' | 'dialog.replay-files';

const EXTENSIONS = ['json'];

/** Asks where to save a replay; null when the person changes their mind. */
export async function askWhereToSave(
  window: BrowserWindow,
  word: (key: DialogWord) => string,
  suggestedName: string,
): Promise<string | null> {
  const answer = await dialog.showSaveDialog(window, {
    title: word('dialog.save-replay'),
    defaultPath: basename(suggestedName),
    filters: [{ name: word('dialog.replay-files'), extensions: EXTENSIONS }],
  });
  return answer.canceled || answer.filePath === '' ? null : answer.filePath;
}

/** Asks for replay files; none when the person changes their mind. */
export async function askForFiles(window: BrowserWindow, word: (key: DialogWord) => string): Promise<readonly string[]> {
  const answer = await dialog.showOpenDialog(window, {
    title: word('dialog.open-replays'),
    properties: ['openFile', 'multiSelections'],
    filters: [{ name: word('dialog.replay-files'), extensions: EXTENSIONS }],
  });
  return answer.canceled ? [] : answer.filePaths;
}
