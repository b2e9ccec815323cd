import type { AddressRecord } from './addresses.repository.ts';

/** What of an address stands in the audit log: on one line, with what it is used for. */
export const toldOf = ({
  companyName,
  line1,
  line2,
  postalCode,
  city,
  region,
  country,
  usageTypes,
}: AddressRecord) => ({
  address: [companyName, line1, line2, postalCode, city, region, country].filter((part) => part !== '').join(', '),
  uses: usageTypes,
});
