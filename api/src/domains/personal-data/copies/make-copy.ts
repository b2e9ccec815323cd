/** Writes a copy, kind by kind; begun again it begins from the start. */
import { newId } from '../../../kernel/ids.ts';
import type { Deps } from '../../../platform/deps.ts';
import { noCompany } from '../../../platform/files/no-company.ts';
import type { Pieces } from '../../../platform/files/zip-stream.ts';
import { dropParts, isBeingMade } from './ask-copy.ts';
import {
  type CopyId,
  type CopyRecord,
  type CopyRun,
  copyById,
  failCopy,
  saveCopy,
  saveRun,
} from './copies.repository.ts';
import { CopyGone, type Limits, limitsOfPart, openParts, type Parts } from './copy-parts.ts';
import { filesOf, linesOf, type Whose } from './kinds.read-model.ts';
import type { Kind } from './kinds.ts';
import { kindsOf } from './kinds-of.ts';

/** Safe to repeat: what a run before has put away is dropped first. */
export async function makeCopy(deps: Deps, id: CopyId, limits: Limits = limitsOfPart): Promise<void> {
  const copy = await begin(deps, id);
  if (!copy) return;
  const parts = openParts(deps, copy, limits);
  try {
    await write(deps, copy, parts);
  } catch (error) {
    await parts.leave();
    if (error instanceof CopyGone) return;
    // Its next try is on its way: until then it waits, however long others take before it.
    await putBack(deps, copy).catch(() => undefined);
    throw error;
  }
}

const putBack = (deps: Deps, copy: CopyRecord & CopyRun): Promise<boolean> =>
  deps.database.write({ sellerId: copy.sellerId }, (db) => saveRun(db, copy, { status: 'WAITING', runId: null }));

/** What could not be made in the end; it may be asked for anew. */
export async function giveCopyUp({ database, clock }: Deps, id: CopyId): Promise<void> {
  const now = clock.now();
  await database.write({ sellerId: id.sellerId }, async (db) => {
    // A run that is at it after all ends; one that has ended by now stays as it is.
    if (await failCopy(db, id, now)) await dropParts(db, now, id);
  });
}

function begin({ database, clock }: Deps, id: CopyId): Promise<(CopyRecord & CopyRun) | null> {
  return database.write({ sellerId: id.sellerId }, async (db) => {
    const copy = await copyById(db, id);
    if (!copy || !isBeingMade(copy)) return null;
    const runId = newId();
    await saveCopy(db, id, { status: 'RUNNING', kindsDone: 0, rowsDone: 0, movedAt: clock.now(), runId });
    await dropParts(db, clock.now(), id);
    return { ...copy, runId };
  });
}

async function write(deps: Deps, copy: CopyRecord & CopyRun, parts: Parts): Promise<void> {
  const whose: Whose = {
    scope: copy.sellerId === noCompany ? 'none' : { sellerId: copy.sellerId },
    person: copy.userId,
  };
  const counts: Record<string, number> = {};
  const lost: string[] = [];
  let rowsDone = 0;
  const tell = async (patch: Partial<CopyRecord>) => {
    const movedAt = deps.clock.now();
    if (!(await deps.database.write({ sellerId: copy.sellerId }, (db) => saveRun(db, copy, { ...patch, movedAt }))))
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
        yield* piecesOf(next.value);
        await wrote(next.value.length);
        next = await pages.next();
        if (parts.isFull()) return;
      }
    };
    await parts.add(`${kind.name}${file === 1 ? '' : `-${file}`}.jsonl`, content());
  }
}

/** Large lines one by one: a page of them is never whole in memory a second time. */
function* piecesOf(lines: readonly { readonly line: string }[]): Generator<Buffer> {
  let some = '';
  for (const { line } of lines) {
    some += `${line}\n`;
    if (some.length < 65_536) continue;
    yield Buffer.from(some);
    some = '';
  }
  if (some !== '') yield Buffer.from(some);
}

/** Gives the names of those whose content is lost. */
async function writeFiles(deps: Deps, { kind, whose, parts }: Place): Promise<string[]> {
  const lost: string[] = [];
  for await (const { id, name } of filesOf(deps.database, whose, kind)) {
    const entry = `files/${kind.name}/${id} ${name.replace(/[/\\:*?"<>|\p{Cc}]/gu, '_')}`;
    const content = await deps.files.read(id);
    if (content)
      await parts.add(entry, content).catch((error) => {
        content.destroy();
        throw error;
      });
    else lost.push(entry);
  }
  return lost;
}

async function* textOf(text: string): Pieces {
  yield Buffer.from(text);
}
