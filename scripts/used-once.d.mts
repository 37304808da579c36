/** Starts the built app once on a new folder, until everything that a start puts off is done; gives back that folder and what removes it. */
export function useOnce(display: string | undefined): Promise<{ folder: string; remove: () => void }>;
/** Fills an empty data folder with what a first start leaves. */
export function fillFrom(used: string, folder: string): void;
