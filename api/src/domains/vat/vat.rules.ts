/** Standard VAT rates in basis points. Source: European Commission, VAT rates applied in the Member States (2026); GB: HMRC. */
const standardRates: Readonly<Record<string, number>> = {
  AT: 2_000,
  BE: 2_100,
  BG: 2_000,
  CY: 1_900,
  CZ: 2_100,
  DE: 1_900,
  DK: 2_500,
  EE: 2_400,
  ES: 2_100,
  FI: 2_550,
  FR: 2_000,
  GB: 2_000,
  GR: 2_400,
  HR: 2_500,
  HU: 2_700,
  IE: 2_300,
  IT: 2_200,
  LT: 2_100,
  LU: 1_700,
  LV: 2_100,
  MT: 1_800,
  NL: 2_100,
  PL: 2_300,
  PT: 2_300,
  RO: 2_100,
  SE: 2_500,
  SI: 2_200,
  SK: 2_300,
};

/** The destination's standard rate; 0 where goods leave the EU and GB. */
export const vatBasisPoints = (country: string): number => standardRates[country] ?? 0;

/** Where our two companies charge VAT themselves: Quayside B.V. in the Netherlands, Quayside UK Ltd in Great Britain. */
const ourCountries = ['NL', 'GB'];

/**
 * VAT on our commission, in basis points: the standard rate for sellers in a country of ours; elsewhere in the EU the
 * seller accounts for it (reverse charge, Directive 2006/112/EC, articles 44 and 196), outside it there is none.
 */
export const commissionVatBasisPoints = (sellerCountry: string): number =>
  ourCountries.includes(sellerCountry) ? vatBasisPoints(sellerCountry) : 0;
