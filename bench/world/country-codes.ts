/**
 * The countries as the history names them, in ISO 3166-1 alpha-2. Where it names none, or several, it is the merchant's
 * own.
 */
const codes: Readonly<Record<string, string>> = {
  Australia: 'AU',
  Austria: 'AT',
  Bahrain: 'BH',
  Belgium: 'BE',
  Bermuda: 'BM',
  Brazil: 'BR',
  Canada: 'CA',
  'Channel Islands': 'JE',
  Cyprus: 'CY',
  'Czech Republic': 'CZ',
  Denmark: 'DK',
  EIRE: 'IE',
  'European Community': 'GB',
  Finland: 'FI',
  France: 'FR',
  Germany: 'DE',
  Greece: 'GR',
  'Hong Kong': 'HK',
  Iceland: 'IS',
  Israel: 'IL',
  Italy: 'IT',
  Japan: 'JP',
  Korea: 'KR',
  Lebanon: 'LB',
  Lithuania: 'LT',
  Malta: 'MT',
  Netherlands: 'NL',
  Nigeria: 'NG',
  Norway: 'NO',
  Poland: 'PL',
  Portugal: 'PT',
  RSA: 'ZA',
  'Saudi Arabia': 'SA',
  Singapore: 'SG',
  Spain: 'ES',
  Sweden: 'SE',
  Switzerland: 'CH',
  Thailand: 'TH',
  'United Arab Emirates': 'AE',
  'United Kingdom': 'GB',
  USA: 'US',
  Unspecified: 'GB',
  'West Indies': 'GB',
};

/** Undefined for a name the history is not known to use: its lines are rejected. */
export const countryCodeOf = (name: string): string | undefined =>
  Object.hasOwn(codes, name) ? codes[name] : undefined;
