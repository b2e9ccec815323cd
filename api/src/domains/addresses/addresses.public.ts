/** What other domains may know of addresses. */
export { pickupAddressOf } from './addresses.repository.ts';
export { type BuyerAddress, buyerAddress } from './buyer-addresses.repository.ts';
