/** The person at the system's dialog for saving, which no test can reach: says where a file goes, and sees what folder is shown. */
import type { ElectronApplication } from '@playwright/test';

/** What the app asked of the system so far, in order. */
export interface SystemAsked {
  /** The paths that the dialogs had filled in, with the titles above them. */
  readonly proposed: readonly string[];
  readonly titles: readonly string[];
  /** The files that were shown in their folders. */
  readonly shown: readonly string[];
}

interface Kept {
  lookoutSaving?: { proposed: string[]; titles: string[]; shown: string[] };
}

/** From now on the person takes what is proposed, names another path, or cancels (null). */
export async function answerSaving(electron: ElectronApplication, answer: 'proposed' | { readonly path: string } | null): Promise<void> {
  await electron.evaluate(({ dialog, shell }, given) => {
    const kept = globalThis as Kept;
    const asked = (kept.lookoutSaving ??= { proposed: [], titles: [], shown: [] });
    dialog.showSaveDialog = ((_window: unknown, { defaultPath = '', title = '' }: { defaultPath?: string; title?: string }) => {
      asked.proposed.push(defaultPath);
      asked.titles.push(title);
      const filePath = given === null ? '' : given === 'proposed' ? defaultPath : given.path;
      return Promise.resolve({ canceled: given === null, filePath });
    }) as typeof dialog.showSaveDialog;
    shell.showItemInFolder = (file) => {
      asked.shown.push(file);
    };
  }, answer);
}

/** What was asked since the first `answerSaving`. */
export function systemAsked(electron: ElectronApplication): Promise<SystemAsked> {
  return electron.evaluate(() => (globalThis as Kept).lookoutSaving ?? { proposed: [], titles: [], shown: [] });
}
