/**
 * Everything npm test runs, one suite after the other. At the end it names again what failed, with the first lines of
 * why; the last line is "N passed, N failed" over all of them.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failedJourneys, failedUnitTests } from './failures.ts';
import { root } from './install.mjs';
import { installChromium } from './install-chromium.mjs';
import { runChecks } from './run-checks.mjs';

const reports = mkdtempSync(join(tmpdir(), 'quayside-reports-'));
const deep = process.argv.includes('--deep');
let running;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));

const suites = [
  ['Guard rails', runChecks],
  ['Unit and API tests', unitTests],
  ['Browser journeys', journeys],
];

const total = { passed: 0, failed: 0 };
const failures = [];
for (const [name, run] of suites) {
  const started = performance.now();
  console.log(`\n${name}`);
  const { passed, failed, named } = await run().catch(broken);
  total.passed += passed;
  total.failed += failed;
  failures.push(...named);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${name}: ${failed === 0 ? 'all' : 'not all'} of ${passed + failed} hold (${seconds} s)`);
}
rmSync(reports, { recursive: true, force: true });
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

async function unitTests() {
  const file = join(reports, 'unit.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await tool('vitest', args, deep ? { DEEP: '1' } : {});
  const report = readReport(file);
  return counted(code, report?.numPassedTests ?? 0, report?.numFailedTests ?? 0, failedUnitTests(report));
}

async function journeys() {
  await installChromium();
  const file = join(reports, 'journeys.json');
  const more = deep ? { DEEP: '1' } : {};
  const code = await tool('playwright', ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    ...more,
  });
  const report = readReport(file);
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  return counted(code, expected, unexpected + flaky, failedJourneys(report));
}

/** A tool that fails without a failed test (it crashed, a file did not load, nothing was found) is one failure. */
function counted(code, passed, failed, named) {
  if (code === 0 || failed > 0) return { passed, failed, named };
  return { passed, failed: 1, named: named.length > 0 ? named : [`  the tool itself, with exit code ${code}`] };
}

function broken(error) {
  console.log(error instanceof Error ? error.message : error);
  return { passed: 0, failed: 1, named: [`  ${error instanceof Error ? error.message : error}`] };
}

function tool(name, args, env) {
  running = spawn(join(root, 'node_modules', '.bin', name), args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return new Promise((resolve, reject) => running.once('error', reject).once('exit', (code) => resolve(code ?? 1)));
}

/** The running tool ends what it started before this process goes. */
function stop(signal) {
  if (!running || running.exitCode !== null) process.exit(130);
  running.once('exit', () => process.exit(130));
  running.kill(signal);
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
