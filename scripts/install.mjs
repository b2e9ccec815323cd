/**
 * What must happen before the pinned runtime and the packages exist: installing them, and moving over to that runtime.
 * Free of dependencies and fit for Node 20.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import module from 'node:module';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
const stampFile = join(root, 'node_modules', '.quayside-stamp');
const isWindows = process.platform === 'win32';

/** Installs the locked packages unless the stamp says that this very lock file is installed. Throws when npm fails. */
export async function install() {
  const wanted = stamp();
  if (readOrNothing(stampFile) === wanted) return;
  const started = performance.now();
  process.stdout.write('Installing packages …\n');
  // Not from node_modules/.bin, where npm may replace the very node it runs on. Not npm ci: it refuses a lock file that
  // lacks other platforms' optional packages; the lock file decides here too, and is left as it is. The build tools are
  // needed under NODE_ENV=production as well.
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.endsWith(join('node_modules', '.bin')));
  const args = ['install', '--no-save', '--include=dev', '--include=optional', '--no-progress', '--loglevel=error'];
  const code = await finished(
    spawn('npm', args, {
      cwd: root,
      env: { ...process.env, PATH: path.join(delimiter) },
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: isWindows,
    }),
  );
  if (code !== 0) throw new Error('npm install failed: the lines above say why. Mend that and start again.');
  writeFileSync(stampFile, wanted);
  process.stdout.write(`${stepLine('Install', performance.now() - started)}\n`);
}

/**
 * Compiled code is kept from process to process, this one's and those it starts: loading the server then takes 1.5 s of CPU
 * in place of 2.2.
 */
function keepCompiled() {
  process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'compiled');
  // Not in Node 20, which only hands over.
  module.enableCompileCache?.(process.env.NODE_COMPILE_CACHE);
}

/**
 * Runs a script of this project on the pinned runtime, in this process when it already is that runtime, else in a
 * child that gets every signal and ends when this process does. Gives the exit code, or undefined for "in this process".
 * @param {string} script path from the project's root
 * @param {string[]} args
 */
export async function onPinnedRuntime(script, args) {
  const pinned = realpathSync(join(bin, isWindows ? 'node.exe' : 'node'));
  const path = `${bin}${delimiter}${process.env.PATH ?? ''}`;
  process.env.PATH = path;
  keepCompiled();
  if (realpathSync(process.execPath) === pinned) {
    process.argv = [pinned, join(root, script), ...args];
    await import(new URL(script, new URL('..', import.meta.url)).href);
    return undefined;
  }
  const child = spawn(pinned, [...process.execArgv, join(root, script), ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  return finished(child);
}

/** One step's name and time, in columns. */
export function stepLine(name, milliseconds) {
  return `  ${name.padEnd(14)} ${(milliseconds / 1000).toFixed(1).padStart(6)} s`;
}

function stamp() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`);
  for (const file of ['package-lock.json', '.npmrc']) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function readOrNothing(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Nobody but the system or somebody at its keyboard ends it so, and it could say nothing itself. */
const killed = 'The server was killed (SIGKILL), often because memory ran out: nothing saved is lost, start it again.';

function finished(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (signal === 'SIGKILL') process.stderr.write(`${killed}\n`);
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
}
