/** What other domains may know of addresses. */
export { pickupAddressOf } from './addresses.repository.ts';
