/** A list arrives: it is kept, and a job reads it. */
import type { Currency } from '@quayside/contract/common';
import type { ListFileType } from '@quayside/contract/file-values';
import type { ListScope, stockListKinds } from '@quayside/contract/stock-list-values';
import { days, plus } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/ids.ts';
import { keepFile, type StoredFile } from '../../../platform/files/stored-files.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { Write } from '../../../platform/write.ts';
import { keptDays, listWork, nobody } from '../catalog-uploads.limits.ts';
import { insertList } from '../catalog-uploads.repository.ts';

type Input = {
  readonly sellerId: string;
  readonly kind: (typeof stockListKinds)[number];
  readonly currency: Currency;
  readonly file: { readonly stored: StoredFile; readonly name: string; readonly type: ListFileType };
  readonly dealId?: string | undefined;
  readonly scope?: ListScope;
  /** Applied by itself where nothing is in doubt. */
  readonly isFeed?: boolean;
  /** It lay in the company's folder, and nobody sent it. */
  readonly folder?: { readonly name: string; readonly key: string };
};

/** Gives the task's id. */
export async function startList(
  write: Write,
  { sellerId, kind, currency, file, dealId, scope = 'CHANGES', isFeed = false, folder }: Input,
): Promise<string> {
  const { db, now, actor } = write;
  const id = newId();
  await keepFile(db, now, file.stored);
  await insertList(db, {
    ...{
      sellerId,
      id,
      kind,
      currency,
      status: 'QUEUED',
      preview: [],
      counts: {},
      dealId: dealId ?? null,
      scope,
      isFeed,
    },
    ...{ fileId: file.stored.id, fileType: file.type, fileName: file.name },
    ...(folder ? { folderName: folder.name, folderKey: folder.key } : {}),
    ...{
      createdBy: actor.userId ?? nobody,
      createdByName: actor.name,
      createdAt: now,
      movedAt: now,
      expiresAt: plus(now, days(keptDays)),
    },
  });
  await enqueue(db, 'stock_lists.read', { sellerId, id }, listWork);
  return id;
}
