/** What the main process tells the window, told by a test in its place. */
import type { ElectronApplication } from '@playwright/test';
import type { Events } from '../../src/shared/contract';

/** Tells the window as the main process does: as JSON text. */
export async function tellWindow(electron: ElectronApplication, name: keyof Events, payload: unknown): Promise<void> {
  await electron.evaluate(
    ({ BrowserWindow }, [event, told]) => {
      BrowserWindow.getAllWindows()[0]?.webContents.send(event, told);
    },
    [`event:${name}`, JSON.stringify(payload)] as const,
  );
}
