// Runs checks one by one: node scripts/task.mjs TASK… with TASK out of typecheck, lint, format, build.
import { SetupError } from './setup/common.mjs';
import { setUpOrExit } from './setup.mjs';
import { tasks } from './tasks.mjs';

await setUpOrExit('modules');
for (const name of process.argv.slice(2)) {
  try {
    if (!(await tasks[name]())) process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
