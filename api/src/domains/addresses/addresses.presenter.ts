/** How an address looks on the wire. */
import type { Address, UsageType } from '@quayside/contract/addresses';
import type { AddressRecord } from './addresses.repository.ts';

/** Of a seller or of a buyer: whose it is is no part of it. */
export function presentAddress(row: Omit<AddressRecord, 'sellerId'>): Address {
  const { id, companyName, usageTypes, line1, line2, postalCode, city, region, country, createdAt, version } = row;
  const inRole = (type: UsageType) => (usageTypes.includes(type) ? id : null);
  return {
    ...{ qid: id, companyName, billingAddressQid: inRole('BILLING'), shippingAddressQid: inRole('SHIPPING') },
    ...{ usageTypes, line1, line2, postalCode, city, region, country, createdAt, version },
  };
}
