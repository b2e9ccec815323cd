/** Whoever sends a file that is made to burn gets a refusal, and nobody else notices. */
import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type CheckLimits, type FileChecks, fileChecks } from './file-checks.ts';
import { sampleFiles } from './files.factory.ts';

let folder: string;
let checks: FileChecks | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quayside-checks-'));
  await writeFile(join(folder, 'good.pdf'), sampleFiles.pdf);
  await writeFile(join(folder, 'long.csv'), 'gtin;quantity;name of an article\n'.repeat(2_000_000));
});
afterEach(() => checks?.close());
afterAll(() => rm(folder, { recursive: true, force: true }));

/** On a machine that is busy otherwise: only what a test is about runs out of time. */
const patient = { seconds: 60, secondsOfWaiting: 60 };
const start = (limits: Omit<CheckLimits, 'folder'> = {}): FileChecks => {
  checks = fileChecks({ folder, ...patient, ...limits });
  return checks;
};
const good = () => ({ path: join(folder, 'good.pdf'), name: 'good.pdf', wanted: ['pdf'] }) as const;
const long = () => ({ path: join(folder, 'long.csv'), name: 'long.csv', wanted: ['csv'] }) as const;
const from = (person = 'anna', signal = new AbortController().signal) => ({ person, signal });

/** Processes of this one that look into files. */
async function running(): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'ppid=,pid=,args=']);
  const rows = stdout.split('\n').map((line) => line.trim().split(/\s+/));
  return rows
    .filter(([parent, , ...words]) => Number(parent) === process.pid && words.join(' ').includes('check-process'))
    .map(([, pid]) => Number(pid));
}

describe('[ORD-13] a file is looked into apart from the server', () => {
  it('by a process that is used again, and opens nothing but arrived files', async () => {
    const { check } = start();
    expect(await check(good(), from())).toEqual({ type: 'pdf' });
    const [first] = await running();
    expect(await check(good(), from())).toEqual({ type: 'pdf' });
    expect(await running()).toEqual([first]);
    const outside = { path: fileURLToPath(new URL('../../../../package.json', import.meta.url)), name: 'a.csv' };
    expect(await check({ ...outside, wanted: ['csv'] }, from())).toEqual({ refused: 'file_cannot_be_checked' });
  });

  it('which ends when there is nothing to do, and with the server', async () => {
    const { check, close } = start({ idleSeconds: 0.05 });
    await check(good(), from());
    await vi.waitFor(async () => expect(await running()).toEqual([]), { timeout: 5_000 });
    expect(await check(good(), from())).toEqual({ type: 'pdf' });
    const interrupted = check(long(), from());
    await vi.waitFor(async () => expect(await running()).toHaveLength(1), { timeout: 5_000 });
    await close();
    expect(await running()).toEqual([]);
    expect(await interrupted).toHaveProperty('refused');
    expect(await check(good(), from())).toEqual({ refused: 'file_check_busy' });
  });

  it('also when the server is killed', async () => {
    const server = fork(fileURLToPath(new URL('./file-checks.fixture.ts', import.meta.url)), [folder]);
    const [pid] = await once(server, 'message');
    expect(() => process.kill(Number(pid), 0)).not.toThrow();
    server.kill('SIGKILL');
    await vi.waitFor(() => expect(() => process.kill(Number(pid), 0)).toThrow(), { timeout: 5_000 });
  });
});

describe('[ORD-13] a file that would take too much', () => {
  it('of time is refused, and the next one is checked', async () => {
    const { check } = start({ seconds: 0.05 });
    expect(await check(long(), from())).toEqual({ refused: 'file_cannot_be_checked' });
    expect(await running()).toEqual([]);
    const { check: next } = start();
    expect(await next(good(), from())).toEqual({ type: 'pdf' });
  });

  it.runIf(process.platform === 'linux')(
    'of memory is refused',
    async () => {
      const path = join(folder, 'huge.pdf');
      const file = await open(path, 'w');
      await file.write('%PDF-1.4\n', 0);
      await file.write('%%EOF\n', 400 * 1_048_576);
      await file.close();
      const { check } = start({ seconds: 60 });
      expect(await check({ path, name: 'huge.pdf', wanted: ['pdf'] }, from())).toEqual({
        refused: 'file_cannot_be_checked',
      });
    },
    60_000,
  );

  it('holds up nothing else here', async () => {
    const { check } = start();
    await check(good(), from());
    const checked = check(long(), from());
    let longest = 0;
    let isDone = false;
    void checked.finally(() => {
      isDone = true;
    });
    while (!isDone) {
      const before = performance.now();
      await new Promise((resolve) => setTimeout(resolve, 5));
      longest = Math.max(longest, performance.now() - before);
    }
    expect(await checked).toEqual({ type: 'csv' });
    expect(longest).toBeLessThan(1_000);
  });
});

describe('[ORD-13] many files at once', () => {
  it('are all checked, by two processes', async () => {
    const { check } = start();
    const files = Array.from({ length: 30 }, (_, index) => check(good(), from(`person ${index % 10}`)));
    let most = 0;
    const watched = setInterval(async () => {
      most = Math.max(most, (await running()).length);
    }, 20);
    const answers = await Promise.all(files);
    clearInterval(watched);
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{"type":"pdf"}']));
    expect(most).toBeLessThanOrEqual(2);
  });

  it('of one person wait for each other and for no one else', async () => {
    const { check } = start();
    await check(good(), from());
    const ended: string[] = [];
    const say = (name: string) => () => void ended.push(name);
    const many = [1, 2, 3].map((index) => check(long(), from('anna')).then(say(`anna ${index}`)));
    await check(good(), from('ben')).then(say('ben'));
    await Promise.all(many);
    // Two are checked at once: hers and his; he waits for none of her others.
    expect(ended.filter((name) => name !== 'ben')).toEqual(['anna 1', 'anna 2', 'anna 3']);
    expect(ended.indexOf('ben')).toBeLessThan(ended.indexOf('anna 2'));
  });

  it('are refused in the end: more than ten of a person, or those whose turn does not come', async () => {
    const { check } = start({ secondsOfWaiting: 0.1 });
    const answers = await Promise.all(Array.from({ length: 12 }, () => check(long(), from())));
    expect(answers.filter((answer) => 'type' in answer)).toHaveLength(1);
    expect(answers.at(-1)).toEqual({ refused: 'file_check_busy' });
    expect(answers.filter((answer) => 'refused' in answer && answer.refused === 'file_check_busy')).toHaveLength(11);
  });
});

describe('[ORD-13] a sender who leaves', () => {
  it('ends the check of the file, and takes the next one out of the queue', async () => {
    const { check } = start();
    await check(good(), from());
    const [before] = await running();
    const sender = new AbortController();
    const checked = [check(long(), from('anna', sender.signal)), check(long(), from('anna', sender.signal))];
    setTimeout(() => sender.abort(), 20);
    for (const answer of await Promise.all(checked)) expect(answer).toHaveProperty('refused');
    expect(await running()).not.toContain(before);
    expect(await check(good(), from())).toEqual({ type: 'pdf' });
    expect(await check(good(), from('anna', sender.signal))).toHaveProperty('refused');
  });
});
