/** Writes a copy, kind by kind; begun again it begins from the start. */
import type { Deps } from '../../../platform/deps.ts';
import { noCompany } from '../../../platform/files/no-company.ts';
import { dropFile } from '../../../platform/files/stored-files.ts';
import type { Pieces } from '../../../platform/files/zip-stream.ts';
import { type CopyId, type CopyRecord, copyById, deleteParts, saveCopy } from './copies.repository.ts';
import { CopyGone, type Limits, limitsOfPart, openParts, type Parts } from './copy-parts.ts';
import { filesOf, linesOf, type Whose } from './kinds.read-model.ts';
import type { Kind } from './kinds.ts';
import { kindsOf } from './kinds-of.ts';

/** Safe to repeat: what a run before has put away is dropped first. */
export async function makeCopy(deps: Deps, id: CopyId, limits: Limits = limitsOfPart): Promise<void> {
  const copy = await begin(deps, id);
  if (!copy) return;
  const parts = openParts(deps, id, limits);
  try {
    await write(deps, copy, parts);
  } catch (error) {
    await parts.leave();
    if (!(error instanceof CopyGone)) throw error;
  }
}

/** What could not be made in the end; it may be asked for anew. */
export async function giveCopyUp({ database, clock }: Deps, id: CopyId): Promise<void> {
  await database.write({ sellerId: id.sellerId }, (db) => saveCopy(db, id, { status: 'FAILED', endedAt: clock.now() }));
}

function begin({ database, clock }: Deps, id: CopyId): Promise<CopyRecord | null> {
  return database.write({ sellerId: id.sellerId }, async (db) => {
    const copy = await copyById(db, id);
    if (!copy || copy.status === 'DONE' || copy.status === 'FAILED') return null;
    await saveCopy(db, id, { status: 'RUNNING', kindsDone: 0, rowsDone: 0 });
    for (const { sellerId, fileId } of await deleteParts(db, id))
      await dropFile(db, clock.now(), { sellerId, id: fileId });
    return copy;
  });
}

async function write(deps: Deps, copy: CopyRecord, parts: Parts): Promise<void> {
  const whose: Whose = {
    scope: copy.sellerId === noCompany ? 'none' : { sellerId: copy.sellerId },
    person: copy.userId,
  };
  const counts: Record<string, number> = {};
  const lost: string[] = [];
  let rowsDone = 0;
  const tell = async (patch: Partial<CopyRecord>) => {
    if (!(await deps.database.write({ sellerId: copy.sellerId }, (db) => saveCopy(db, copy, patch))))
      throw new CopyGone();
  };
  for (const [at, kind] of kindsOf(copy).entries()) {
    const before = rowsDone;
    await writeLines(deps, { kind, whose, parts }, async (rows) => {
      rowsDone += rows;
      await tell({ rowsDone });
    });
    lost.push(...(await writeFiles(deps, { kind, whose, parts })));
    counts[kind.name] = rowsDone - before;
    await tell({ kindsDone: at + 1 });
  }
  const about = { madeAt: deps.clock.now(), askedAt: copy.askedAt, rows: counts, filesLost: lost };
  await parts.add('about.json', textOf(`${JSON.stringify(about, null, 2)}\n`));
  await parts.end();
  await tell({ status: 'DONE', endedAt: deps.clock.now() });
}

type Place = { readonly kind: Kind; readonly whose: Whose; readonly parts: Parts };

/** One file, or several when a part is full in the middle of it. */
async function writeLines(deps: Deps, { kind, whose, parts }: Place, wrote: (rows: number) => Promise<void>) {
  const pages = linesOf(deps.database, whose, kind);
  let next = await pages.next();
  for (let file = 1; !next.done; file += 1) {
    const content = async function* (): Pieces {
      while (!next.done) {
        yield Buffer.from(next.value.map(({ line }) => `${line}\n`).join(''));
        await wrote(next.value.length);
        next = await pages.next();
        if (parts.isFull()) return;
      }
    };
    await parts.add(`${kind.name}${file === 1 ? '' : `-${file}`}.jsonl`, content());
  }
}

/** Gives the names of those whose content is lost. */
async function writeFiles(deps: Deps, { kind, whose, parts }: Place): Promise<string[]> {
  const lost: string[] = [];
  for await (const { id, name } of filesOf(deps.database, whose, kind)) {
    const entry = `files/${kind.name}/${id} ${name.replace(/[/\\:*?"<>|\p{Cc}]/gu, '_')}`;
    const content = await deps.files.read(id);
    if (content) await parts.add(entry, content);
    else lost.push(entry);
  }
  return lost;
}

async function* textOf(text: string): Pieces {
  yield Buffer.from(text);
}
