import { Menu } from 'electron';
import { menuTemplate, type MenuPorts } from './shell/menu-template';

/** Puts our own application menu in place of Electron's; called again when the language changes. */
export function installMenu(ports: MenuPorts): void {
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(ports)));
}
