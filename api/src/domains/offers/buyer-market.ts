/** Where a buyer's goods go, what it trades in, and what it can have there. */
import type { Currency } from '@quayside/contract/common';
import { type Actor, forbidden } from '../../kernel/actor.ts';
import { regionOf } from '../../kernel/destination-region.ts';
import { present } from '../../kernel/errors.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { buyerOf } from '../sellers/sellers.public.ts';
import type { Destination } from './market.read-model.ts';
import {
  offersNotServing,
  offersServing,
  type ServingOffer,
  type UnservedOffer,
} from './offers-for-buyers.read-model.ts';

const currencies: Readonly<Record<string, Currency>> = {
  ...{ GB: 'GBP', US: 'USD', PL: 'PLN', SE: 'SEK', DK: 'DKK', CH: 'CHF' },
};

/** The buying company the person works for; 403 for everybody else. */
export function buyerIdOf({ buyerId }: Actor): string {
  if (buyerId === null) throw forbidden('checkout.write');
  return buyerId;
}

export const destinationOf = ({ database }: Deps, buyerId: string): Promise<Destination> =>
  database.read({ buyerId }, (db) => destinationIn(db, buyerId));

/** The same in an open transaction, which never waits for a second connection while it holds locks. */
export async function destinationIn(db: Db, buyerId: string): Promise<Destination> {
  const { country } = present(await buyerOf(db, buyerId), 'the signed-in buyer exists');
  return destinationFor(country);
}

/** Where goods of a buyer in that country go, and what is paid there. */
export const destinationFor = (country: string): Destination => ({
  ...{ country, region: regionOf(country), currency: currencies[country] ?? 'EUR' },
});

/** Offers of these products that serve the destination, cheapest first; read across sellers. */
export function marketOf(
  { database }: Deps,
  productIds: readonly string[],
  destination: Destination,
): Promise<ServingOffer[]> {
  if (productIds.length === 0) return Promise.resolve([]);
  return database.read('system', (db) => offersServing(db, productIds, destination));
}

/** Offers of these products that a buyer there could have otherwise; read across sellers, of which no name and no stock comes out. */
export function unservedOf(
  { database }: Deps,
  productIds: readonly string[],
  destination: Destination,
): Promise<UnservedOffer[]> {
  if (productIds.length === 0) return Promise.resolve([]);
  return database.read('system', (db) => offersNotServing(db, productIds, destination));
}

/** A stock is told to buyers up to here: more helps nobody, and tells rivals too much. */
const mostTold = 10_000;
export const toldStock = (stock: number): number => Math.min(stock, mostTold);
