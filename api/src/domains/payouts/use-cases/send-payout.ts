/**
 * Sends a payout through the payments port, or asks what became of it. Safe to repeat: one attempt is one transfer under
 * one id. The provider is called outside any transaction; before and after it the payout is locked and looked at anew.
 */

import type { QuoteAnswer } from '../../../adapters/payments/payments.port.ts';
import { systemActor } from '../../../kernel/actor.ts';
import type { Instant } from '../../../kernel/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { accountOf, isExchanged } from '../../bank-accounts/bank-accounts.public.ts';
import { sellerOf } from '../../sellers/sellers.public.ts';
import { movePayout } from '../move-payout.ts';
import { lockPayout, type PayoutRecord, updatePayout } from '../payouts.repository.ts';
import { isSilentTooLong, pausedUntil, transferIdOf } from '../payouts.rules.ts';
import { concludePayout, endPayout } from './conclude-payout.ts';

type Ids = { readonly sellerId: string; readonly payoutId: string };
type Sendable = { readonly payout: PayoutRecord; readonly account: Awaited<ReturnType<typeof accountOf>> };

/** Throws while the provider gives no end, so that the job is repeated. */
export async function sendPayout(deps: Deps, ids: Ids): Promise<void> {
  const found = await sendable(deps, ids);
  if (!found) return;
  const sent = found.payout.status === 'APPROVED' ? await begun(deps, found) : found;
  if (!sent) return;
  const { payout, account } = sent;
  if (payout.amountMinor === 0n) {
    await concludePayout(deps, payout, { outcome: 'ok', reference: payout.id, state: 'outgoing_payment_sent' });
    return;
  }
  const answer = await deps.payments.transfer({
    id: transferIdOf(payout),
    account: account.reference,
    holder: account.holder,
    amountMinor: payout.amountMinor,
    currency: payout.currency,
    reference: payout.orderNumber,
    quote: payout.quoteReference,
    known: payout.providerReference,
  });
  const isOpen = await concludePayout(deps, payout, answer);
  if (isOpen && answer.outcome === 'silent')
    throw new Error('The payment provider is silent; the transfer is repeated under the same id');
}

/**
 * The payout and its account, when it is to be sent now; one that is paused is queued for the end of the pause, and one whose
 * account is no longer the seller's is left to staff.
 */
function sendable({ database, clock }: Deps, { sellerId, payoutId }: Ids): Promise<Sendable | null> {
  return database.write({ sellerId }, async (db) => {
    const payout = await lockPayout(db, payoutId, sellerId);
    if (payout?.status !== 'APPROVED' && payout?.status !== 'PROCESSING') return null;
    const account = await accountOf(db, sellerId, payout.bankAccountId);
    const seller = await sellerOf(db, sellerId);
    const until = payout.status === 'APPROVED' ? pausedUntil(seller?.bankChangedAt ?? null, clock.now()) : null;
    if (payout.status === 'APPROVED' && (await isStopped(db, payout, clock.now()))) return null;
    if (until === null) return { payout, account };
    // Nobody asks meanwhile: that is no silence of the provider.
    if (payout.sentAt !== null) await updatePayout(db, payout, { sentAt: null });
    await enqueue(db, 'payout.send', { sellerId, payoutId }, { at: until, key: `payout.send.${payoutId}` });
    return null;
  });
}

/** Nobody has asked the provider for a transfer yet: none is asked for to an account that was exchanged since. */
async function isStopped(db: Db, payout: PayoutRecord, at: Instant): Promise<boolean> {
  if (!(await isExchanged(db, payout.sellerId, payout.bankAccountId))) return false;
  await endPayout(db, payout, 'account_exchanged', { at, actor: systemActor }, 'account_exchanged');
  return true;
}

/** The provider confirms account and amount, then the payout is PROCESSING; while it does not, the payout stays APPROVED for a day. */
async function begun(deps: Deps, { payout: approved, account }: Sendable): Promise<Sendable | null> {
  const { sellerId, id, amountMinor, currency, version } = approved;
  const quote: QuoteAnswer =
    amountMinor === 0n
      ? { outcome: 'ok', reference: '' }
      : await deps.payments.quote({ account: account.reference, amountMinor, currency });
  if (quote.outcome !== 'ok') return notConfirmed(deps, approved, quote.outcome);
  const at = deps.clock.now();
  const payout = await deps.database.write({ sellerId }, async (db) => {
    const locked = await lockPayout(db, id, sellerId);
    if (locked?.version !== version || (await isStopped(db, locked, at))) return null;
    return movePayout(db, locked, 'send', { at, actor: systemActor }, { sentAt: at, quoteReference: quote.reference });
  });
  return payout && { payout, account };
}

/** A day after we first asked in vain it waits for our own people: the provider never heard of a transfer. */
async function notConfirmed(deps: Deps, { sellerId, id, version }: PayoutRecord, outcome: string): Promise<null> {
  const at = deps.clock.now();
  const isGivenUp = await deps.database.write({ sellerId }, async (db) => {
    const locked = await lockPayout(db, id, sellerId);
    if (locked?.status !== 'APPROVED' || locked.version !== version) return true;
    const asked = locked.sentAt === null ? await updatePayout(db, locked, { sentAt: at }) : locked;
    if (!isSilentTooLong(asked, at)) return false;
    await endPayout(db, asked, 'not_confirmed', { at, actor: systemActor }, 'not_confirmed');
    return true;
  });
  if (!isGivenUp) throw new Error(`The payment provider: ${outcome}; the payout stays approved`);
  return null;
}
