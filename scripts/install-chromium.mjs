/** Sees to the browser of the journeys: on Debian as root it is installed, elsewhere the person is told. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromiumPath, headlessShell } from '../e2e/chromium.ts';

/** Gives when Chromium is there. Throws an Error with one line that says what to install. */
export async function installChromium() {
  if (process.env.CHROMIUM_PATH === undefined && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    if (!existsSync(headlessShell)) await install('chromium-headless-shell');
    if (!present()) await install('chromium');
  }
  if (!present()) throw new Error('Chromium is missing: apt-get install chromium as root, or set CHROMIUM_PATH.');
}

/** Settles when apt-get has done what it could; what it could not is seen by what is missing afterwards. */
async function install(name) {
  console.log(`Installing ${name} with apt-get …`);
  await aptGet(['update', '-qq']);
  await aptGet(['install', '-y', '-qq', '--no-install-recommends', name]);
}

function present() {
  try {
    return existsSync(chromiumPath());
  } catch {
    return false;
  }
}

function aptGet(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const child = spawn('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  return new Promise((resolve) => child.once('error', resolve).once('exit', resolve));
}
