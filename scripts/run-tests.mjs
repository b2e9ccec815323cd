/** Everything npm test runs, one suite after the other; the last line is "N passed, N failed" over all of them. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
for (const [name, run] of suites) {
  const started = performance.now();
  console.log(`\n${name}`);
  const { passed, failed } = await run().catch(broken);
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${name}: ${failed === 0 ? 'all' : 'not all'} of ${passed + failed} hold (${seconds} s)`);
}
rmSync(reports, { recursive: true, force: true });
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

async function unitTests() {
  const file = join(reports, 'unit.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await tool('vitest', args, deep ? { DEEP: '1' } : {});
  const report = readReport(file);
  return counted(code, report?.numPassedTests ?? 0, report?.numFailedTests ?? 0);
}

async function journeys() {
  await installChromium();
  const file = join(reports, 'journeys.json');
  const more = deep ? { DEEP: '1' } : {};
  const code = await tool('playwright', ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    ...more,
  });
  const stats = readReport(file)?.stats;
  return counted(code, stats?.expected ?? 0, (stats?.unexpected ?? 0) + (stats?.flaky ?? 0));
}

/** A tool that fails without a failed test (it crashed, a file did not load, nothing was found) is one failure. */
function counted(code, passed, failed) {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

function broken(error) {
  console.log(error instanceof Error ? error.message : error);
  return { passed: 0, failed: 1 };
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
