/** Starts Xvfb on a display number of its own choice, stopped by the given function and with this process. */
export function startXvfb(size?: string): Promise<{ readonly display: string; readonly stop: () => void }>;
