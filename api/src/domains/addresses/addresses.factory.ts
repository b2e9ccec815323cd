/** Addresses for tests and worlds; each makes its own parent. `db` runs in system scope or in the seller's. */
import { newId } from '../../kernel/ids.ts';
import type { Db } from '../../platform/db/database.ts';
import { makeSeller } from '../sellers/sellers.factory.ts';
import type { AddressRecord } from './addresses.repository.ts';
import { addresses, buyerAddresses } from './addresses.tables.ts';
import type { BuyerAddress } from './buyer-addresses.repository.ts';

/** A billing address in Rotterdam, unless told otherwise. */
export function addressRowOf(overrides: Partial<AddressRecord> & { readonly sellerId: string }): AddressRecord {
  return {
    id: newId(),
    companyName: 'Waldhuis Groothandel B.V.',
    usageTypes: ['BILLING'],
    line1: 'Havenstraat 12',
    line2: '',
    postalCode: '3011 AB',
    city: 'Rotterdam',
    region: '',
    country: 'NL',
    createdAt: '2026-11-18T09:00:00.000Z',
    version: 1,
    ...overrides,
  };
}

export async function makeAddress(db: Db, overrides: Partial<AddressRecord> = {}): Promise<AddressRecord> {
  const row = addressRowOf({ ...overrides, sellerId: overrides.sellerId ?? (await makeSeller(db)).id });
  await db.insert(addresses).values(row);
  return row;
}

/** A door of a buyer's in Bremen, for goods and for invoices, unless told otherwise. */
export async function makeBuyerAddress(
  db: Db,
  overrides: Partial<BuyerAddress> & { readonly buyerId: string },
): Promise<BuyerAddress> {
  const row: BuyerAddress = {
    ...{ id: newId(), companyName: 'Nordlicht Handels GmbH', usageTypes: ['BILLING', 'SHIPPING'] },
    ...{ line1: 'Überseetor 3', line2: '', postalCode: '28217', city: 'Bremen', region: '', country: 'DE' },
    ...{ createdAt: '2026-11-18T09:00:00.000Z', version: 1 },
    ...overrides,
  };
  await db.insert(buyerAddresses).values(row);
  return row;
}
