/** The database's disk is full while the server works: refused in time and in our words, nothing lost, and on it goes when there is room. */
import { execFile } from 'node:child_process';
import { type FileHandle, open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FaultRun, faultRun } from './fault-run.ts';
import { type OwnPostgres, ownFolder, ownPostgres } from './own-postgres.ts';

const run = promisify(execFile);
const diskBytes = 400_000_000;
const writes = 40;
const leftFree = 24_000_000;
/** Milliseconds the disk stays full. */
const fullFor = 4_000;

/** A small file system of its own, in memory; undefined where this user may not mount one. */
async function smallDisk(): Promise<string | undefined> {
  const folder = await ownFolder();
  const mounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${diskBytes}`, 'tmpfs', folder]).then(
    () => true,
    () => false,
  );
  if (mounted) return folder;
  await rm(folder, { recursive: true, force: true });
  return undefined;
}

const disk = await smallDisk();

describe.skipIf(!disk)(disk ? 'a full disk' : 'a full disk: not run, no file system may be mounted here', () => {
  const folder = disk ?? '';
  const filler = join(folder, 'filler');
  let postgres: OwnPostgres;
  let faults: FaultRun;
  beforeAll(async () => {
    postgres = await ownPostgres(folder);
    faults = await faultRun();
  }, 120_000);
  afterAll(async () => {
    await faults?.close();
    await postgres?.stop();
    await run('umount', [folder]);
    await rm(folder, { recursive: true, force: true });
  }, 60_000);

  /** Takes all but a few megabytes before the stream begins, so that the last byte is gone while it runs. */
  async function fillNearly(): Promise<void> {
    const file = await open(filler, 'a');
    const block = Buffer.alloc(1_000_000);
    const { bsize } = await statfs(folder);
    while ((await statfs(folder)).bavail * bsize > leftFree) await file.write(block);
    await file.close();
  }

  /** Takes the last byte, and what the database frees meanwhile. */
  async function fill(): Promise<void> {
    const file = await open(filler, 'a');
    const blocks = [4_000_000, 4_096].map((bytes) => Buffer.alloc(bytes));
    for (const end = performance.now() + fullFor; performance.now() < end; await wait(5))
      for (const block of blocks) while (await isWritten(file, block));
    await file.close();
    expect((await statfs(folder)).bavail).toBe(0);
    await rm(filler);
  }

  const isWritten = (file: FileHandle, block: Buffer) =>
    file.write(block).then(
      ({ bytesWritten }) => bytesWritten === block.length,
      () => false,
    );

  it('[ORD-16] is told as such, loses nothing acknowledged, and is over when there is room', async () => {
    await fillNearly();
    await faults.under(fill, writes, 1);
    expect(faults.refused()).toBeGreaterThan(0);
    await faults.settled();
  }, 180_000);
});
