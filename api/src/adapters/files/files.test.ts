/** One suite for every store of files: what the port promises. */
import { createHash } from 'node:crypto';
import { access, mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { diskFiles } from './disk-files.ts';
import { FileStoreError, type FilesPort, type FileToKeep } from './files.port.ts';
import { s3Files } from './s3-files.ts';
import { type S3Stub, s3Stub } from './s3-stub.ts';

const fileOf = (content: Buffer, key = newId()): FileToKeep => ({
  key,
  content: new Blob([new Uint8Array(content)]),
  sha256: createHash('sha256').update(content).digest('hex'),
});
const read = async (files: FilesPort, key: string): Promise<Buffer | null> => {
  const stream = await files.read(key);
  return stream ? buffer(stream) : null;
};

let folder: string;
let stub: S3Stub;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quayside-store-'));
  stub = await s3Stub();
});
afterAll(async () => {
  await stub.close();
  await rm(folder, { recursive: true, force: true });
});

const stores: [string, () => FilesPort][] = [
  ['a folder of this machine', () => diskFiles(folder)],
  ['an S3 bucket', () => s3Files(stub.options)],
];

describe.each(stores)('[ORD-13] %s', (_, open) => {
  it('gives back what was put, byte for byte, megabytes too', async () => {
    const files = open();
    for (const content of [Buffer.from([0, 255, 13, 10]), Buffer.alloc(3_000_000, 'wholesale')]) {
      const file = fileOf(content);
      await files.put(file);
      expect((await read(files, file.key))?.equals(content)).toBe(true);
    }
  });

  it('puts the same twice without harm', async () => {
    const files = open();
    const file = fileOf(Buffer.from('twice'));
    await files.put(file);
    await files.put(file);
    expect(String(await read(files, file.key))).toBe('twice');
  });

  it('has nothing under an unknown key, and removes it without complaint', async () => {
    const files = open();
    const key = newId();
    expect(await files.read(key)).toBeNull();
    await files.remove(key);
  });

  it('forgets what was removed', async () => {
    const files = open();
    const file = fileOf(Buffer.from('short-lived'));
    await files.put(file);
    await files.remove(file.key);
    expect(await files.read(file.key)).toBeNull();
  });

  it('refuses content that is not what its hash says, and keeps nothing of it', async () => {
    const files = open();
    const damaged = { ...fileOf(Buffer.from('damaged on the way')), sha256: '0'.repeat(64) };
    await expect(files.put(damaged)).rejects.toThrow(FileStoreError);
    expect(await files.read(damaged.key)).toBeNull();
  });

  it.each(['../secret', '/etc/passwd', '', '.', 'a/b', `${newId()}/..`, `${newId()}\0`, newId().toUpperCase()])(
    'refuses the key "%s": a key is an id',
    async (key) => {
      const files = open();
      for (const call of [
        () => files.read(key),
        () => files.remove(key),
        () => files.put({ ...fileOf(Buffer.from('x')), key }),
      ])
        await expect((async () => call())()).rejects.toThrow(FileStoreError);
    },
  );
});

describe('[ORD-13] a folder of this machine', () => {
  it('leaves no unfinished file behind, and lets nobody else read', async () => {
    const own = await mkdtemp(join(folder, 'own-'));
    const files = diskFiles(join(own, 'files'));
    await expect(files.put({ ...fileOf(Buffer.from('x')), sha256: '0'.repeat(64) })).rejects.toThrow(FileStoreError);
    const file = fileOf(Buffer.from('private'));
    await files.put(file);
    const names = await readdir(join(own, 'files'), { recursive: true });
    expect(names.filter((name) => name.includes('-'))).toEqual([join(file.key.slice(-2), file.key)]);
    expect((await stat(join(own, 'files', file.key.slice(-2), file.key))).mode & 0o777).toBe(0o600);
  });
});

describe('[ORD-13] a folder, before it says that a file is kept', () => {
  it('syncs the file under its name, its folder and every folder made for it', async () => {
    const own = await mkdtemp(join(folder, 'synced-'));
    const file = fileOf(Buffer.from('kept'));
    const path = join(own, 'files', file.key.slice(-2), file.key);
    const handle = await open(own, 'r');
    const synced: { ino: number; isNamed: boolean }[] = [];
    const sync = vi.spyOn(Object.getPrototypeOf(handle), 'sync').mockImplementation(async function (
      this: typeof handle,
    ) {
      const isNamed = await access(path).then(
        () => true,
        () => false,
      );
      synced.push({ ino: (await this.stat()).ino, isNamed });
    });
    await diskFiles(join(own, 'files')).put(file);
    sync.mockRestore();
    await handle.close();
    const inode = async (...at: string[]) => (await stat(join(own, ...at))).ino;
    const folders = [await inode('files', file.key.slice(-2)), await inode('files'), await inode()];
    expect(synced).toEqual([
      { ino: (await stat(path)).ino, isNamed: false },
      ...folders.map((ino) => ({ ino, isNamed: true })),
    ]);
  });
});

describe('[ORD-13] an S3 bucket', () => {
  it('is asked again while it is busy', async () => {
    const file = fileOf(Buffer.from('patience'));
    stub.isBusyFor(2);
    const before = stub.requests;
    await s3Files(stub.options).put(file);
    expect(stub.requests - before).toBe(3);
    expect(stub.objects.get(`/${stub.options.bucket}/${file.key}`)?.toString()).toBe('patience');
  });

  it('refuses a wrong secret and another region; the error says which code, not the keys', async () => {
    for (const [wrong, code] of [
      [{ secretAccessKey: 'wrong' }, 'SignatureDoesNotMatch'],
      [{ region: 'us-east-1' }, 'AuthorizationHeaderMalformed'],
    ] as const) {
      const failure = await s3Files({ ...stub.options, ...wrong })
        .put(fileOf(Buffer.from('x')))
        .catch(String);
      expect(failure).toContain(`403, ${code}`);
      expect(failure).not.toContain(stub.options.secretAccessKey);
    }
  });

  it('that does not answer is an error of the store', async () => {
    const nobody = s3Files({ ...stub.options, endpoint: 'http://127.0.0.1:9' });
    await expect(nobody.read(newId())).rejects.toThrow(FileStoreError);
  });
});
