/** A picture that was stored becomes one the pages may show. */
import type { ContentAsset } from '@quayside/contract/content';
import { newId } from '../../../kernel/ids.ts';
import { keepFile, type StoredFile } from '../../../platform/files/stored-files.ts';
import type { Write } from '../../../platform/write.ts';
import { presentAsset } from '../assets.ts';
import { insertAsset } from '../content.repository.ts';

type NewAsset = { readonly name: string; readonly alt: string; readonly width: number; readonly height: number };

export async function addAsset({ db, now }: Write, stored: StoredFile, given: NewAsset): Promise<ContentAsset> {
  await keepFile(db, now, stored);
  const asset = { id: newId(), fileId: stored.id, ...given, createdAt: now };
  await insertAsset(db, asset);
  return presentAsset(asset);
}
