/** The guard rails, each a named step. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { slowPatterns } from './check-patterns.ts';
import { generatedFiles } from './generated-files.mjs';
import { root } from './install.mjs';

const bin = (name) => join(root, 'node_modules', '.bin', name);

/**
 * The compiler of TypeScript 7 checks the same types in a third of the time, and what has not changed since in less; tools
 * that need the compiler's own interface stay on 6. Both packages bring a command `tsc`, so this one goes by its path.
 */
const typeChecker = join(root, 'node_modules/typescript-7/bin/tsc');
const typeOptions = [
  ...['--noEmit', '-p', '.', '--singleThreaded', '--incremental'],
  ...['--tsBuildInfoFile', join(root, 'node_modules/.cache/types.tsbuildinfo')],
];

/** Each gives nothing when it holds, or says what is wrong. Those of one row follow each other; the rows run side by side. */
const rows = [
  [
    ['types', typesHold],
    ['web build', webBuilds],
    ['sizes', () => command('size-limit', [])],
    ['patterns', slowPatterns],
  ],
  [
    ['format and lint', () => command('biome', ['check', '.', '--max-diagnostics=200', '--error-on-warnings'])],
    ['directions', () => command('depcruise', ['--config', '.dependency-cruiser.cjs', 'api', 'contract', 'web'])],
    ['dead code', () => command('knip', ['--no-progress'])],
    ['generated files', generatedFilesAreCurrent],
  ],
];

/**
 * Runs every check and prints its name and time; a failing one prints its output.
 * @returns {Promise<{ passed: number, failed: number, named: string[] }>}
 */
export async function runChecks() {
  const verdicts = (await Promise.all(rows.map(inTurn))).flat();
  const named = verdicts.filter(({ failed }) => failed).map(({ name }) => `  ${name}`);
  return { passed: verdicts.length - named.length, failed: named.length, named };
}

async function inTurn(checks) {
  const verdicts = [];
  for (const [name, check] of checks) {
    const started = performance.now();
    const problem = await check().catch((error) => error.stack ?? String(error));
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`  ${problem ? 'FAILED' : 'ok    '} ${name} (${seconds} s)${problem ? `\n${problem}` : ''}`);
    verdicts.push({ name, failed: Boolean(problem) });
  }
  return verdicts;
}

async function typesHold() {
  return (await command('react-router', ['typegen'], 'web')) || program(typeChecker, typeOptions);
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

const command = (name, args, folder) => program(bin(name), args, folder);

async function program(path, args, folder = '.') {
  const child = spawn(path, args, {
    cwd: join(root, folder),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1' },
  });
  const ended = new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  const [code, out, err] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return code === 0 ? '' : `${out}${err}`.trim() || `${path} ended with ${code}`;
}

function read(path) {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch {
    return undefined;
  }
}
