/** What paying for an order does with a wallet. */

export { mailedEnd, mailedRejection, mailedWithdrawal } from './mailed-withdrawal.ts';
export { expirePromotions } from './use-cases/expire-promotions.ts';
export { payFromWallet } from './use-cases/pay-from-wallet.ts';
export { returnToWallet } from './use-cases/return-to-wallet.ts';
export { refuse as refuseWallet } from './wallets.errors.ts';
export { walletBalance, walletBalances, walletPage } from './wallets.read-model.ts';
export {
  type Credited,
  insertSpendOnly,
  lockWallet,
  postOffDebt,
  postRefund as creditWallet,
} from './wallets.repository.ts';
