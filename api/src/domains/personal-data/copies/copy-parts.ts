/** The archives of one copy: a part that has grown large is put away, and the next begun. */
import { openAsBlob } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '../../../kernel/ids.ts';
import type { Deps } from '../../../platform/deps.ts';
import { spoolFolder } from '../../../platform/files/spool.ts';
import { keepFile, storeFile } from '../../../platform/files/stored-files.ts';
import { openZip, type Pieces, type Zip } from '../../../platform/files/zip-stream.ts';
import { type CopyRun, insertPart, saveRun } from './copies.repository.ts';

export type Limits = { readonly bytes: number; readonly entries: number };
/** No more of the disk than this beside the store, one copy at a time. */
export const limitsOfPart: Limits = { bytes: 250_000_000, entries: 20_000 };

/** Somebody took the copy away meanwhile, or another run is at it. */
export class CopyGone extends Error {
  override readonly name = 'CopyGone';
}

export type Parts = {
  isFull(): boolean;
  /** A full part is put away first. */
  add(name: string, content: Pieces): Promise<void>;
  end(): Promise<void>;
  /** Nothing of an unfinished part stays. */
  leave(): Promise<void>;
};

type Open = { readonly zip: Zip; readonly path: string };

export function openParts(deps: Deps, copy: CopyRun, limits: Limits): Parts {
  let open: Open | null = null;
  let part = 0;
  const isFull = () => open !== null && (open.zip.bytes() >= limits.bytes || open.zip.entries() >= limits.entries);
  const end = async () => {
    if (!open) return;
    const { zip, path } = open;
    const { sha256 } = await zip.end();
    part += 1;
    await putAway(deps, copy, { part, path, sha256 });
    open = null;
    await rm(path, { force: true });
  };
  return {
    isFull,
    add: async (name, content) => {
      if (isFull()) await end();
      open ??= await begin(deps);
      await open.zip.add(name, content);
    },
    end,
    leave: async () => {
      if (!open) return;
      await open.zip.leave().catch(() => undefined);
      await rm(open.path, { force: true });
    },
  };
}

async function begin({ config, clock }: Deps): Promise<Open> {
  const folder = spoolFolder(config.dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, newId());
  return { path, zip: await openZip(path, clock.now()) };
}

async function putAway(
  deps: Deps,
  { sellerId, id, runId }: CopyRun,
  { part, path, sha256 }: { readonly part: number; readonly path: string; readonly sha256: string },
): Promise<void> {
  const content = await openAsBlob(path);
  const stored = await storeFile(deps, sellerId, { type: 'zip', content, sha256 });
  await deps.database.write({ sellerId }, async (db) => {
    // Locks it, so that nobody takes it away while it gets a part.
    if (!(await saveRun(db, { sellerId, id, runId }, { movedAt: deps.clock.now() }))) throw new CopyGone();
    await keepFile(db, deps.clock.now(), stored);
    await insertPart(db, { sellerId, copyId: id, part, fileId: stored.id, bytes: content.size });
  });
}
