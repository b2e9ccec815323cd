/** The calls about one's own data, and the company's. */
import { answerOf, api, fileOf } from '../../lib/api.ts';
import { saveFile } from '../../lib/save-file.ts';

/** Saves everything kept about the person among their downloads. */
export async function saveMyData(name: string): Promise<void> {
  saveFile(await fileOf(api.GET('/user/data/', { parseAs: 'stream' })), name);
}
/** The same of the company. */
export async function saveCompanyData(name: string): Promise<void> {
  saveFile(await fileOf(api.GET('/company/data/', { parseAs: 'stream' })), name);
}
export const closeCompany = (secret: string) => answerOf(api.POST('/company/close/', { body: { secret } }));
export const deleteAccount = (secret: string) => answerOf(api.POST('/user/data/delete/', { body: { secret } }));
