/** Switches burnt into the Electron program that the app runs on: what it cannot be made to do from outside. */

/**
 * Each fuse and whether it is on. `build` goes up when one changes, so that a program with older ones is set anew.
 * - RunAsNode and EnableNodeOptionsEnvironmentVariable: the program is no general Node, whatever its surroundings say.
 * - EnableNodeCliInspectArguments stays on: this is the program that the tests drive, and Playwright needs it.
 * - OnlyLoadAppFromAsar and its integrity need a packaged app; there is none yet.
 */
export const FUSES = {
  build: 1,
  wanted: {
    RunAsNode: false,
    EnableNodeOptionsEnvironmentVariable: false,
    EnableNodeCliInspectArguments: true,
    LoadBrowserProcessSpecificV8Snapshot: false,
    GrantFileProtocolExtraPrivileges: false,
  },
};

/** What the fuses library takes: on a Mac the bundle, elsewhere the program. */
function target(program) {
  const bundle = /^(.*?\.app)\//.exec(program);
  return bundle ? bundle[1] : program;
}

/** Sets the fuses of an Electron program. */
export async function setFuses(program) {
  const { flipFuses, FuseVersion, FuseV1Options } = await import('@electron/fuses');
  const wanted = Object.fromEntries(Object.entries(FUSES.wanted).map(([name, on]) => [FuseV1Options[name], on]));
  await flipFuses(target(program), { version: FuseVersion.V1, resetAdHocDarwinSignature: process.platform === 'darwin', ...wanted });
}

/** The fuses of an Electron program as they are: `{ name: on }`, of those that it knows. */
export async function readFuses(program) {
  const { getCurrentFuseWire, FuseV1Options } = await import('@electron/fuses');
  const wire = await getCurrentFuseWire(target(program));
  // The wire is one character a fuse: 0 off, 1 on, others not there.
  const state = (name) => String.fromCharCode(wire[FuseV1Options[name]]);
  const known = Object.keys(FUSES.wanted).filter((name) => ['0', '1'].includes(state(name)));
  return Object.fromEntries(known.map((name) => [name, state(name) === '1']));
}
