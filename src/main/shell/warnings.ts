/** What weakens the app on this computer, to be said once in the window. Pure. */
import type { Warning } from '../../shared/contract';

interface Runtime {
  /** Chromium's sandbox is on; root can have none. */
  readonly sandboxed: boolean;
  /** Versions `X.Y.Z`: of the Electron that runs, and of the one that the app was made for. */
  readonly electron: string;
  readonly declared: string;
}

const major = (version: string): number => Number.parseInt(version, 10);

/** The warnings that a runtime gives rise to, most weighty first. */
export function warnings({ sandboxed, electron, declared }: Runtime): readonly Warning[] {
  const older = major(electron) < major(declared);
  return [
    ...(sandboxed ? [] : [{ code: 'no-sandbox', id: 'no-sandbox', facts: {} } as const]),
    ...(older ? [{ code: 'old-electron', id: `electron-${String(major(electron))}`, facts: { electron, declared } } as const] : []),
  ];
}
