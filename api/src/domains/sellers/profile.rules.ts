/** What is filled in of a company's profile. Pure. */
import type { regions } from '@quayside/contract/common';
import { type ProfilePage, profilePages } from '@quayside/contract/company';
import { missingProfileOf } from './sellers.rules.ts';

type Region = (typeof regions)[number];

type Facts = Parameters<typeof missingProfileOf>[0] & {
  readonly registrationNumber: string | null;
  readonly sellToRegions: readonly string[];
  readonly sellToCountries: readonly string[];
  readonly shipDirectToRegions: readonly string[];
  readonly shipDirectToCountries: readonly string[];
  readonly shippingFrom: readonly unknown[];
  readonly shipLine1: string;
};

/** Pages with nothing left to fill in. A discount of nothing is a decision, too. */
export function completePages(facts: Facts): ProfilePage[] {
  const missing = missingProfileOf(facts);
  const isFilled: Readonly<Record<ProfilePage, boolean>> = {
    discount: true,
    'ship-direct-to': facts.shipDirectToRegions.length + facts.shipDirectToCountries.length > 0,
    'sell-to': facts.sellToRegions.length + facts.sellToCountries.length > 0,
    'shipping-from': facts.shippingFrom.length > 0,
    'shipping-address': facts.shipLine1 !== '',
    'chamber-of-commerce': !missing.includes('chamber-of-commerce') && Boolean(facts.registrationNumber),
    'billing-address': !missing.includes('billing-address'),
    'payment-details': !missing.includes('payment-details'),
  };
  return profilePages.filter((page) => isFilled[page]);
}

/** Great Britain's market is Europe's (requirement PRO-17). */
const europe = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' '),
);
const regionOf = (country: string): Region => {
  if (europe.has(country)) return 'EUROPE';
  return country === 'US' ? 'USA' : 'WORLD';
};

/** The markets somebody is in: the chosen regions in their order, then those of single countries. */
export function marketsOf(chosen: {
  readonly regions: readonly Region[];
  readonly countries: readonly string[];
}): Region[] {
  return [...new Set([...chosen.regions, ...chosen.countries.map(regionOf)])];
}

/** The same markets with `first` in front, where it is one of them: the first one's ranks the offers. */
export const ledBy = (markets: readonly Region[], first: Region | null | undefined): Region[] =>
  first && markets.includes(first) ? [first, ...markets.filter((one) => one !== first)] : [...markets];
