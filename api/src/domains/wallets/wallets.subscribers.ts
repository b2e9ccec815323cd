/** Refunds reach the buyer's wallet: the buyer's side of the clearing account, posted once per event. */
import { changeUpon, type Subscriber } from '../../platform/jobs/jobs.ts';
import { returnToWallet } from './use-cases/return-to-wallet.ts';

export const walletSubscribers: readonly Subscriber[] = [
  changeUpon(
    'wallets.refund',
    'sale.refunded',
    ({ buyerId }) => ({ buyerId }),
    ({ db }, { buyerId, saleId, currency, source, amountMinor }, { id: causeId, createdAt: at }) =>
      returnToWallet(db, { buyerId, saleId, currency, source, amountMinor, causeId, at }),
  ),
];
