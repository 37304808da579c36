/** The colours of Fugitive's pictures by theme: those of the window's cards. */
import type { ThemeName } from '../themes';

export interface Palette {
  readonly ground: string;
  readonly surface: string;
  readonly ink: string;
  readonly soft: string;
  readonly lamp: string;
  readonly card: string;
  readonly cover: string;
  readonly cardInk: string;
  /** By pile; 0 for the cards of none. */
  readonly districts: readonly [string, string, string, string];
}

export const PALETTES: Readonly<Record<ThemeName, Palette>> = {
  night: {
    ground: '#0a101d',
    surface: '#141d33',
    ink: '#eef2fb',
    soft: '#b6c1da',
    lamp: '#ffd166',
    card: '#202c4b',
    cover: '#10182b',
    cardInk: '#f4f6fd',
    districts: ['#c3a9ee', '#f0a862', '#86b8ff', '#55d0bd'],
  },
  day: {
    ground: '#e9e3d6',
    surface: '#fbf8f1',
    ink: '#1d1a16',
    soft: '#4c463c',
    lamp: '#8a4b00',
    card: '#fffdf7',
    cover: '#d9cfba',
    cardInk: '#1d1a16',
    districts: ['#6f3fa6', '#96500b', '#1c5bb0', '#0a6c60'],
  },
  contrast: {
    ground: '#000000',
    surface: '#000000',
    ink: '#ffffff',
    soft: '#ffffff',
    lamp: '#ffee00',
    card: '#000000',
    cover: '#000000',
    cardInk: '#ffffff',
    districts: ['#d9b8ff', '#ffc27a', '#8cc4ff', '#66ffe6'],
  },
};
