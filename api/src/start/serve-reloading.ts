import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Config } from '../platform/config.ts';
import type { Shutdown } from './shutdown.ts';
import { print } from './steps.ts';

const server = fileURLToPath(new URL('./serve-dev.ts', import.meta.url));
const watched = ['../', '../../../contract/src/'].map((folder) => fileURLToPath(new URL(folder, import.meta.url)));

/** Editors write a file in several steps; a change counts once it has been quiet for this many milliseconds. */
const quiet = 60;

/**
 * Runs the server in a process of its own and replaces it when a source of the API or the contract changes; the web
 * application's own reload is Vite's. Done once the first server listens.
 */
export async function serveReloading(config: Config & { readonly databaseUrl: string }, ends: Shutdown): Promise<void> {
  const env = { ...process.env, DATABASE_URL: config.databaseUrl, WEB_RELOAD: '1' };
  let child = fork(server, { env });
  let turn = Promise.resolve();
  const restart = () => {
    turn = turn.then(async () => {
      await ended(child);
      child = fork(server, { env });
    });
  };
  let timer: NodeJS.Timeout | undefined;
  const onChange = (_event: string, file: string | null) => {
    if (!file?.endsWith('.ts') || file.endsWith('.test.ts')) return;
    clearTimeout(timer);
    timer = setTimeout(restart, quiet);
  };
  const watchers = watched.map((folder) => watch(folder, { recursive: true }, onChange));
  ends.add(async () => {
    for (const watcher of watchers) watcher.close();
    clearTimeout(timer);
    await turn;
    await ended(child);
  });
  await Promise.race([once(child, 'message'), failure(child)]);
  print('  Changes of api/ and contract/ restart the server, changes of web/ show at once.');
}

async function failure(child: ChildProcess): Promise<never> {
  await once(child, 'exit');
  throw new Error('The server did not start: the lines above say why.');
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
