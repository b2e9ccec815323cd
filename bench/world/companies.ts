/** The forty sellers of the history, their owners and bank accounts, and the buyers: one per customer and a walk-in. */
import type pg from 'pg';
import { copyRows } from '../../api/seeds/copy-rows.ts';
import { demoPassword } from '../../api/seeds/demo-accounts.ts';
import type { Random } from '../../api/seeds/random.ts';
import { bankAccounts } from '../../api/src/domains/bank-accounts/bank-accounts.tables.ts';
import { type BuyerRow, buyerOf, type SellerRow, sellerOf } from '../../api/src/domains/sellers/sellers.factory.ts';
import { buyers, sellers } from '../../api/src/domains/sellers/sellers.tables.ts';
import { hashPassword } from '../../api/src/domains/users/password.ts';
import { type UserRow, userOf } from '../../api/src/domains/users/users.factory.ts';
import { users } from '../../api/src/domains/users/users.tables.ts';
import type { Instant } from '../../api/src/kernel/clock.ts';
import { present } from '../../api/src/kernel/errors.ts';
import { countryCodeOf } from './country-codes.ts';
import { type Part, sellerCount } from './history.ts';

export type RealSeller = {
  readonly row: SellerRow;
  readonly owner: UserRow;
  readonly bank: { readonly id: string; readonly ending: string };
};
export type RealCompanies = { readonly sellers: readonly RealSeller[]; readonly buyerOfPart: (part: Part) => BuyerRow };

/** Signs in as the first seller, who has the most current orders. */
export const firstOwner = ownerEmail(0);

function ownerEmail(index: number): string {
  return `owner@wholesaler-${twoDigits(index + 1)}.example`;
}
const walkIn = '';

export async function loadCompanies(
  client: pg.Client,
  parts: readonly Part[],
  random: Random,
  since: Instant,
): Promise<RealCompanies> {
  const passwordHash = await hashPassword(demoPassword);
  const made = Array.from({ length: sellerCount }, (_, index) => realSellerOf(index, random, since, passwordHash));
  await copyRows(
    client,
    sellers,
    made.map(({ row }) => row),
  );
  await copyRows(
    client,
    users,
    made.map(({ owner }) => owner),
  );
  await copyRows(
    client,
    bankAccounts,
    made.map(({ row, bank }) => ({
      sellerId: row.id,
      id: bank.id,
      kind: 'SORT_CODE',
      holder: row.name,
      country: row.country,
      currency: row.currency,
      ending: bank.ending,
      providerReference: `recipient-gb-${bank.ending}`,
      createdAt: since,
    })),
  );
  const byCustomer = customersOf(parts, random, since);
  await copyRows(client, buyers, [...byCustomer.values()]);
  return {
    sellers: made,
    buyerOfPart: ({ customer }) => present(byCustomer.get(customer), `customer ${customer} is a buyer`),
  };
}

/** A number of its own for each, with right check digits: the register is asked about them again. */
function britishNumber(index: number): string {
  const digits = String(9_807_800 + index);
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (8 - at), 0);
  return `GB${digits}${String((97 - (sum % 97)) % 97).padStart(2, '0')}`;
}

function realSellerOf(index: number, random: Random, createdAt: Instant, passwordHash: string): RealSeller {
  const number = twoDigits(index + 1);
  const row = sellerOf({
    id: random.id(createdAt),
    name: `Wholesaler ${number} Ltd`,
    country: 'GB',
    timeZone: 'Europe/London',
    currency: 'GBP',
    vatNumber: britishNumber(index),
    registrationNumber: `075248${number}`,
    shipLine1: `Unit ${index + 1}, Albion Works`,
    shipCity: 'Leeds',
    createdAt,
    slaAcceptedAt: createdAt,
  });
  const owner = userOf({
    id: random.id(createdAt),
    email: ownerEmail(index),
    account: `Owner of wholesaler ${number}`,
    country: 'GB',
    sellerId: row.id,
    passwordHash,
    createdAt,
  });
  return { row, owner, bank: { id: random.id(createdAt), ending: `50${number}` } };
}

/** Lines without a customer belong to one walk-in buyer, who is always there. */
function customersOf(parts: readonly Part[], random: Random, createdAt: Instant): ReadonlyMap<string, BuyerRow> {
  const countries = new Map([
    [walkIn, 'United Kingdom'],
    ...parts.map(({ customer, country }) => [customer, customer === walkIn ? 'United Kingdom' : country] as const),
  ]);
  return new Map(
    [...countries].map(([customer, country]) => {
      const name = customer === walkIn ? 'Walk-in buyer' : `Customer ${customer}`;
      const code = countryCodeOf(country);
      if (code === undefined) throw new Error(`No country is called ${country}`);
      const email = `${customer === walkIn ? 'walk-in' : `customer-${customer}`}@history.example`;
      return [
        customer,
        buyerOf({ id: random.id(createdAt), name, email, country: code, city: country, createdAt }),
      ] as const;
    }),
  );
}

function twoDigits(number: number): string {
  return number.toString().padStart(2, '0');
}
