/**
 * What became of the lists of a company's folder is put back there. It follows from how the lists are, so that nothing is
 * missed; told twice, after a crash in between, the same file is there once.
 */
import { buffer } from 'node:stream/consumers';
import { stockListMessages } from '@quayside/contract/messages/stock-lists';
import { Refusal } from '../../../kernel/errors.ts';
import type { Deps } from '../../../platform/deps.ts';
import { failureMessage } from '../catalog-uploads.errors.ts';
import { untoldLists } from '../catalog-uploads.read-model.ts';
import { type ListRecord, saveTold } from '../catalog-uploads.repository.ts';
import { answerNamed, textOf } from '../folder-answers.ts';
import { resultFile } from '../result-file.ts';

const messages = stockListMessages.folder;
/** Of a run. */
const most = 20;

export async function tellFolder(deps: Deps, sellerId: string): Promise<void> {
  for (const list of await untoldLists(deps.database, sellerId, most)) {
    const answer = await answerTo(deps, list);
    await deps.listFolders.put(sellerId, answer.name, answer.content);
    await deps.database.write({ sellerId }, (db) => saveTold(db, list));
  }
}

async function answerTo(deps: Deps, list: ListRecord): Promise<{ readonly name: string; readonly content: Buffer }> {
  const name = list.folderName ?? list.fileName;
  const said = (ending: string, text: string) => ({ name: answerNamed(name, ending), content: textOf(text) });
  switch (list.status) {
    case 'FAILED':
      return said('error.txt', messages.failed(name, failureMessage(list.failureCode ?? '')));
    case 'CANCELLED':
      return said('error.txt', messages.discarded(name));
    case 'SUCCEEDED':
    case 'PARTIALLY_SUCCEEDED':
      return resultOf(deps, list, name);
    default: {
      const page = `${deps.config.siteBaseUrl}/inventory/upload/?task=${list.id}`;
      const why = list.failureCode;
      return said('waiting.txt', why ? messages.again(name, failureMessage(why), page) : messages.waiting(name, page));
    }
  }
}

async function resultOf(deps: Deps, list: ListRecord, name: string) {
  try {
    const { type, content } = await resultFile(deps, list);
    return { name: answerNamed(name, `result.${type}`), content: await buffer(content) };
  } catch (error) {
    // It was read once, and cannot be any more: what it did is in the portal.
    if (!(error instanceof Refusal) || error.status >= 500) throw error;
    return { name: answerNamed(name, 'error.txt'), content: textOf(error.message) };
  }
}
