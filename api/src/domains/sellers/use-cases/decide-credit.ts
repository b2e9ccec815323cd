/** What became of a buyer's application for credit: by a notice of the judge, or by one of us. */
import type { changeCreditBody, decideCreditBody } from '@quayside/contract/company';
import type { z } from 'zod';
import type { CreditNotice } from '../../../adapters/credit/credit.port.ts';
import { systemActor } from '../../../kernel/actor.ts';
import { fromWire } from '../../../kernel/money.ts';
import type { Deps } from '../../../platform/deps.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import { openWrite, type Write } from '../../../platform/write.ts';
import { refuse } from '../sellers.errors.ts';
import { type BuyerRecord, lockBuyer, saveCredit } from '../sellers.repository.ts';

/** Days an outside judge gives; ours name them. */
const usualDays = 30;

/** Believes the notice in one thing: that there is news. How much may be owed, the judge is asked. */
export async function creditNews(deps: Deps, { buyerId, reference, state }: CreditNotice): Promise<void> {
  if (state !== 'accepted' && state !== 'declined') return;
  const limit = state === 'accepted' ? await deps.credit.limitOf(reference) : null;
  if (limit?.outcome === 'silent') throw refuse('credit_judge_silent');
  await openWrite(deps, { actor: systemActor, scope: 'none' }, async (write) => {
    const buyer = await lockBuyer(write.db, buyerId);
    if (!buyer || buyer.creditStatus === 'NONE') return;
    if (limit?.outcome === 'ok') await approve(write, buyer, limit.limitMinor, usualDays);
    else await decline(write, buyer);
  });
}

type Decision = z.infer<typeof decideCreditBody> & { readonly buyerId: string };

/** Refuses with `company_not_found`, `credit_not_waiting`. */
export async function decideCredit(write: Write, decided: Decision): Promise<BuyerRecord['creditStatus']> {
  const buyer = await lockBuyer(write.db, decided.buyerId);
  if (!buyer) throw refuse('company_not_found');
  if (buyer.creditStatus !== 'APPLIED') throw refuse('credit_not_waiting');
  if (decided.decision === 'DECLINE') return decline(write, buyer);
  return approve(write, buyer, fromWire(decided.limit).minor, decided.daysDeferred);
}

async function approve(write: Write, { id }: BuyerRecord, limitMinor: bigint, days: number) {
  const creditStatus = 'APPROVED' as const;
  await saveCredit(write.db, id, { creditStatus, creditLimitMinor: limitMinor, daysDeferred: days, creditPage: null });
  await emit(write.db, write.now, 'buyer.credit_decided', { buyerId: id, status: creditStatus });
  return creditStatus;
}

async function decline(write: Write, { id }: BuyerRecord) {
  const creditStatus = 'DECLINED' as const;
  await saveCredit(write.db, id, { creditStatus, creditLimitMinor: null, daysDeferred: 0, creditPage: null });
  await emit(write.db, write.now, 'buyer.credit_decided', { buyerId: id, status: creditStatus });
  return creditStatus;
}

type Change = z.infer<typeof changeCreditBody> & { readonly buyerId: string };

/** What is owed stays owed. Refuses with `company_not_found`, `credit_not_granted`. */
export async function changeCredit({ db, now }: Write, change: Change): Promise<BuyerRecord['creditStatus']> {
  const { buyerId, reason } = change;
  const buyer = await lockBuyer(db, buyerId);
  if (!buyer) throw refuse('company_not_found');
  if (buyer.creditStatus !== 'APPROVED') throw refuse('credit_not_granted');
  const isEnded = change.decision === 'END';
  const creditStatus = isEnded ? 'DECLINED' : 'APPROVED';
  const facts = isEnded
    ? { creditLimitMinor: null, daysDeferred: 0 }
    : { creditLimitMinor: fromWire(change.limit).minor, daysDeferred: change.daysDeferred };
  await saveCredit(db, buyerId, { creditStatus, ...facts });
  await emit(db, now, 'buyer.credit_changed', { buyerId, isEnded, reason });
  return creditStatus;
}
