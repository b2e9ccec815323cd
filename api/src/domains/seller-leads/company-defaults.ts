/** What a new company starts with, by its country. */
import type { Currency } from '@quayside/contract/common';

const currencies: Readonly<Record<string, Currency>> = {
  GB: 'GBP',
  US: 'USD',
  PL: 'PLN',
  SE: 'SEK',
  DK: 'DKK',
  CH: 'CHF',
};
/** Where most of a country's trade is; companies change it when they know better. */
const zones: Readonly<Record<string, string>> = {
  AT: 'Europe/Vienna',
  BE: 'Europe/Brussels',
  BG: 'Europe/Sofia',
  CH: 'Europe/Zurich',
  CY: 'Asia/Nicosia',
  CZ: 'Europe/Prague',
  DE: 'Europe/Berlin',
  DK: 'Europe/Copenhagen',
  EE: 'Europe/Tallinn',
  ES: 'Europe/Madrid',
  FI: 'Europe/Helsinki',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  GR: 'Europe/Athens',
  HR: 'Europe/Zagreb',
  HU: 'Europe/Budapest',
  IE: 'Europe/Dublin',
  IT: 'Europe/Rome',
  LT: 'Europe/Vilnius',
  LU: 'Europe/Luxembourg',
  LV: 'Europe/Riga',
  MT: 'Europe/Malta',
  NO: 'Europe/Oslo',
  PL: 'Europe/Warsaw',
  PT: 'Europe/Lisbon',
  RO: 'Europe/Bucharest',
  SE: 'Europe/Stockholm',
  SI: 'Europe/Ljubljana',
  SK: 'Europe/Bratislava',
  TR: 'Europe/Istanbul',
  US: 'America/New_York',
};

export const currencyOf = (country: string): Currency => currencies[country] ?? 'EUR';
/** Ours where a country is not in the list: deadlines are told with their zone. */
export const timeZoneOf = (country: string): string => zones[country] ?? 'Europe/Amsterdam';
