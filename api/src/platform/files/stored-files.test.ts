/** What becomes of stored files when things go wrong: nothing that is referred to is lost, nothing else stays. */
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FileStoreError, type FilesPort } from '../../adapters/files/files.port.ts';
import { makeSeller } from '../../domains/sellers/sellers.factory.ts';
import { hours, minutes } from '../../kernel/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { samplePdf } from './files.factory.ts';
import { fileJobs } from './files.jobs.ts';
import { dropFile, keepFile, readStored, storeFile } from './stored-files.ts';

let t: TestApp;
let sellerId: string;
beforeAll(async () => {
  t = await testApp();
  sellerId = (await t.database.write('system', (db) => makeSeller(db))).id;
});
afterAll(() => t.close());

const keep = (file: { sellerId: string; id: string }) =>
  t.database.write({ sellerId }, (db) => keepFile(db, t.clock.now(), file));
const isThere = async (id: string): Promise<boolean> => (await t.deps.files.read(id)) !== null;
const sweep = () => fileJobs.find(({ name }) => name === 'files.sweep')?.run({}, t.deps);

describe('[ORD-13] a stored file', () => {
  it('that a transaction kept stays through every sweep', async () => {
    const file = await storeFile(t.deps, sellerId, samplePdf());
    await keep(file);
    t.clock.advance(hours(48));
    await sweep();
    expect(await text(await readStored(t.deps, file.id))).toContain('%PDF-1.4');
  });

  it('that nothing came to refer to, as after a crash, goes after an hour and not before', async () => {
    const file = await storeFile(t.deps, sellerId, samplePdf());
    t.clock.advance(minutes(59));
    await sweep();
    expect(await isThere(file.id)).toBe(true);
    t.clock.advance(minutes(2));
    await sweep();
    expect(await isThere(file.id)).toBe(false);
    await expect(keep(file)).rejects.toThrow('kept once, and in time');
  });

  it('whose transaction is rolled back is as if it had never been kept', async () => {
    const file = await storeFile(t.deps, sellerId, samplePdf());
    const failing = t.database.write({ sellerId }, async (db) => {
      await keepFile(db, t.clock.now(), file);
      throw new Error('the order was refused');
    });
    await expect(failing).rejects.toThrow('the order was refused');
    t.clock.advance(hours(2));
    await sweep();
    expect(await isThere(file.id)).toBe(false);
  });

  it('that was dropped goes with its job, or with the sweep when the job is lost', async () => {
    const files = [await storeFile(t.deps, sellerId, samplePdf()), await storeFile(t.deps, sellerId, samplePdf())];
    for (const file of files) await keep(file);
    for (const file of files) await t.database.write({ sellerId }, (db) => dropFile(db, t.clock.now(), file));
    const [byJob = '', bySweep = ''] = files.map(({ id }) => id);
    await fileJobs.find(({ name }) => name === 'files.remove')?.run({ sellerId, id: byJob }, t.deps);
    expect([await isThere(byJob), await isThere(bySweep)]).toEqual([false, true]);
    t.clock.advance(hours(2));
    await sweep();
    expect(await isThere(bySweep)).toBe(false);
  });

  it('of another seller is out of reach', async () => {
    const other = (await t.database.write('system', (db) => makeSeller(db))).id;
    const file = await storeFile(t.deps, sellerId, samplePdf());
    const stolen = t.database.write({ sellerId: other }, (db) =>
      keepFile(db, t.clock.now(), { ...file, sellerId: other }),
    );
    await expect(stolen).rejects.toThrow();
  });

  it('is told as unavailable when the store does not answer or has lost it; nothing is half done', async () => {
    const down = async () => {
      throw new FileStoreError('down');
    };
    const broken: FilesPort = { put: down, read: down, remove: down };
    const deps = { ...t.deps, files: broken };
    await expect(storeFile(deps, sellerId, samplePdf())).rejects.toMatchObject({
      code: 'file_store_unavailable',
      status: 503,
    });
    await expect(readStored(deps, sellerId)).rejects.toMatchObject({ code: 'file_store_unavailable' });
    await expect(readStored(t.deps, sellerId)).rejects.toMatchObject({ code: 'file_store_unavailable' });
  });
});

it('[ORD-13] uploads that a crash left on the machine are swept, those that are arriving are not', async () => {
  const folder = join(t.deps.config.dataDir, 'incoming');
  await mkdir(folder, { recursive: true });
  for (const [name, age] of [
    ['old', 2],
    ['new', 0],
  ] as const) {
    await writeFile(join(folder, name), 'half');
    const at = new Date(Date.parse(t.clock.now()) - hours(age));
    await utimes(join(folder, name), at, at);
  }
  await sweep();
  expect(await readdir(folder)).toEqual(['new']);
});
