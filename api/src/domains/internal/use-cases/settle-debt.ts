/** Staff note what a company that owes us paid by bank: it may sell no more, so that no payout takes it. */
import type { settleDebtBody, takeBackSettlementBody } from '@quayside/contract/internal-sellers';
import type { z } from 'zod';
import { personOf } from '../../../kernel/actor.ts';
import { fromWire } from '../../../kernel/money.ts';
import { staleVersion } from '../../../kernel/versions.ts';
import type { Write } from '../../../platform/write.ts';
import { settleDebt, takeBackSettlement } from '../../payouts/payouts.public.ts';
import { lockSeller, type SellerRecord } from '../../sellers/sellers.public.ts';
import { refuse } from '../internal.errors.ts';

const codes = {
  nothing_owed: 'debt_not_owed',
  too_much: 'debt_too_much',
  limit: 'debt_limit',
  already: 'debt_already_noted',
} as const;

/** Refuses with `company_not_found`, those above, and `stale_version` when what is owed is no longer what was seen. */
export async function noteDebtPaid(
  { db, now, actor }: Write,
  sellerId: string,
  { amount, owed, reference }: z.infer<typeof settleDebtBody>,
): Promise<SellerRecord> {
  const seller = await lockSeller(db, sellerId);
  if (!seller) throw refuse('company_not_found');
  const [{ minor: amountMinor, currency }, { minor: owedMinor }] = [fromWire(amount), fromWire(owed)];
  if (owed.currency !== amount.currency || amountMinor === 0n) throw refuse('debt_not_owed');
  const notedBy = personOf(actor).userId;
  const refused = await settleDebt(db, { sellerId, currency, amountMinor, owedMinor, reference, notedBy, at: now });
  if (refused === 'stale') throw staleVersion();
  if (refused) throw refuse(codes[refused]);
  return seller;
}

/** Refuses with `company_not_found`, `settlement_not_found`, and `settlement_own` where a part of it is the person's own. */
export async function takeBackPaid(
  { db, now, actor }: Write,
  sellerId: string,
  { reference, reason }: z.infer<typeof takeBackSettlementBody>,
): Promise<SellerRecord> {
  const seller = await lockSeller(db, sellerId);
  if (!seller) throw refuse('company_not_found');
  const by = personOf(actor).userId;
  const refused = await takeBackSettlement(db, { sellerId, reference, reason, by, at: now });
  if (refused) throw refuse(refused === 'own' ? 'settlement_own' : 'settlement_not_found');
  return seller;
}
