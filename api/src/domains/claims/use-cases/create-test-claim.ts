/**
 * A claim on demand, as the buyer of the order would make it; never in production (CFG-03). It asks neither for a
 * delivery nor for photos, which an order made for a test does not have.
 */
import type { testClaimBody } from '@quayside/contract/claims';
import type { z } from 'zod';
import { plus, seconds } from '../../../kernel/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type SaleChange, withSale } from '../../sales/sales.public.ts';
import { lineFactsOf, transportOf } from '../claim-context.ts';
import { refuse } from '../claims.errors.ts';
import { partiesOfSale } from '../claims.read-model.ts';
import type { ClaimRecord } from '../claims.repository.ts';
import { claimableQuantityOf } from '../claims.rules.ts';
import { type ClaimChanger, calendarOf, theSystem, withClaim } from '../in-claim.ts';
import { newContext, openClaim } from '../open-claim.ts';
import { askSeller } from './ask-seller.ts';
import { triageClaim } from './triage-claim.ts';

type Body = z.infer<typeof testClaimBody>;
const piecesPerLine = 2;

export async function createTestClaim(deps: Deps, body: Body): Promise<{ qid: string; number: string }> {
  const parties = await partiesOfSale(deps.database, body.saleQid);
  if (!parties) throw refuse('claim_sale_not_found');
  const { sellerId } = parties;
  return deps.database.write({ sellerId }, async (db) => {
    const target = { saleId: body.saleQid };
    const claim = await withSale(db, deps, { ...theSystem, sellerId }, target, (sale) => opened(db, deps, sale, body));
    if (body.answerWithinSeconds !== undefined) await askAtOnce(db, deps, claim, body.answerWithinSeconds);
    return { qid: claim.id, number: claim.number };
  });
}

async function opened(db: Db, deps: Deps, sale: SaleChange, { type, description }: Body): Promise<ClaimRecord> {
  const transport = await transportOf(sale, calendarOf(deps, sale));
  if (transport.paidAt === null) throw refuse('claim_sale_not_paid');
  const { hasOtherOpenClaim } = await newContext(sale, { type, evidence: [], transport });
  if (hasOtherOpenClaim) throw refuse('claim_already_open');
  const claimed = (await lineFactsOf(db, sale.sale, null))
    .map((line) => ({ line, quantity: Math.min(piecesPerLine, claimableQuantityOf(line)) }))
    .filter(({ quantity }) => quantity > 0);
  if (claimed.length === 0) throw refuse('claim_nothing_shipped');
  const buyer: ClaimChanger = { kind: 'BUYER', userId: null, name: sale.sale.buyerName, permissions: new Set() };
  return openClaim({ db, deps, changer: buyer, sale }, { type, description, claimed, action: 'submit' });
}

/** The whole way to the seller's answer, with a deadline that a test can wait for. */
async function askAtOnce(db: Db, deps: Deps, { sellerId, id: claimId }: ClaimRecord, within: number): Promise<void> {
  const place = { sellerId, claimId };
  await withClaim(db, deps, theSystem, place, triageClaim);
  await withClaim(db, deps, theSystem, place, (change) =>
    askSeller(change, { message: 'Please look at this claim.' }, plus(change.sale.now, seconds(within))),
  );
}
