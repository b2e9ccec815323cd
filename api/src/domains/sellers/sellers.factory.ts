/** Sellers and buyers for tests and worlds. Directory tables: any scope may write them. */
import { newId } from '../../kernel/ids.ts';
import type { Db } from '../../platform/db/database.ts';
import { slaVersion } from '../../platform/legal.ts';
import { buyers, sellers } from './sellers.tables.ts';

export type SellerRow = typeof sellers.$inferSelect;
export type BuyerRow = typeof buyers.$inferSelect;

const joinedAt = '2025-11-21T08:00:00.000Z';

/** An active Dutch seller with a complete profile and an accepted SLA, unless told otherwise. */
export function sellerOf(overrides: Partial<SellerRow> = {}): SellerRow {
  return {
    id: newId(),
    name: 'Waldhuis Groothandel B.V.',
    status: 'ACTIVE',
    pauseReason: null,
    expectedPauseEnd: null,
    activeSince: null,
    statusNote: '',
    country: 'NL',
    timeZone: 'Europe/Amsterdam',
    currency: 'EUR',
    vatNumber: 'NL123456782B01',
    vatStatus: 'VALID',
    vatCheckedAt: null,
    vatCompanyName: null,
    registrationNumber: '12345678',
    pricingModel: 'COMMISSION',
    feeBasisPoints: 800,
    nextFeeBasisPoints: null,
    nextFeeAt: null,
    nextFeeAgreed: false,
    discountBasisPoints: 0,
    marketRegion: null,
    sellTo: ['EUROPE'],
    sellToRegions: ['EUROPE'],
    sellToCountries: [],
    shipDirectToRegions: ['EUROPE'],
    shipDirectToCountries: [],
    shippingFrom: [{ country: 'NL', leadDays: 2 }],
    terms: [],
    shipLine1: 'Havenstraat 12',
    shipLine2: '',
    shipCity: 'Rotterdam',
    hasBillingAddress: true,
    hasBankAccount: true,
    bankChangedAt: null,
    riskFlag: false,
    riskNote: '',
    riskChangedAt: null,
    riskChangedBy: null,
    slaVersion,
    slaAcceptedAt: joinedAt,
    createdAt: joinedAt,
    version: 1,
    ...overrides,
  };
}

/** A German buyer, unless told otherwise. */
export function buyerOf(overrides: Partial<BuyerRow> = {}): BuyerRow {
  const id = overrides.id ?? newId();
  return {
    id,
    name: 'Nordlicht Handels GmbH',
    email: `buying-${id}@nordlicht.example`,
    country: 'DE',
    city: 'Hamburg',
    line1: 'Am Sandtorkai 37',
    postalCode: '20457',
    vatNumber: null,
    vatStatus: 'PENDING',
    vatCompanyName: null,
    creditStatus: 'NONE',
    creditLimitMinor: null,
    creditPage: null,
    creditAppliedAt: null,
    creditNote: null,
    daysDeferred: 0,
    createdAt: joinedAt,
    ...overrides,
  };
}

/** Inserts a seller and gives the whole row. */
export async function makeSeller(db: Db, overrides: Partial<SellerRow> = {}): Promise<SellerRow> {
  const row = sellerOf(overrides);
  await db.insert(sellers).values(row);
  return row;
}

/** Inserts a buyer and gives the whole row. */
export async function makeBuyer(db: Db, overrides: Partial<BuyerRow> = {}): Promise<BuyerRow> {
  const row = buyerOf(overrides);
  await db.insert(buyers).values(row);
  return row;
}

/** What keeps the company's profile from being complete, as a sale's next action looks at it. */
export { missingProfileOf as missingProfileIn } from './sellers.rules.ts';
