/** Gives each carton, parcel and pallet of an order its SSCC, once: a label printed again carries the same code. */
import { present } from '../../../kernel/errors.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { labelPackages } from '../../packages/packages.public.ts';
import { lockSale } from '../../sales/sales.public.ts';
import { ssccOf } from '../gs1.rules.ts';
import type { OfSale } from '../papers.read-model.ts';
import { insertUnits, type LogisticUnits, takeSerials, unitsOf } from '../papers.repository.ts';
import type { Asked } from '../shown-papers.ts';

/** What the units hold, as `load:0` or `line:` and its id, and how many units there are. */
export type Wanted = { readonly contents: string; readonly count: number };

/** The SSCC of a piece of some contents, counted from 0. */
export type CodeOf = (contents: string, index: number) => string;

/** Makes sure that every wanted piece has its code, and that what is to come of the order is known by it; answers them. */
export const labelledUnits = (deps: Deps, { scope, ids }: Asked, wanted: readonly Wanted[]): Promise<CodeOf> =>
  deps.database.write(scope, async (db) => {
    // Neither a second print nor an announcement comes between what is read and what is written.
    await lockSale(db, ids.saleId, ids.sellerId);
    const codeOf = await assignUnits(db, ids, deps.config.gs1CompanyPrefix, wanted);
    await labelPackages(db, ids);
    return codeOf;
  });

async function assignUnits(db: Db, of: OfSale, companyPrefix: string, wanted: readonly Wanted[]): Promise<CodeOf> {
  const known = await unitsOf(db, of);
  const missing = wanted
    .map(({ contents, count }) => ({ contents, count: count - piecesOf(known, contents) }))
    .filter(({ count }) => count > 0);
  if (missing.length > 0) await addUnits(db, of, companyPrefix, known, missing);
  const all = missing.length > 0 ? await unitsOf(db, of) : known;
  return (contents, index) => codeIn(blocksOf(all, contents), index);
}

const blocksOf = (units: readonly LogisticUnits[], contents: string) =>
  units.filter((unit) => unit.contents === contents);
const piecesOf = (units: readonly LogisticUnits[], contents: string): number =>
  blocksOf(units, contents).reduce((sum, { count }) => sum + count, 0);

function codeIn(blocks: readonly LogisticUnits[], index: number): string {
  const block = blocks.find(({ fromPiece, count }) => index + 1 >= fromPiece && index + 1 < fromPiece + count);
  const { companyPrefix, firstSerial, fromPiece } = present(block, 'every wanted piece has a code');
  return ssccOf(companyPrefix, firstSerial + BigInt(index + 1 - fromPiece));
}

async function addUnits(
  db: Db,
  { sellerId, saleId }: OfSale,
  companyPrefix: string,
  known: readonly LogisticUnits[],
  missing: readonly Wanted[],
): Promise<void> {
  let firstSerial = await takeSerials(
    db,
    companyPrefix,
    missing.reduce((sum, { count }) => sum + count, 0),
  );
  const units: LogisticUnits[] = [];
  for (const { contents, count } of missing) {
    units.push({
      sellerId,
      saleId,
      contents,
      fromPiece: piecesOf(known, contents) + 1,
      count,
      companyPrefix,
      firstSerial,
    });
    firstSerial += BigInt(count);
  }
  await insertUnits(db, units);
}
