/** What paying for an order does with a wallet. */

export { mailedRejection, mailedWithdrawal } from './mailed-withdrawal.ts';
export { refuse as refuseWallet } from './wallets.errors.ts';
export { walletBalance, walletBalances, walletPage } from './wallets.read-model.ts';
export { lockWallet, postApplied } from './wallets.repository.ts';
