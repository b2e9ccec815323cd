/**
 * npm start: everything from a fresh clone to a running portal. Free of dependencies and fit for Node 20: it looks at
 * the web port, installs what is missing, and hands over to api/src/start/start.ts on the pinned runtime.
 */
import { connect, createServer } from 'node:net';
import { join, relative } from 'node:path';
import { install, onPinnedRuntime } from './scripts/install.mjs';

const args = process.argv.slice(2);

try {
  if (!args.some((arg) => arg.startsWith('--only='))) await probePort();
  await install();
  const code = await onPinnedRuntime('api/src/start/start.ts', args);
  if (code !== undefined) process.exitCode = code;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}

/** First of all, so that nobody waits for an installation to learn it. A PORT that is no port is reported later. */
async function probePort() {
  const port = Number(process.env.PORT || 3000);
  const host = process.env.HOST || '127.0.0.1';
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return;
  const problem = await bindingProblem(port, host);
  if (problem === 'EADDRINUSE') throw new Error(await whoTookIt(port));
  if (problem === 'EACCES')
    throw new Error(`PORT ${port} needs more rights than this user has: choose one above 1023.`);
}

function bindingProblem(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(error.code));
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
}

/** The socket in the data folder is held by a running start of this very project (platform/postgres/instance-lock.ts). */
function whoTookIt(port) {
  const held = connect(relative(process.cwd(), join(process.env.DATA_DIR || '.quayside', 'postgres', 'instance.sock')));
  return new Promise((resolve) => {
    held.once('connect', () =>
      resolve(`Port ${port} is taken and Quayside is already running: use that one, or stop it first.`),
    );
    held.once('error', () =>
      resolve(`Port ${port} is taken by another program: stop it, or choose another with PORT=${port + 1} npm start.`),
    );
  }).finally(() => held.destroy());
}
