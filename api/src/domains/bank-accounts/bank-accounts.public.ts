/** What other domains may know of bank accounts. */
export { accountOf, currentAccount, isExchanged } from './bank-accounts.repository.ts';
