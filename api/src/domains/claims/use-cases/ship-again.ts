/** The seller has sent the goods again and says how they come; with that the claim is settled. */
import type { shipAgainBody } from '@quayside/contract/claims';
import type { z } from 'zod';
import { carrierByQid, isNumberOf, normaliseNumber, trackingUrlOf } from '../../carriers/carriers.public.ts';
import { refuse } from '../claims.errors.ts';
import type { ClaimRecord } from '../claims.repository.ts';
import { appealTimeFrom, type ClaimChange } from '../locked-claim.ts';
import { settleClaim } from './settle-claim.ts';

type Body = z.infer<typeof shipAgainBody>;

/** Refuses with `unknown_carrier` or `invalid_shipment_codes` (with the number), beside what the claim's state refuses. */
export async function shipAgain(change: ClaimChange, { carrier: qid, ...body }: Body): Promise<ClaimRecord> {
  const carrier = carrierByQid(qid);
  if (!carrier) throw refuse('unknown_carrier');
  const number = normaliseNumber(body.trackAndTraceNumber);
  if (!isNumberOf(carrier, number)) throw refuse('invalid_shipment_codes', { codes: [number] });
  return settleClaim(change, {
    action: 'ship_again',
    patch: { reshipCarrier: qid, reshipNumber: number, appealUntil: appealTimeFrom(change) },
    news: { carrier: carrier.name, tracking: number, trackingUrl: trackingUrlOf(carrier, number) },
  });
}
