/** The calls about one's own data, and the company's. */
import type { DataCopy } from '@quayside/contract/copies';
import { answerOf, api, fileOf } from '../../lib/api.ts';
import { saveFile } from '../../lib/save-file.ts';

/** Whose copy: one's own, or the company's. */
export type CopyOf = 'user' | 'company';

export const getCopy = (of: CopyOf, signal: AbortSignal): Promise<DataCopy> =>
  answerOf(of === 'user' ? api.GET('/user/data/', { signal }) : api.GET('/company/data/', { signal }));
export const askCopy = (of: CopyOf): Promise<DataCopy> =>
  answerOf(of === 'user' ? api.POST('/user/data/') : api.POST('/company/data/'));

/** Saves a part of it among the person's downloads. */
export async function saveCopyPart(of: CopyOf, { part, name }: DataCopy['parts'][number]): Promise<void> {
  const options = { params: { path: { part } }, parseAs: 'stream' } as const;
  const call =
    of === 'user' ? api.GET('/user/data/parts/{part}/', options) : api.GET('/company/data/parts/{part}/', options);
  saveFile(await fileOf(call), name);
}
export const closeCompany = (secret: string) => answerOf(api.POST('/company/close/', { body: { secret } }));
export const deleteAccount = (secret: string) => answerOf(api.POST('/user/data/delete/', { body: { secret } }));
