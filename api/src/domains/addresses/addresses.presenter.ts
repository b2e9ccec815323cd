/** How an address looks on the wire. */
import type { Address, UsageType } from '@quayside/contract/addresses';
import type { AddressRecord } from './addresses.repository.ts';

export function presentAddress({ id, sellerId: _seller, ...address }: AddressRecord): Address {
  const inRole = (type: UsageType) => (address.usageTypes.includes(type) ? id : null);
  return { ...address, qid: id, billingAddressQid: inRole('BILLING'), shippingAddressQid: inRole('SHIPPING') };
}
