/** Photos of packages: stored before the transaction, referred to in it. They belong to the seller of the goods. */
import { newId } from '../../kernel/ids.ts';
import type { Deps } from '../../platform/deps.ts';
import type { ReceivedFile } from '../../platform/files/received-file.ts';
import { dropFile, keepFile, type StoredFile, storeFile } from '../../platform/files/stored-files.ts';
import type { Write } from '../../platform/write.ts';
import type { SaleChange } from '../sales/sales.public.ts';
import { filesOfWaiting } from './packages.photos.repository.ts';

export type KeptPhoto = { readonly name: string; readonly type: 'png' | 'jpg'; readonly stored: StoredFile };
type Ids = { readonly sellerId: string; readonly id: string };

/** Stores pictures under the seller's name, outside of any transaction. */
export async function storePhotos(deps: Deps, sellerId: string, files: readonly ReceivedFile[]): Promise<KeptPhoto[]> {
  const kept: KeptPhoto[] = [];
  for (const file of files)
    kept.push({
      name: file.name,
      type: file.type === 'png' ? 'png' : 'jpg',
      stored: await storeFile(deps, sellerId, file),
    });
  return kept;
}

/** Rows that refer to them from now on. */
export async function photoRows(
  { db, now }: Write,
  { sellerId, id: packageId }: Ids,
  discrepancyId: string,
  photos: readonly KeptPhoto[],
) {
  for (const { stored } of photos) await keepFile(db, now, stored);
  return photos.map(({ name, type, stored }) => ({
    ...{ sellerId, packageId, discrepancyId, id: newId(), name, type },
    ...{ fileId: stored.id, bytes: stored.bytes },
  }));
}

/** What is still to come under these numbers is about to be taken out: the photos of reports that were taken back go with it. */
export async function dropPhotos(
  { db, now, sale }: Pick<SaleChange, 'db' | 'now' | 'sale'>,
  numbers: readonly string[],
): Promise<void> {
  const { sellerId } = sale;
  for (const id of await filesOfWaiting(db, sellerId, sale.id, numbers)) await dropFile(db, now, { sellerId, id });
}
