// Stands in for Electron's default app, which the fallback runtime lacks: electron [-r FILE] FOLDER runs that folder's app.
// A module with a top-level await, so that Electron's "ready" waits until that app's own main has run.
import { app } from 'electron';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const given = process.argv.slice(1);
const required = given.indexOf('-r');
if (required >= 0) {
  const [, file] = given.splice(required, 2);
  createRequire(import.meta.url)(resolve(file));
}
const folder = resolve(given.find((argument) => !argument.startsWith('-')) ?? '.');
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const name = manifest.productName ?? manifest.name;
app.setName(name);
app.setVersion(manifest.version);
app.setAppPath(folder);
if (!app.commandLine.hasSwitch('user-data-dir')) app.setPath('userData', join(app.getPath('appData'), name));
await import(pathToFileURL(join(folder, manifest.main)).href);
