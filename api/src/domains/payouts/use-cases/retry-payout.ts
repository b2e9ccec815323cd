/** A failed payout is sent again, as a transfer of its own, to the account that is now the seller's (section 13). */

import { present } from '../../../kernel/errors.ts';
import type { Write } from '../../../platform/write.ts';
import { currentAccount } from '../../bank-accounts/bank-accounts.public.ts';
import { sellerOf } from '../../sellers/sellers.public.ts';
import { movePayout } from '../move-payout.ts';
import { refuse } from '../payouts.errors.ts';
import { lockPayout, type PayoutRecord } from '../payouts.repository.ts';
import { isOursToMend, transferIdOf } from '../payouts.rules.ts';
import { queuePayout } from './request-payout.ts';

/**
 * Staff retry any. A seller first changes the bank details the payout failed with, unless the reason lay with us;
 * a change of bank details pauses it for a day.
 */
export async function retryPayout(
  { db, now: at, actor }: Write,
  { payoutId }: { readonly payoutId: string },
): Promise<PayoutRecord> {
  const { sellerId } = actor;
  const payout = await lockPayout(db, payoutId, sellerId);
  if (!payout) throw refuse('payout_not_found');
  if (payout.status !== 'FAILED') throw refuse('payout_not_failed');
  const account = present(await currentAccount(db, payout.sellerId), 'a seller with payouts has an account');
  const isUnchanged = account.id === payout.bankAccountId;
  if (sellerId !== null && isUnchanged && !isOursToMend(payout.failureCode)) throw refuse('bank_details_unchanged');
  const attempt = payout.attempt + 1;
  const detail = { transferId: transferIdOf({ id: payout.id, attempt }), earlier: payout.providerReference };
  const approved = present(
    await movePayout(
      db,
      payout,
      'retry',
      { at, actor, detail },
      {
        attempt,
        bankAccountId: account.id,
        accountEnding: account.ending,
        ...{ providerReference: null, providerState: null, answeredAt: null, failureCode: null, sentAt: null },
      },
    ),
    'a failed payout can be retried',
  );
  const seller = await sellerOf(db, payout.sellerId);
  return queuePayout(db, approved, seller?.bankChangedAt ?? null, at);
}
