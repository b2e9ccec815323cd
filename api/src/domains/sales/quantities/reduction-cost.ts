/** What lowering quantities would cost the seller, without doing it. */
import type { ReductionCost, reductionCostBody } from '@quayside/contract/reductions';
import type { z } from 'zod';
import { money, toWire } from '../../../kernel/money.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { SellerActor } from '../../../platform/http/actor.ts';
import { offersOfOthers } from '../../offers/offers.public.ts';
import { netOfParts } from '../../payouts/payouts.public.ts';
import { type SaleDetail, saleDetail } from '../detail/sale-detail.read-model.ts';
import { commissionTermsOf } from '../payment/commission-terms.ts';
import { refuse } from '../sales.errors.ts';
import { payoutPartsOf } from '../sales.rules.ts';
import { type Decision, decideQuantities, standingOf } from './sales.quantities.rules.ts';

type Asked = z.infer<typeof reductionCostBody>['lines'];

/** Refuses what confirming would refuse, but for reasons: they are chosen afterwards. */
export async function reductionCostOf(
  deps: Deps,
  { sellerId }: SellerActor,
  saleId: string,
  asked: Asked,
): Promise<ReductionCost> {
  const detail = await saleDetail(deps.database, { sellerId }, { sellerId, saleId });
  if (!detail) throw refuse('not_found');
  const decision = decideQuantities(
    detail.lines,
    asked.map((line) => ({ ...line, reason: 'PARTIAL_STOCK' })),
  );
  const lowered = loweredLines(detail, decision);
  const { sale, seller } = detail;
  const terms = commissionTermsOf(seller);
  const netOf = (of: typeof sale) => netOfParts(payoutPartsOf(of, terms));
  const amount = (minor: bigint) => toWire(money(minor, sale.currency));
  return {
    missingUnits: lowered.reduce((sum, { missing }) => sum + missing, 0),
    refund: amount((sale.confirmedMinor ?? sale.requestedMinor) - decision.confirmedMinor),
    payoutLess: amount(netOf(sale) - netOf({ ...sale, confirmedMinor: decision.confirmedMinor })),
    stock: lowered.map(({ line }) => ({ lineQid: line.id, productName: line.productName, stock: 0 })),
    otherSellers: await otherSellers(deps, detail, lowered),
  };
}

function loweredLines({ lines }: SaleDetail, decision: Decision) {
  return decision.lowered.flatMap(({ id, confirmedQuantity: left }) => {
    const line = lines.find((one) => one.id === id);
    return line ? [{ line, missing: standingOf(line) - left }] : [];
  });
}

/** How many sellers will be asked for what is missing. */
async function otherSellers(
  { database }: Deps,
  { sale }: SaleDetail,
  lowered: readonly { line: { gtin: string } }[],
): Promise<number> {
  if (lowered.length === 0) return 0;
  const wanted = {
    gtins: lowered.map(({ line }) => line.gtin),
    sellerId: sale.sellerId,
    country: sale.destinationCountry,
    currency: sale.currency,
  };
  const found = await database.read('system', (db) => offersOfOthers(db, wanted));
  return new Set(found.map((offer) => offer.sellerId)).size;
}
