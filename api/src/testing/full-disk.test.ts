/**
 * The database has no room while the server works: refused in time and in our words, nothing lost, and on it goes when there
 * is some. As PostgreSQL says it, everywhere; with a disk that is really full where a small one may be mounted.
 */
import { execFile } from 'node:child_process';
import { type FileHandle, open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
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
if (!disk) process.stdout.write('a disk that is really full: not run: no file system may be mounted here\n');

let postgres: OwnPostgres;
let faults: FaultRun;
beforeAll(async () => {
  postgres = await ownPostgres(disk);
  faults = await faultRun();
}, 120_000);
afterAll(async () => {
  await faults?.close();
  await postgres?.stop();
  if (!disk) return;
  await run('umount', [disk]);
  await rm(disk, { recursive: true, force: true });
}, 60_000);

/** What PostgreSQL answers to every write on a full disk, without one: from the moment that it is `full` until it is not. */
async function roomOf(url: string) {
  const client = new pg.Client({ connectionString: url });
  // A test that failed leaves it open while the server ends.
  client.on('error', () => undefined);
  await client.connect();
  await client.query(`create table room (is_full boolean not null); insert into room values (false);
    create function no_room() returns trigger language plpgsql as $$ begin
      if (select is_full from room) then
        raise exception using errcode = '53100', message = 'could not extend file "base/5/1259": No space left on device';
      end if;
      return null; end $$;
    do $$ begin execute (select string_agg(format('create trigger no_room before insert or update on %I.%I execute function no_room()',
      schemaname, tablename), ';') from pg_tables where schemaname = 'public' and tablename <> 'room'); end $$`);
  return {
    full: (isFull: boolean) => client.query('update room set is_full = $1', [isFull]),
    close: () => client.end(),
  };
}

it('[ORD-16] no room for a write is told as such, loses nothing acknowledged, and is over when there is some', async () => {
  const room = await roomOf(postgres.url);
  const fill = async () => {
    await room.full(true);
    await wait(fullFor);
    await room.full(false);
  };
  await faults.under(fill, writes, 1);
  expect(faults.refused()).toBeGreaterThan(0);
  const told = () => faults.server.lines.filter((line) => line.includes('disk full'));
  expect(told()).toHaveLength(1);
  await room.close();
  await faults.settled();
}, 180_000);

describe.runIf(disk)('a disk that is really full', () => {
  const folder = disk ?? '';
  const filler = join(folder, 'filler');

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
