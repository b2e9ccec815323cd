/** Asks other sellers for what somebody could not confirm, or declined altogether. */
import { newId } from '../../../kernel/ids.ts';
import { addWorkingDays } from '../../../kernel/working-time.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import type { Write } from '../../../platform/write.ts';
import { offersOfOthers } from '../../offers/offers.public.ts';
import { declinedUnits, linesOfOrder } from '../replacements.read-model.ts';
import { addReplacements, type ReplacementRecord } from '../replacements.repository.ts';

export type Reduction = {
  readonly sellerId: string;
  readonly saleId: string;
  readonly missing: readonly { readonly lineId: string; readonly quantity: number }[];
};
type Line = Awaited<ReturnType<typeof linesOfOrder>>[number];
type Missing = { readonly line: Line; readonly quantity: number; readonly reduction: Reduction };

type Declined = Pick<Reduction, 'sellerId' | 'saleId'>;

/**
 * All that was still promised: of lines confirmed before what was confirmed, since others were asked for the rest then.
 * Nobody is asked where the buyer no longer wants the goods.
 */
export async function askForDeclined(write: Write, { sellerId, saleId }: Declined): Promise<void> {
  const missing = await declinedUnits(write.db, sellerId, saleId);
  await askOtherSellers(write, { sellerId, saleId, missing });
}

/** In system scope: the rows belong to several sellers. */
export async function askOtherSellers({ db, deps, now }: Write, reduction: Reduction): Promise<void> {
  const { sellerId, saleId, missing } = reduction;
  const lines = await linesOfOrder(
    db,
    sellerId,
    saleId,
    missing.map(({ lineId }) => lineId),
  );
  const rows: ReplacementRecord[] = [];
  for (const line of lines) {
    const quantity = missing.find(({ lineId }) => lineId === line.lineId)?.quantity ?? 0;
    if (quantity > 0) rows.push(...(await askedFor(db, deps, { line, quantity, reduction })));
  }
  await addReplacements(db, rows);
  for (const [asked, own] of Map.groupBy(rows, (row) => row.sellerId))
    await emit(db, now, 'replacement.asked', { sellerId: asked, deadline: own[0]?.answerBy ?? null });
}

async function askedFor(db: Db, deps: Deps, { line, quantity, reduction }: Missing): Promise<ReplacementRecord[]> {
  const { country, currency, gtin } = line;
  const others = await offersOfOthers(db, { gtins: [gtin], sellerId: reduction.sellerId, country, currency });
  const now = deps.clock.now();
  return others.map((offer) => ({
    sellerId: offer.sellerId,
    id: newId(),
    offerId: offer.offerId,
    sourceSellerId: reduction.sellerId,
    sourceSaleId: reduction.saleId,
    sourceLineId: line.lineId,
    status: 'OPEN',
    gtin,
    productName: line.productName,
    brandName: line.brandName,
    missingQuantity: quantity,
    unitSize: offer.unitSize,
    stock: offer.stock,
    unitPriceMinor: offer.priceMinor,
    currency,
    destinationCountry: country,
    offeredQuantity: null,
    createdAt: now,
    answerBy: addWorkingDays(now, 1, deps.calendarOf(offer.country, offer.timeZone)),
    answeredAt: null,
    orderId: null,
    version: 1,
  }));
}
