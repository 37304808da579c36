/** The system's dialogs that ask where a file goes, and which one comes in. */
import { dialog, type BrowserWindow } from 'electron';
import { extname } from 'node:path';

/** Asks over `window`, with `proposed` filled in; null where nothing was chosen. What is there already, the dialog asks about itself. */
export async function askWhere(window: BrowserWindow, proposed: string, title: string): Promise<string | null> {
  const extension = extname(proposed).slice(1);
  const { canceled, filePath } = await dialog.showSaveDialog(window, {
    title,
    defaultPath: proposed,
    filters: [{ name: extension.toUpperCase(), extensions: [extension] }],
    properties: ['createDirectory', 'showOverwriteConfirmation'],
  });
  return canceled || filePath === '' ? null : filePath;
}

/** Asks over `window` for a folder, or a new one; null where none was chosen. */
export async function askFolder(window: BrowserWindow, proposed: string, title: string): Promise<string | null> {
  const { canceled, filePaths } = await dialog.showOpenDialog(window, {
    title,
    defaultPath: proposed,
    properties: ['openDirectory', 'createDirectory', 'promptToCreate'],
  });
  return canceled ? null : (filePaths[0] ?? null);
}

/** Asks over `window` for a file with this ending; null where none was chosen. */
export async function askWhich(window: BrowserWindow, extension: string, title: string): Promise<string | null> {
  const { canceled, filePaths } = await dialog.showOpenDialog(window, {
    title,
    filters: [{ name: extension.toUpperCase(), extensions: [extension] }],
    properties: ['openFile'],
  });
  return canceled ? null : (filePaths[0] ?? null);
}
