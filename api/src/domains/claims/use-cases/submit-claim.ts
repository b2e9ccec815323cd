/** A buyer claims for lines of a sale (CLM-02). */

import type { submitClaimBody } from '@quayside/contract/claims';
import type { z } from 'zod';
import type { Write } from '../../../platform/write.ts';
import { withLockedSale } from '../../sales/sales.public.ts';
import { lineFactsOf, transportOf } from '../claim-context.ts';
import { refuse } from '../claims.errors.ts';
import { attachEvidence, type ClaimRecord, evidenceOfSale } from '../claims.repository.ts';
import { claimableQuantityOf } from '../claims.rules.ts';
import type { LineSnapshot } from '../claims.types.ts';
import { calendarOf, partyOf, statusAfter } from '../locked-claim.ts';
import { newContext, openClaim } from '../open-claim.ts';

type Body = z.infer<typeof submitClaimBody>;

/** `sellerId`: whose sale it is, found with the buyer's right to it. */
export function submitClaim(
  write: Write,
  { sellerId, ...body }: Body & { readonly sellerId: string },
): Promise<ClaimRecord> {
  const { db, deps, actor } = write;
  return withLockedSale(write, { sellerId, saleId: body.saleQid }, async (sale) => {
    const lines = await lineFactsOf(db, sale.sale, null);
    const claimed = body.lines.map(({ lineQid, quantity }) => ({ line: lineIn(lines, lineQid), quantity }));
    checkQuantities(claimed);
    const evidence = (await evidenceOfSale(db, sellerId, body.saleQid)).filter(
      // What the other side had evaluated for itself is nobody else's to give.
      (one) => one.claimId === null && one.party === partyOf(actor) && body.evidence.includes(one.id),
    );
    if (evidence.length < new Set(body.evidence).size) throw refuse('claim_evidence_not_found');
    const context = await newContext(sale, {
      type: body.type,
      evidence,
      transport: await transportOf(sale, calendarOf(deps, sale)),
    });
    statusAfter(actor, context, 'submit');
    return openClaim(sale, { ...body, claimed, action: 'submit' }, (claim) => attachEvidence(db, claim, body.evidence));
  });
}

function lineIn(lines: readonly LineSnapshot[], id: string): LineSnapshot {
  const line = lines.find(({ lineId }) => lineId === id);
  if (!line) throw refuse('claim_line_not_found');
  return line;
}

function checkQuantities(claimed: readonly { line: LineSnapshot; quantity: number }[]): void {
  if (new Set(claimed.map(({ line }) => line.lineId)).size < claimed.length) throw refuse('claim_line_twice');
  for (const { line, quantity } of claimed) {
    const most = claimableQuantityOf(line);
    if (quantity > most)
      throw refuse('claim_quantity_exceeds_shipped', { lineQid: line.lineId, maximumQuantity: most });
  }
}
