import type { MenuItemConstructorOptions } from 'electron';
import type { Events } from '../../shared/contract';
import type { Zoom } from './keys';

type MenuCommand = Events['menu'];

/** Every word of the menu; the catalogues of words have each of them. */
export const MENU_WORDS = [
  'menu.game',
  'menu.new-round',
  'menu.replays',
  'menu.home',
  'menu.settings',
  'menu.quit',
  'menu.edit',
  'menu.undo',
  'menu.redo',
  'menu.cut',
  'menu.copy',
  'menu.paste',
  'menu.select-all',
  'menu.view',
  'menu.zoom-in',
  'menu.zoom-out',
  'menu.zoom-reset',
  'menu.full-screen',
  'menu.help',
  'menu.how-to-play',
  'menu.rules',
  'menu.about',
  'menu.developer',
  'menu.reload',
  'menu.developer-tools',
] as const;
type MenuWord = (typeof MENU_WORDS)[number];

export interface MenuPorts {
  /** The word for a key in the language of the settings. */
  readonly word: (key: MenuWord) => string;
  /** Hands a command to the window. */
  readonly command: (command: MenuCommand) => void;
  readonly zoom: (by: Zoom) => void;
  readonly mac: boolean;
  readonly development: boolean;
}

/** The application menu. Reload and developer tools are there in development only. */
export function menuTemplate({ word, command, zoom, mac, development }: MenuPorts): MenuItemConstructorOptions[] {
  const item = (key: MenuWord, name: MenuCommand, accelerator?: string): MenuItemConstructorOptions => ({
    label: word(key),
    click: () => {
      command(name);
    },
    ...(accelerator === undefined ? {} : { accelerator }),
  });
  const role = (key: MenuWord, name: NonNullable<MenuItemConstructorOptions['role']>): MenuItemConstructorOptions => ({
    label: word(key),
    role: name,
  });
  // The window hears these keys by itself, on every layout; the menu tells one of them.
  const zooming = (key: MenuWord, by: Zoom, accelerator: string): MenuItemConstructorOptions => ({
    label: word(key),
    click: () => {
      zoom(by);
    },
    accelerator,
    registerAccelerator: false,
  });
  const separator: MenuItemConstructorOptions = { type: 'separator' };
  const menu: MenuItemConstructorOptions[] = [
    {
      label: word('menu.game'),
      submenu: [
        item('menu.home', 'home'),
        item('menu.new-round', 'new-round', 'CmdOrCtrl+N'),
        item('menu.replays', 'replays', 'CmdOrCtrl+L'),
        separator,
        item('menu.settings', 'settings', 'CmdOrCtrl+,'),
        separator,
        role('menu.quit', 'quit'),
      ],
    },
    {
      label: word('menu.edit'),
      submenu: [
        role('menu.undo', 'undo'),
        role('menu.redo', 'redo'),
        separator,
        role('menu.cut', 'cut'),
        role('menu.copy', 'copy'),
        role('menu.paste', 'paste'),
        role('menu.select-all', 'selectAll'),
      ],
    },
    {
      label: word('menu.view'),
      submenu: [
        zooming('menu.zoom-in', 'in', 'CmdOrCtrl+Plus'),
        zooming('menu.zoom-out', 'out', 'CmdOrCtrl+-'),
        zooming('menu.zoom-reset', 'reset', 'CmdOrCtrl+0'),
        separator,
        role('menu.full-screen', 'togglefullscreen'),
      ],
    },
    {
      label: word('menu.help'),
      role: 'help',
      submenu: [item('menu.how-to-play', 'how-to-play'), item('menu.rules', 'rules'), item('menu.about', 'about')],
    },
  ];
  if (development) {
    menu.push({
      label: word('menu.developer'),
      submenu: [role('menu.reload', 'reload'), role('menu.developer-tools', 'toggleDevTools')],
    });
  }
  // On a Mac the first menu carries the application's name.
  return mac ? [{ role: 'appMenu' }, ...menu] : menu;
}
