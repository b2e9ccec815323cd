/** What other domains may know of bank accounts. */
export { accountOf, currentAccount } from './bank-accounts.repository.ts';
