/** `npm start` as a process: what it says when it can't start, and that it ends, whenever it is asked to. */
import { type ChildProcess, execFile, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

const script = fileURLToPath(new URL('../../../start.mjs', import.meta.url));
type Settings = Readonly<Record<string, string>>;
const running = new Set<ChildProcess>();
/** A first start builds the web application and makes the demo world. */
const patience = 180_000;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'quayside-start-'));
});
afterEach(async () => {
  for (const child of running) {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
});
afterAll(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));

/** Starts as a person does, without what the test runner has set. */
const start = (settings: Settings, ...flags: string[]) => startAs({}, settings, flags);

function startAs(how: SpawnOptions, settings: Settings, flags: readonly string[] = []) {
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, DATA_DIR: dataDir, DEMO_LIVE: '0', ...settings };
  const child = spawn(process.execPath, [script, ...flags], { ...how, env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  const ended = once(child, 'close').then(([code]) => {
    running.delete(child);
    return { code, out, err };
  });
  const said = async (text: string): Promise<void> => {
    const isSaid = async () => {
      while (!out.includes(text)) await once(child.stdout, 'data');
    };
    const end = ended.then((how) => Promise.reject(new Error(`it ended before "${text}": ${how.out}${how.err}`)));
    await Promise.race([isSaid(), end]);
  };
  return { child, ended, said };
}

/** A terminal tells everything in the foreground at once: the database and its sessions too. */
function pressCtrlC({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, 'SIGINT');
}

async function listening() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { server, port: String(typeof address === 'object' ? address?.port : address) };
}

async function freePort(): Promise<string> {
  const { server, port } = await listening();
  server.close();
  await once(server, 'close');
  return port;
}

/** Root may write everywhere but on a file system that is read-only; empty where none such may be mounted. */
async function readOnlyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'quayside-read-only-'));
  if (process.getuid?.() !== 0) {
    await chmod(folder, 0o555);
    return folder;
  }
  return promisify(execFile)('mount', ['-t', 'tmpfs', '-o', 'ro', 'tmpfs', folder]).then(
    () => folder,
    async () => {
      await rmdir(folder);
      return '';
    },
  );
}

const readOnly = await readOnlyFolder();
if (!readOnly) process.stdout.write('a read-only folder: not run: no file system may be mounted here\n');
afterAll(async () => {
  if (!readOnly) return;
  if (process.getuid?.() === 0) await promisify(execFile)('umount', [readOnly]);
  await rmdir(readOnly);
});

