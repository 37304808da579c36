/** What is put where other programs can paste it from. */
import { clipboard, ClipboardItem, nativeImage, type NativeImage } from 'electron';
import type { Copied } from './requests/share-requests';

/** The clipboard of Electron before 45, which set-up falls back to: there a picture is written by itself, and nothing is waited for. */
interface OlderClipboard {
  writeImage?(image: NativeImage): void;
}

/** Puts it there. */
export async function copyOut(what: Copied): Promise<void> {
  if ('text' in what) {
    await clipboard.writeText(what.text);
    return;
  }
  const older = clipboard as OlderClipboard;
  if (older.writeImage !== undefined) {
    older.writeImage(nativeImage.createFromBuffer(Buffer.from(what.png)));
    return;
  }
  const png = new Blob([Uint8Array.from(what.png)], { type: 'image/png' });
  await clipboard.write([new ClipboardItem({ 'image/png': png })]);
}
