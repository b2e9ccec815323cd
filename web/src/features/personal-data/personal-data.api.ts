/** The calls about one's own data. */
import { answerOf, api, fileOf } from '../../lib/api.ts';
import { saveFile } from '../../lib/save-file.ts';

/** Saves everything kept about the person among their downloads. */
export async function saveMyData(name: string): Promise<void> {
  saveFile(await fileOf(api.GET('/user/data/', { parseAs: 'stream' })), name);
}
export const deleteAccount = (secret: string) => answerOf(api.POST('/user/data/delete/', { body: { secret } }));
