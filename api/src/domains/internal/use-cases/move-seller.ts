/** Our own people approve, pause, suspend and close companies, flag risks and agree to fees. */
import type { moveSellerBody } from '@quayside/contract/internal-sellers';
import type { z } from 'zod';
import { emit } from '../../../platform/jobs/jobs.ts';
import type { Write } from '../../../platform/write.ts';
import { endPeopleOf } from '../../personal-data/personal-data.public.ts';
import { lockSeller, moveSeller, type SellerRecord, saveSeller } from '../../sellers/sellers.public.ts';
import { refuse } from '../internal.errors.ts';

/** Nobody of a closed company has an account left. Refuses with what `moveSeller` refuses. */
export async function moveByStaff(
  write: Write,
  sellerId: string,
  { event, reason, expectedPauseEnd, note }: z.infer<typeof moveSellerBody>,
): Promise<SellerRecord> {
  const seller = await moveSeller(write, { sellerId, event, reason, note, pauseEnd: expectedPauseEnd ?? null });
  if (event === 'close') await endPeopleOf(write, seller);
  return seller;
}

type RiskFlag = { readonly isSet: boolean; readonly note: string };

/**
 * From now on staff look at each payment of the company first, or no longer. A payment that already waits goes on waiting.
 * Refuses with `company_not_found`.
 */
export async function setRiskFlag(
  { db, now, actor }: Write,
  sellerId: string,
  { isSet, note }: RiskFlag,
): Promise<SellerRecord> {
  const seller = await lockSeller(db, sellerId);
  if (!seller) throw refuse('company_not_found');
  const change = { riskFlag: isSet, riskNote: note, riskChangedAt: now, riskChangedBy: actor.name };
  await saveSeller(db, sellerId, change);
  return { ...seller, ...change, version: seller.version + 1 };
}

/** A fee that was asked for counts at its time, or never. Refuses with `company_not_found`, `fee_not_asked`. */
export async function decideFee({ db, now }: Write, sellerId: string, isAgreed: boolean): Promise<SellerRecord> {
  const seller = await lockSeller(db, sellerId);
  if (!seller) throw refuse('company_not_found');
  if (seller.nextFeeBasisPoints === null || seller.nextFeeAgreed) throw refuse('fee_not_asked');
  const change = isAgreed ? { nextFeeAgreed: true } : { nextFeeBasisPoints: null, nextFeeAt: null };
  await saveSeller(db, sellerId, change);
  await emit(db, now, 'seller.fee_decided', { sellerId, isAgreed });
  return { ...seller, ...change };
}
