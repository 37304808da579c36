export function stampsOf(files: readonly string[], read: (file: string) => string): Record<string, string>;
