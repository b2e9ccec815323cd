/** A company asks for another fee: it counts from the next invoice period on (domain page, section 16). */
import type { feeAnswer } from '@quayside/contract/company';
import type { z } from 'zod';
import { sellerIdOf } from '../../../kernel/actor.ts';
import type { Instant } from '../../../kernel/clock.ts';
import { present } from '../../../kernel/errors.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import type { Write } from '../../../platform/write.ts';
import { changesBetween, record } from '../../audit/audit.public.ts';
import { percentOf } from '../profile.presenter.ts';
import { refuse } from '../sellers.errors.ts';
import { lockSeller, saveSeller } from '../sellers.repository.ts';

/** A lower fee waits for our consent. Refuses with `fee_net_price`. */
export async function askFee(write: Write, fee: string): Promise<z.infer<typeof feeAnswer>> {
  const { db, now, actor } = write;
  const sellerId = sellerIdOf(actor);
  const seller = present(await lockSeller(db, sellerId), 'the signed-in seller exists');
  if (seller.pricingModel === 'NET_PRICE') throw refuse('fee_net_price');
  const next = Math.round(Number(fee) * 100);
  const from = nextPeriod(now);
  const nextFeeAgreed = next >= seller.feeBasisPoints;
  await saveSeller(db, sellerId, { nextFeeBasisPoints: next, nextFeeAt: from, nextFeeAgreed });
  if (!nextFeeAgreed) await emit(db, now, 'seller.fee_asked', { sellerId });
  await record(write, {
    ...{ sellerId, action: 'FEE_ASKED', subject: from.slice(0, 10) },
    changes: changesBetween({ fee: percentOf(seller.feeBasisPoints) }, { fee: percentOf(next) }),
  });
  return { fee: percentOf(seller.feeBasisPoints), nextFee: percentOf(next), from, needsApproval: !nextFeeAgreed };
}

/** The first moment of the next month, UTC. */
export function nextPeriod(now: Instant): Instant {
  const at = new Date(now);
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1)).toISOString();
}
