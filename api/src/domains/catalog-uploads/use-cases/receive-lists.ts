/**
 * Stock lists that lie in a company's folder are taken as if they were uploaded there and then, as a feed: once each, and
 * none is lost. What is no list is answered by a file that says why.
 */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { listFileTypes } from '@quayside/contract/file-values';
import { stockListMessages } from '@quayside/contract/messages/stock-lists';
import type { Incoming } from '../../../adapters/exchange/exchange.port.ts';
import { minutes, plus } from '../../../kernel/clock.ts';
import { Refusal } from '../../../kernel/errors.ts';
import type { Deps } from '../../../platform/deps.ts';
import { tooLarge } from '../../../platform/files/files.errors.ts';
import { checkedFile, listTypeOf, type ReceivedFile } from '../../../platform/files/received-file.ts';
import { removeSpooled, spool } from '../../../platform/files/spool.ts';
import { storeFile } from '../../../platform/files/stored-files.ts';
import { openWrite } from '../../../platform/write.ts';
import { type SellerRecord, sellerById } from '../../sellers/sellers.public.ts';
import { isInFolder } from '../catalog-uploads.read-model.ts';
import { answerNamed, textOf } from '../folder-answers.ts';
import { folderActor } from '../list-actor.ts';
import { startList } from './start-list.ts';

const maximumBytes = 20 * 1_048_576;
/** Of a run; the others wait for the next. */
const mostFiles = 5;
/** Until a file counts as whole: a list has no last line that would tell. */
const quiet = minutes(1);
/** For the check of one file. */
const checkMilliseconds = 60_000;
/** In the name of a list that is the whole stock. */
const wholeMark = /[._-]whole\./i;

/** Throws AggregateError, after the last file, with what failed for a reason of ours: those files wait for the next run. */
export async function receiveLists(deps: Deps, sellerId: string): Promise<void> {
  const seller = await sellerById(deps.database, sellerId);
  // What a company may not upload, its folder may not either.
  if (!seller || ['SUSPENDED', 'REJECTED', 'CLOSED'].includes(seller.status)) return;
  const failures: unknown[] = [];
  let taken = 0;
  for (const name of await deps.listFolders.waiting(sellerId)) {
    if (taken >= mostFiles) break;
    try {
      const file = await deps.listFolders.read(sellerId, name);
      if (!file || plus(file.writtenAt, quiet) > deps.clock.now()) continue;
      taken += 1;
      await receive(deps, seller, file);
    } catch (error) {
      failures.push(error);
    }
  }
  const [cause] = failures;
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} lists were not taken`, { cause });
}

async function receive(deps: Deps, seller: SellerRecord, file: Incoming): Promise<void> {
  const { listFolders } = deps;
  const { name } = file;
  try {
    await takeIn(deps, seller, file);
  } catch (error) {
    if (!(error instanceof Refusal) || error.status >= 500) throw error;
    await listFolders.put(
      seller.id,
      answerNamed(name, 'error.txt'),
      textOf(stockListMessages.folder.unread(name, error.message)),
    );
    return listFolders.finish(seller.id, file, 'failed');
  }
  await listFolders.finish(seller.id, file, 'done');
}

/** Once, however often the file is found: a process may end between the list and the folder. */
async function takeIn(deps: Deps, { id: sellerId, currency }: SellerRecord, file: Incoming): Promise<void> {
  const { name } = file;
  if (file.size > maximumBytes) throw tooLarge(maximumBytes, name);
  const key = createHash('sha256').update(`${file.writtenAt} ${name} `).update(file.bytes).digest('hex');
  if (await isInFolder(deps.database, sellerId, key)) return;
  await withChecked(deps, sellerId, file, async (received) => {
    const stored = await storeFile(deps, sellerId, received);
    await openWrite(deps, { actor: folderActor(sellerId), scope: { sellerId } }, (write) =>
      startList(write, {
        ...{ sellerId, kind: 'STOCK_LIST', currency, isFeed: true, folder: { name, key } },
        scope: wholeMark.test(name) ? 'WHOLE' : 'CHANGES',
        file: { stored, name: received.name, type: listTypeOf(received) },
      }),
    );
  });
}

async function withChecked(
  { config: { dataDir }, fileChecks }: Deps,
  sellerId: string,
  { name, bytes }: Incoming,
  work: (received: ReceivedFile) => Promise<void>,
): Promise<void> {
  const spooled = await spool(dataDir, Readable.from([bytes]), { maximumBytes, fileName: name });
  try {
    const sender = { person: sellerId, signal: AbortSignal.timeout(checkMilliseconds) };
    await work(await checkedFile(fileChecks, { spooled, givenName: name, wanted: listFileTypes }, sender));
  } finally {
    await removeSpooled(spooled);
  }
}
