/**
 * A claim on demand, as the buyer of the order would make it; never in production (CFG-03). It asks neither for a
 * delivery nor for photos, which an order made for a test does not have.
 */

import type { testClaimBody } from '@quayside/contract/claims';
import type { z } from 'zod';
import { type Actor, systemActor } from '../../../kernel/actor.ts';
import { plus, seconds } from '../../../kernel/clock.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Write } from '../../../platform/write.ts';
import { type SaleChange, withLockedSale } from '../../sales/sales.public.ts';
import { lineFactsOf, transportOf } from '../claim-context.ts';
import { refuse } from '../claims.errors.ts';
import { partiesOfSale } from '../claims.read-model.ts';
import type { ClaimRecord } from '../claims.repository.ts';
import { claimableQuantityOf } from '../claims.rules.ts';
import { calendarOf, withLockedClaim } from '../locked-claim.ts';
import { newContext, openClaim } from '../open-claim.ts';
import { askSeller } from './ask-seller.ts';
import { triageClaim } from './triage-claim.ts';

type Body = z.infer<typeof testClaimBody>;
const piecesPerLine = 2;

/** The seller whose sale it is, before a write in that seller's rows is opened. */
export async function sellerOfClaimable({ database }: Pick<Deps, 'database'>, saleId: string): Promise<string> {
  const parties = await partiesOfSale(database, saleId);
  if (!parties) throw refuse('claim_sale_not_found');
  return parties.sellerId;
}

export async function createTestClaim(
  write: Write,
  { sellerId, ...body }: Body & { readonly sellerId: string },
): Promise<{ qid: string; number: string }> {
  const claim = await withLockedSale(write, { sellerId, saleId: body.saleQid }, (sale) => opened(sale, body));
  if (body.answerWithinSeconds !== undefined) await askAtOnce(write, claim, body.answerWithinSeconds);
  return { qid: claim.id, number: claim.number };
}

async function opened(sale: SaleChange, { type, description }: Body): Promise<ClaimRecord> {
  const { db, deps } = sale;
  const transport = await transportOf(sale, calendarOf(deps, sale));
  if (transport.paidAt === null) throw refuse('claim_sale_not_paid');
  const { hasOtherOpenClaim } = await newContext(sale, { type, evidence: [], transport });
  if (hasOtherOpenClaim) throw refuse('claim_already_open');
  const claimed = (await lineFactsOf(db, sale.sale, null))
    .map((line) => ({ line, quantity: Math.min(piecesPerLine, claimableQuantityOf(line)) }))
    .filter(({ quantity }) => quantity > 0);
  if (claimed.length === 0) throw refuse('claim_nothing_shipped');
  const buyer: Actor = { ...systemActor, kind: 'BUYER', name: sale.sale.buyerName };
  return openClaim({ ...sale, actor: buyer }, { type, description, claimed, action: 'submit' });
}

/** The whole way to the seller's answer, with a deadline that a test can wait for. */
async function askAtOnce(write: Write, { sellerId, id: claimId }: ClaimRecord, within: number): Promise<void> {
  const place = { sellerId, claimId };
  const asSystem = { ...write, actor: systemActor };
  await withLockedClaim(asSystem, place, triageClaim);
  await withLockedClaim(asSystem, place, (change) =>
    askSeller(change, { message: 'Please look at this claim.' }, plus(change.sale.now, seconds(within))),
  );
}
