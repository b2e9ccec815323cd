/** The companies of the demo world: each seller stands for a situation people ask about. */

import { bankAccounts } from '../src/domains/bank-accounts/bank-accounts.tables.ts';
import { sellerLeads } from '../src/domains/seller-leads/seller-leads.tables.ts';
import { type BuyerRow, buyerOf, type SellerRow, sellerOf } from '../src/domains/sellers/sellers.factory.ts';
import { buyers, sellers, warehouses } from '../src/domains/sellers/sellers.tables.ts';
import { days, type Instant, plus } from '../src/kernel/clock.ts';
import { buyerPlans, type CompanyPlan, sellerPlans } from './demo-company-plans.ts';
import { demoLeads } from './demo-leads.ts';
import type { Random } from './random.ts';
import type { World } from './world.ts';

export type DemoSeller = {
  readonly row: SellerRow;
  readonly key: string;
  readonly bank: { readonly id: string; readonly ending: string };
};
export type DemoWarehouse = typeof warehouses.$inferSelect;
export type DemoCompanies = {
  readonly sellers: readonly DemoSeller[];
  readonly buyers: readonly BuyerRow[];
  readonly warehouses: readonly DemoWarehouse[];
};

const docks = {
  rotterdam: { line1: 'Waalhaven Zuidzijde 21', postalCode: '3089 JH', timeZone: 'Europe/Amsterdam' },
  felixstowe: { line1: 'Dock Road 4', postalCode: 'IP11 3SY', timeZone: 'Europe/London' },
} as const;

/** Adds every company, with the bank accounts of those that have one. */
export function addCompanies(world: World, random: Random, base: Instant): DemoCompanies {
  const joined = plus(base, -days(500));
  const plans = sellerPlans.map((plan) => demoSellerOf(plan, random, base));
  const clients = buyerPlans.map(([name, country, city, line1, postalCode], index) =>
    buyerOf({
      id: random.id(joined),
      name,
      country,
      city,
      line1,
      postalCode,
      email: `${index === 0 ? 'buyer@nordlicht' : `purchasing@buyer-${index}`}.example`,
      createdAt: joined,
    }),
  );
  const places: DemoWarehouse[] = [
    { id: random.id(joined), name: 'Quayside Rotterdam', country: 'NL', city: 'Rotterdam', ...docks.rotterdam },
    { id: random.id(joined), name: 'Quayside Felixstowe', country: 'GB', city: 'Felixstowe', ...docks.felixstowe },
  ];
  world.add(sellerLeads, ...demoLeads(base));
  world.add(sellers, ...plans.map(({ row }) => row));
  world.add(buyers, ...clients);
  world.add(warehouses, ...places);
  world.add(bankAccounts, ...plans.filter(({ row }) => row.hasBankAccount).map(bankAccountOf));
  return { sellers: plans, buyers: clients, warehouses: places };
}

function demoSellerOf(plan: CompanyPlan, random: Random, base: Instant): DemoSeller {
  const { key, ending, pauseEndsInDays, bankChangedDaysAgo, joinedDaysAgo = 500, ...given } = plan;
  const createdAt = plus(base, -days(joinedDaysAgo));
  const row = sellerOf({
    id: random.id(createdAt),
    createdAt,
    slaAcceptedAt: plus(createdAt, days(1)),
    ...(pauseEndsInDays ? { expectedPauseEnd: plus(base, days(pauseEndsInDays)) } : {}),
    ...(bankChangedDaysAgo ? { bankChangedAt: plus(base, -days(bankChangedDaysAgo)) } : {}),
    vatCompanyName: plan.vatNumber === null ? null : (plan.name ?? null),
    shippingFrom: [{ country: plan.country ?? 'NL', leadDays: 2 }],
    ...given,
  });
  return { row, key, bank: { id: random.id(plus(createdAt, days(1))), ending } };
}

/** What the payment provider calls a seller's account. */
export const accountNameOf = ({ row, bank }: Pick<DemoSeller, 'row' | 'bank'>): string =>
  `recipient-${row.country.toLowerCase()}-${bank.ending}`;

function bankAccountOf({ row, bank }: DemoSeller): typeof bankAccounts.$inferInsert {
  return {
    sellerId: row.id,
    id: bank.id,
    kind: row.country === 'GB' ? 'SORT_CODE' : 'IBAN',
    holder: row.name,
    country: row.country,
    currency: row.currency,
    ending: bank.ending,
    providerReference: accountNameOf({ row, bank }),
    createdAt: row.bankChangedAt ?? row.createdAt,
  };
}
