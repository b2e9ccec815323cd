/** The real server in a process of its own, on this worker's database: for what only a process can show. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { present } from '../kernel/errors.ts';
import { testDatabaseUrl } from './db.ts';

export type Serving = {
  readonly process: ChildProcess;
  /** Address of the API, without a slash at its end. */
  readonly base: string;
  /** What it wrote to standard output since, line by line. */
  readonly lines: readonly string[];
};

/** As `npm start` has it: what is too much for the product is too much here. */
const memory = ['--max-semi-space-size=4', '--max-old-space-size=112'];

/** Resolves once it answers, on a free port. Whoever starts it ends it. */
export async function serving(settings: Readonly<Record<string, string>>): Promise<Serving> {
  const entry = fileURLToPath(new URL('serve-for-test.ts', import.meta.url));
  const env = {
    ...process.env,
    DATABASE_URL: await testDatabaseUrl(),
    REQUESTS_PER_MINUTE: '100000000',
    REQUESTS_AT_ONCE: '100000',
    PORT: String(await freePort()),
    ...settings,
  };
  const child = spawn(process.execPath, [...memory, entry], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const output = createInterface({ input: present(child.stdout, 'it is piped') });
  const lines: string[] = [];
  const address = new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    output.on('line', (line) => (line.startsWith('http://') ? resolve(line) : lines.push(line)));
  });
  return { process: child, base: `${await address}/api`, lines };
}

/** Ends it at once, as a power cut would. */
export async function kill({ process: child }: Serving): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
