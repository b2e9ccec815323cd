/**
 * npm run test:changed [-- <domain>…]: the tests and journeys of the domains that changed since main, or of those named;
 * unit and API tests beside the browser. It says what it leaves to `npm test`.
 */
import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { folders, testsFor } from './changed-tests.ts';
import { root } from './install.mjs';
import { installChromium } from './install-chromium.mjs';

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

function changedFiles() {
  const [since] = git('merge-base', 'HEAD', 'main');
  return [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
}

function named(names) {
  const found = folders().filter((folder) => names.some((name) => folder.endsWith(`/${name}/`)));
  if (found.length === 0) throw new Error(`There is no domain ${names.join(', ')}.`);
  return found;
}

function run(name, args) {
  const child = spawn(join(root, 'node_modules', '.bin', name), args, { cwd: root, stdio: 'inherit' });
  return new Promise((resolve, reject) => child.once('error', reject).once('exit', (code) => resolve(code ?? 1)));
}

const names = process.argv.slice(2);
const { units, journeys, left } = testsFor(names.length > 0 ? named(names) : changedFiles());
console.log([...units, ...journeys].join('\n') || 'Nothing changed that has tests of its own.');
const started = performance.now();
if (journeys.length > 0) await installChromium();
const codes = await Promise.all([
  units.length > 0 ? run('vitest', ['run', '--passWithNoTests', '--reporter=dot', ...units]) : 0,
  journeys.length > 0 ? run('playwright', ['test', '--project=journeys', '--reporter=dot', ...journeys]) : 0,
]);
console.log(`\n${((performance.now() - started) / 1000).toFixed(0)} s`);
for (const what of left) console.log(`Left to npm test: ${what}`);
process.exitCode = codes.some((code) => code !== 0) ? 1 : 0;