describe('what keeps it from starting is one line, exit code 1', () => {
  it.each([
    ['a bad setting', { PORT: 'abc' }, /^PORT\b.*\n$/],
    ['a data folder that is a file', { DATA_DIR: script }, /^DATA_DIR .+ is a file.*\n$/],
    ['a data folder in a file', { DATA_DIR: `${script}/data` }, /^DATA_DIR .+ lies in one.*\n$/],
    ['a data folder that cannot be made', { DATA_DIR: '/proc/nope/data' }, /^DATA_DIR .+\n$/],
    ['a database that does not answer', { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, /^.*127\.0\.0\.1.*\n$/],
  ])('[CFG-01] %s', { timeout: patience }, async (_, settings, line) => {
    const { code, err } = await start({ PORT: await freePort(), ...settings }).ended;
    expect({ code, err }).toEqual({ code: 1, err: expect.stringMatching(line) });
  });

  it.runIf(readOnly)('[CFG-01] a data folder that may only be read', { timeout: patience }, async () => {
    for (const DATA_DIR of [readOnly, join(readOnly, 'data')]) {
      const { code, err } = await start({ PORT: await freePort(), DATA_DIR }).ended;
      expect({ code, err }).toEqual({
        code: 1,
        err: expect.stringMatching(/^DATA_DIR .+ (may not be written|read-only).*\n$/),
      });
    }
  });

  it('[CFG-01] a port that is taken, with the way out', { timeout: patience }, async () => {
    const { server, port } = await listening();
    const { code, err } = await start({ PORT: port }).ended;
    server.close();
    expect(code).toBe(1);
    expect(err).toBe(
      `Port ${port} is taken by another program: stop it, or choose another with PORT=${Number(port) + 1} npm start.\n`,
    );
  });
});

describe('a start on an empty folder', () => {
  it('answers, refuses a second one beside it, and leaves nothing behind on TERM', { timeout: patience }, async () => {
    const PORT = await freePort();
    // What a server that was killed had begun to receive.
    const left = join(dataDir, 'incoming', 'left');
    await mkdir(join(dataDir, 'incoming'), { recursive: true });
    await writeFile(left, '');
    const first = start({ PORT });
    await first.said('Quayside is at');
    await expect(stat(left)).rejects.toThrow('ENOENT');
    const answers = await Promise.all(
      ['healthz', 'readyz'].map((name) => fetch(`http://127.0.0.1:${PORT}/api/${name}/`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const second = await start({ PORT: await freePort() }).ended;
    expect(second).toEqual({ code: 1, out: '', err: expect.stringMatching(/^.+\n$/) });
    first.child.kill('SIGTERM');
    expect(await first.ended).toMatchObject({ code: 0, err: '' });
    await expect(fetch(`http://127.0.0.1:${PORT}/api/healthz/`)).rejects.toThrow();
  });

  it.each(['  PostgreSQL', '  Migrations', '  Demo world', 'Server listening at'])(
    'ends quietly on TERM right after "%s", and starts again',
    { timeout: patience },
    async (line) => {
      const { child, ended, said } = start({ PORT: await freePort() });
      await said(line);
      child.kill('SIGTERM');
      expect(await ended).toMatchObject({ code: 0, err: '' });
    },
  );

  it('ends quietly on Ctrl-C at any moment of the start', { timeout: 2 * patience }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'quayside-stopped-'));
    const early = process.env.DEEP ? Array.from({ length: 40 }, (_, n) => n * 100) : [300, 900, 1_700, 2_500];
    // While it works on its database, which the same keys end.
    const moments = [
      ...early.map((ms) => ({ ms, line: '' })),
      ...[0, 60, 150].map((ms) => ({ ms, line: '  PostgreSQL' })),
    ];
    for (const [n, { ms, line }] of moments.entries()) {
      // In a group of its own, as a shell starts it; and in a folder of its own: making the database takes longest.
      const settings = { PORT: await freePort(), DATA_DIR: join(folder, String(n)) };
      const { child, ended, said } = startAs({ detached: true }, settings);
      await Promise.race([said(line).then(() => wait(ms)), ended]);
      pressCtrlC(child);
      const { code, out, err } = await ended;
      // Before the program listens for it, the signal ends the process itself.
      // 130: it was still on its way to the pinned runtime.
      expect([0, 130, null]).toContain(code);
      expect({ err, stack: /^\s+at /m.test(out) }).toEqual({ err: '', stack: false });
    }
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  it('goes on when its database is killed on the way', { timeout: patience }, async () => {
    const { child, ended, said } = start({ PORT: await freePort() });
    await said('  PostgreSQL');
    const file = join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
    process.kill(Number.parseInt(await readFile(file, 'utf8'), 10), 'SIGKILL');
    await said('Quayside is at');
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 0, err: 'PostgreSQL ended with SIGKILL and was started again.\n' });
  });

  it('whose database is killed for the sixth time ends with one line', { timeout: patience }, async () => {
    const { child, ended, said } = start({ PORT: await freePort() });
    await said('Quayside is at');
    const file = join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
    for (let n = 0; n < 6; n += 1) {
      process.kill(Number.parseInt(await readFile(file, 'utf8'), 10), 'SIGKILL');
      // It says that it was started again, or ends.
      await Promise.race([once(child.stderr, 'data'), ended]);
    }
    const { code, err } = await ended;
    const restarts = 'PostgreSQL ended with SIGKILL and was started again.\n'.repeat(5);
    const end = 'PostgreSQL ended 6 times within five minutes, the last time with SIGKILL.\n';
    expect({ code, err }).toEqual({ code: 1, err: `${restarts}${end}` });
  });

  it('recovers after kill -9', { timeout: patience }, async () => {
    const killed = start({ PORT: await freePort() });
    await killed.said('Quayside is at');
    killed.child.kill('SIGKILL');
    await killed.ended;
    const next = start({ PORT: await freePort() });
    await next.said('Quayside is at');
    next.child.kill('SIGINT');
    expect(await next.ended).toMatchObject({ code: 0, err: '' });
  });

  it('a reset empties the database and makes the demo world anew', { timeout: patience }, async () => {
    const { code, out } = await start({ PORT: await freePort() }, '--only=reset').ended;
    expect(code).toBe(0);
    expect(out).toMatch(/Reset.*\n.*Migrations.*\n.*Demo world.*\n.*demo world made/);
  });
});
