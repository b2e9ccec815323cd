import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

/** Runs a program that listens for its end. */
async function ran(program: string): Promise<{ code: number; err: string }> {
  const module = JSON.stringify(new URL('./shutdown.ts', import.meta.url).href);
  const source = `import { listenForShutdown } from ${module}; const ends = listenForShutdown(); setInterval(() => {}, 1000); ${program}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], { stdio: ['ignore', 'ignore', 'pipe'] });
  const [err, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  return { code, err };
}

it.each([
  ['a rejection', `Promise.reject(new Error('the reason\\nand more'))`],
  ['an exception', `setTimeout(() => { throw new Error('the reason\\nand more'); })`],
])('%s that nobody handles ends the process with one line and exit code 1', async (_, program) => {
  expect(await ran(program)).toEqual({
    code: 1,
    err: 'Quayside ends, an error was not handled: the reason\n',
  });
});

it('what breaks on the way to an end that was asked for is no matter', async () => {
  const program = `ends.add(async () => { Promise.reject(new Error('too late')); await new Promise((done) => setTimeout(done, 100)); });
    process.kill(process.pid, 'SIGTERM');`;
  expect(await ran(program)).toEqual({ code: 0, err: '' });
});
