import { unlink } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join, relative } from 'node:path';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

const holderSchema = z.object({ pid: z.int(), url: z.string(), superuserUrl: z.string() });

/** What the process that holds a data directory tells others: its id, and the addresses of its database once it runs. */
export type Holder = z.infer<typeof holderSchema>;

/** A held lock. `announce` sets what others are told, `release` frees the directory. */
export type InstanceLock = { announce(holder: Holder): void; release(): Promise<void> };

/**
 * Takes the data directory for this process: one process at a time. The lock is a listening socket, which the kernel
 * closes however the process ends, so a killed process leaves nothing that looks alive. Gives the lock, or the holder.
 */
export async function takeLock(dataDir: string): Promise<InstanceLock | { readonly heldBy: Holder }> {
  const address = lockAddress(dataDir);
  for (;;) {
    const holder = { pid: process.pid, url: '', superuserUrl: '' };
    const lock = await listen(address, holder);
    if (lock) return lock;
    const heldBy = await askHolder(dataDir);
    if (heldBy) return { heldBy };
    await unlink(address).catch(unlessGone);
  }
}

/** Where it cannot be removed, trying again would never end. */
function unlessGone(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}

/** Asks who holds the data directory; undefined when nobody does. */
export async function askHolder(dataDir: string): Promise<Holder | undefined> {
  const socket = connect(lockAddress(dataDir));
  try {
    return holderSchema.parse(await json(socket));
  } catch {
    return undefined;
  } finally {
    socket.destroy();
  }
}

/** Relative, because the path of a socket may hold no more than about a hundred characters. */
function lockAddress(dataDir: string): string {
  const path = join(dataDir, 'instance.sock');
  if (process.platform === 'win32') return `\\\\.\\pipe\\${path.replaceAll(/[^a-zA-Z0-9]/g, '-')}`;
  const short = relative(process.cwd(), path);
  return short.length < path.length ? short : path;
}

async function listen(address: string, first: Holder): Promise<InstanceLock | undefined> {
  let holder = first;
  const server = createServer((socket) => socket.on('error', () => undefined).end(JSON.stringify(holder)));
  server.unref();
  if (!(await bound(server, address))) return undefined;
  return {
    announce: (next) => {
      holder = next;
    },
    release: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function bound(server: Server, address: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => ('code' in error && error.code === 'EADDRINUSE' ? resolve(false) : reject(error)));
    server.listen(address, () => resolve(true));
  });
}
