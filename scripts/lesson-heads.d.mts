import type { Plugin } from 'vite';

export function lessonHeads(): Plugin;
