// npm test: types, lint, unit and property tests, build, end-to-end tests. Or some: node scripts/test.mjs unit | build e2e | quick,
// where quick are the unit and property tests alone, without what damages, kills and floods (tests/faults, tests/hostile).
// Whatever follows `--` goes to the test runner: npm run test:unit -- tests/unit/shell
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './setup/common.mjs';
import { setUpOrExit } from './setup.mjs';
import { runProgram } from './tasks.mjs';

const EVERYTHING = ['typecheck', 'lint', 'unit', 'build', 'e2e'];
const STEPS = [...EVERYTHING, 'quick'];
const given = process.argv.slice(2);
const steps = given.filter((word, at) => STEPS.includes(word) && given.slice(0, at).every((earlier) => STEPS.includes(earlier)));
const rest = given.slice(steps.length);
const chosen = steps.length > 0 ? steps : EVERYTHING;
const reports = join(root, 'test-results');

function report(file) {
  const path = join(reports, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** The first line of what went wrong. */
function firstLine(text) {
  return (text ?? '').split('\n')[0].slice(0, 300);
}

function unitFailures(found) {
  const all = (found?.testResults ?? []).flatMap(({ name, assertionResults }) => assertionResults.map((test) => ({ file: name, ...test })));
  return all
    .filter(({ status }) => status === 'failed')
    .map(({ file, fullName, failureMessages }) => `${relative(root, file)} > ${fullName}: ${firstLine(failureMessages[0])}`);
}

function e2eFailures(found) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
  return (found?.suites ?? [])
    .flatMap(specs)
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => `tests/${file} > ${title}: ${firstLine(tests[0]?.results.at(-1)?.error?.message)}`);
}

/** A run that ended badly without a failed test of its own (it could not start) counts as one failure. */
function count(well, passed, failed) {
  return { passed, failed: well ? failed : Math.max(failed, 1) };
}

/** Tests without the app; of some folders only, where such are named. */
async function unit(folders = [], env = {}) {
  rmSync(join(reports, 'unit.json'), { force: true });
  const how = ['run', '--reporter=default', '--reporter=json', '--outputFile.json=test-results/unit.json'];
  const well = await runProgram('node_modules/vitest/vitest.mjs', [...how, ...(rest.length > 0 ? rest : folders)], { env });
  const found = report('unit.json');
  return { ...count(well, found?.numPassedTests ?? 0, found?.numFailedTests ?? 0), names: unitFailures(found) };
}

async function e2e() {
  rmSync(join(reports, 'e2e.json'), { force: true });
  const well = await runProgram('node_modules/@playwright/test/cli.js', ['test', '--reporter=list,json', ...rest], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: 'test-results/e2e.json' },
  });
  const found = report('e2e.json');
  const stats = found?.stats;
  return { ...count(well, (stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected ?? 0), names: e2eFailures(found) };
}

/** Says nothing before it has ended, since tests speak meanwhile; takes what time they leave where there is an app to drive. */
async function check(name) {
  return count(await runProgram('scripts/task.mjs', [name], { held: true, yielding: name !== 'build' && chosen.includes('e2e') }), 0, 0);
}

const runs = { unit, quick: () => unit(['tests/unit/', 'tests/property/'], { LOOKOUT_QUICK: '1' }), e2e };

await setUpOrExit(chosen.includes('e2e') ? 'test' : 'native');
mkdirSync(reports, { recursive: true });
const total = { passed: 0, failed: 0 };
const unwell = [];
const failures = [];

async function take(step) {
  process.stderr.write(`test: ${step}\n`);
  const begun = performance.now();
  const { passed, failed, names = [] } = await (runs[step]?.() ?? check(step));
  process.stderr.write(`test: ${step} took ${Math.round((performance.now() - begun) / 1000)} s\n`);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) unwell.push(step);
  failures.push(...names);
}

/** One after the other. */
async function takeAll(some) {
  for (const step of some) await take(step);
}

const among = (names) => chosen.filter((step) => names.includes(step));
// Tests that drive the app often wait for it, and what they leave of the computer is as much as the checks need.
const checks = takeAll(among(['typecheck', 'lint']));
await takeAll(among(['unit', 'quick']));
await takeAll(among(['build', 'e2e']));
await checks;
// Once more at the end, where a long run is read from.
for (const name of failures) process.stderr.write(`test: failed: ${name}\n`);
if (unwell.length > 0) process.stderr.write(`test: not well: ${unwell.join(', ')}\n`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed > 0 ? 1 : 0;
