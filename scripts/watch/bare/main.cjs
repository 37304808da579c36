// The least that Electron can show: one window of the same make with a page that stands still.
const { app, BrowserWindow } = require('electron');
const { join } = require('node:path');

app.setPath('userData', process.env.LOOKOUT_DATA);
if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox();
app.whenReady().then(() => {
  const window = new BrowserWindow({
    width: 1280,
    height: 800,
    useContentSize: true,
    show: false,
    webPreferences: { sandbox: true, contextIsolation: true },
  });
  window.once('ready-to-show', () => window.show());
  void window.loadFile(join(__dirname, 'index.html'));
});
app.on('window-all-closed', () => app.quit());
