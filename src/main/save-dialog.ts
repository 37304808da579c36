/** The system's dialog that asks where a file goes. */
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
