/** Asks for a copy; one that is being made stays, one that was made before goes. */
import { copyMessages } from '@quayside/contract/messages/copies';
import type { Instant } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import { dropFile } from '../../../platform/files/stored-files.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { Write } from '../../../platform/write.ts';
import { record } from '../../audit/audit.public.ts';
import {
  type CopyId,
  type CopyOwner,
  type CopyRecord,
  copyOf,
  deleteCopy,
  deleteParts,
  insertCopy,
  lockOwner,
} from './copies.repository.ts';

export const isBeingMade = ({ status }: CopyRecord): boolean => status === 'WAITING' || status === 'RUNNING';

/** `userId` null: the company's. Its log says who asked. */
export async function askCopy(write: Write, owner: CopyOwner & { readonly userId: string | null }): Promise<void> {
  const { db, now } = write;
  await lockOwner(db, owner);
  const before = await copyOf(db, owner);
  if (before && isBeingMade(before)) return;
  if (before) await removeCopy(db, now, before);
  const { sellerId } = owner;
  const id = newId();
  await insertCopy(db, { ...owner, id, status: 'WAITING', askedAt: now, movedAt: now });
  // One after the other: each takes its share of disk and processor.
  await enqueue(
    db,
    'personal_data.copy',
    { sellerId, id },
    { queue: 'personal_data.copies', isBulk: true, mostAttempts: 6 },
  );
  if (owner.userId === null) await record(write, { sellerId, action: 'DATA_COPIED', subject: copyMessages.ofCompany });
}

export async function removeCopy(db: Db, now: Instant, copy: CopyId): Promise<void> {
  await dropParts(db, now, copy);
  await deleteCopy(db, copy);
}

export async function dropParts(db: Db, now: Instant, copy: CopyId): Promise<void> {
  for (const { sellerId, fileId } of await deleteParts(db, copy)) await dropFile(db, now, { sellerId, id: fileId });
}

/** Whose account ended: the copy goes, and a run that is at it ends. Those of before somebody joined a company, too. */
export const dropCopyOf = (db: Db, { sellerId, ownerId }: CopyOwner): Promise<void> =>
  enqueue(db, 'personal_data.drop_copy', { sellerId, ownerId });
