/** What the launcher says of the server it waits for. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quayside-launcher-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Ends itself by the signal, below a launcher that runs on another Node than the pinned one. */
async function ended(signal: string) {
  const server = join(folder, `server-${signal}.mjs`);
  await writeFile(server, `process.kill(process.pid, '${signal}'); setTimeout(() => undefined, 10_000);`);
  const launcher = join(folder, `launcher-${signal}.mjs`);
  await writeFile(
    launcher,
    `Object.defineProperty(process, 'execPath', { value: '/' });
    const { onPinnedRuntime } = await import(${JSON.stringify(join(root, 'scripts/install.mjs'))});
    process.exitCode = await onPinnedRuntime(${JSON.stringify(relative(root, server))}, []);`,
  );
  const run = promisify(execFile)(process.execPath, [launcher], { timeout: 10_000 });
  return run.catch(({ code, stderr }) => ({ code, stderr }));
}

it('[CFG-01] a server that was killed is one line and the code of its signal', async () => {
  const [killed, terminated] = await Promise.all([ended('SIGKILL'), ended('SIGTERM')]);
  expect(killed).toEqual({
    code: 137,
    stderr: 'The server was killed (SIGKILL), often because memory ran out: nothing saved is lost, start it again.\n',
  });
  expect(terminated).toEqual({ code: 143, stderr: '' });
});
