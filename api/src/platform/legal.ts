/** The two legal entities and the service level agreement in force (CFG-06, ORD-08). */
export const slaVersion = '2026-01';

export const legalEntities = {
  uk: {
    name: 'Quayside UK Ltd',
    address: '14 Tobacco Dock',
    city: 'London',
    postcode: 'E1W 2SF',
    country: 'GB',
    phone: null,
  },
  eu: {
    name: 'Quayside B.V.',
    address: 'Oostelijke Handelskade 12',
    city: 'Amsterdam',
    postcode: '1019 BM',
    country: 'NL',
    phone: '+31 20 000 0000',
  },
} as const;

/** How the two companies stand on invoices: the buyer of a self-billed one is who pays the seller out. */
export const billingIdentities = {
  uk: { vatNumber: 'GB300000073', registrationNumber: '11850073' },
  eu: { vatNumber: 'NL850000017B77', registrationNumber: '85000017' },
} as const;
