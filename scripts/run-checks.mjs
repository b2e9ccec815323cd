/** The guard rails, each a named step. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { slowPatterns } from './check-patterns.ts';
import { generatedFiles } from './generated-files.mjs';
import { root } from './install.mjs';

const bin = (name) => join(root, 'node_modules', '.bin', name);

/** Each gives nothing when it holds, or says what is wrong. */
const checks = [
  ['format and lint', () => command('biome', ['check', '.', '--max-diagnostics=200', '--error-on-warnings'])],
  ['types', typesHold],
  ['directions', () => command('depcruise', ['--config', '.dependency-cruiser.cjs', 'api', 'contract', 'web'])],
  ['patterns', slowPatterns],
  ['dead code', () => command('knip', ['--no-progress'])],
  ['generated files', generatedFilesAreCurrent],
  ['web build', webBuilds],
  ['sizes', () => command('size-limit', [])],
];

/**
 * Runs every check and prints its name and time; a failing one prints its output.
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runChecks() {
  let failed = 0;
  for (const [name, check] of checks) {
    const started = performance.now();
    const problem = await check().catch((error) => error.stack ?? String(error));
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`  ${problem ? 'FAILED' : 'ok    '} ${name} (${seconds} s)`);
    if (!problem) continue;
    failed += 1;
    console.log(problem);
  }
  return { passed: checks.length - failed, failed };
}

async function typesHold() {
  return (await command('react-router', ['typegen'], 'web')) || command('tsc', ['--noEmit', '-p', '.']);
}

async function generatedFilesAreCurrent() {
  const stale = [];
  for (const [path, content] of await generatedFiles()) if (read(path) !== content) stale.push(path);
  return stale.length > 0 ? `Not what the sources say: ${stale.join(', ')}. Run npm run generate.` : '';
}

async function webBuilds() {
  const { buildWeb } = await import(new URL('../api/src/start/web-build.ts', import.meta.url).href);
  await buildWeb(root, new AbortController().signal);
  return '';
}

async function command(name, args, folder = '.') {
  const child = spawn(bin(name), args, {
    cwd: join(root, folder),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1' },
  });
  const ended = new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  const [code, out, err] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return code === 0 ? '' : `${out}${err}`.trim() || `${name} ended with ${code}`;
}

function read(path) {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch {
    return undefined;
  }
}
