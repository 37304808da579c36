/** Each fuse by its name and whether it is on; `build` goes up when one changes. */
export const FUSES: { readonly build: number; readonly wanted: Readonly<Record<string, boolean>> };
/** Sets the fuses of an Electron program. */
export function setFuses(program: string): Promise<void>;
/** The fuses of an Electron program as they are, of those that it knows. */
export function readFuses(program: string): Promise<Readonly<Record<string, boolean>>>;
