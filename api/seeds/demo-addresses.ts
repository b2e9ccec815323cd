/** The addresses that the demo companies' records claim: one each, where invoices go and goods leave. */
import { addressRowOf } from '../src/domains/addresses/addresses.factory.ts';
import { addresses } from '../src/domains/addresses/addresses.tables.ts';
import { days, plus } from '../src/kernel/clock.ts';
import type { DemoSeller } from './demo-companies.ts';
import type { Random } from './random.ts';
import type { World } from './world.ts';

const postalCodes: Readonly<Record<string, string>> = {
  waldhuis: '3011 AB',
  gruenwald: '04103',
  brightwater: 'S3 8RY',
  clairval: '69002',
  sjoberg: '411 14',
  hernandez: '46003',
  polna: '90-001',
  obriain: 'T12 X4CD',
  devriesenzoon: '9000',
  emptyshelf: '3511 AB',
};

type AddressRow = ReturnType<typeof addressRowOf>;

/** Gives the row of each company by its id. */
export function addAddresses(
  world: World,
  random: Random,
  companies: readonly DemoSeller[],
): ReadonlyMap<string, AddressRow> {
  const made = new Map<string, AddressRow>();
  for (const { row, key } of companies.filter((company) => company.row.hasBillingAddress)) {
    const createdAt = plus(row.createdAt, days(1));
    const address = addressRowOf({
      sellerId: row.id,
      id: random.id(createdAt),
      companyName: row.name,
      usageTypes: ['BILLING', 'SHIPPING'],
      line1: row.shipLine1,
      line2: row.shipLine2,
      postalCode: postalCodes[key] ?? '',
      city: row.shipCity,
      country: row.country,
      createdAt,
    });
    world.add(addresses, address);
    made.set(row.id, address);
  }
  return made;
}
