import type { Plugin } from 'vite';

export function gameLists(folder: string): Plugin;
