/** Which pages and which senders are ours. Pure. */

/** Who sent a request, taken from Electron's event. */
export interface Sender {
  readonly webContentsId: number;
  /** Address of the frame that sent it; null when that frame is gone. */
  readonly url: string | null;
  /** Sent by the page itself and not by a frame in it. */
  readonly topFrame: boolean;
}

/** True when the address is of the same scheme and host as our page. Compared parsed, never by its beginning. */
export function isOwnPage(address: string, page: string): boolean {
  if (!URL.canParse(address)) return false;
  const found = new URL(address);
  const own = new URL(page);
  return found.protocol === own.protocol && found.host === own.host && found.username === '' && found.password === '';
}

/** True when a request comes from our page in one of our windows. */
export function isTrusted(sender: Sender, page: string, windows: ReadonlySet<number>): boolean {
  return sender.topFrame && sender.url !== null && windows.has(sender.webContentsId) && isOwnPage(sender.url, page);
}
