/**
 * What carriers' tracking numbers look like: a pattern over the normalised number (capitals, no blanks) and the rule of
 * its check digit. `serial` is what is checked, `check` the check character, `country` that of the post office, which ISO
 * 3166-1 has to know (Universal Postal Union, S10-12).
 *
 * Written after the formats collected in jkeen/tracking_number_data (MIT); numbers there may hold blanks anywhere, which
 * normalising takes out.
 */
import { isCountryCode } from '@quayside/contract/country-codes';
import { type Checksum, checks } from './carriers.check-digits.ts';

export type TrackingFormat = {
  readonly pattern: RegExp;
  readonly checksum?: Checksum;
  /** Counts before the serial unless it begins so. */
  readonly prefix?: string;
};

const threeOne = { rule: 'mod10', evens: 3, odds: 1 } as const;
const oneThree = { rule: 'mod10', evens: 1, odds: 3 } as const;
const oneTwo = { rule: 'mod10', evens: 1, odds: 2 } as const;
const mod7 = { rule: 'mod7' } as const;
const luhn = { rule: 'luhn' } as const;
const mod3736 = { rule: 'mod_37_36' } as const;
const fedexWeights = {
  rule: 'sum_product_with_weightings_and_modulo',
  weightings: [1, 7, 3, 1, 7, 3, 1, 7, 3, 1, 7, 3, 1],
  modulo1: 11,
  modulo2: 10,
} as const;
const fedexShortWeights = { ...fedexWeights, weightings: fedexWeights.weightings.slice(2) } as const;

/** Formats by the name they are collected under. */
export const formats = {
  'Amazon Logistics': { pattern: /^TB[ACM]\d{12}$/ },
  'Amazon International': { pattern: /^[AFC]\d{10}$/ },
  'Canada Post (16)': { pattern: /^(?<serial>\d{15})(?<check>\d)$/, checksum: threeOne },
  'Canpar (22)': { pattern: /^[CDKLSUXZ]\d{21}$/ },
  'DHL Express': { pattern: /^(?<serial>\d{9,10})(?<check>\d)$/, checksum: mod7 },
  'DHL Express (Piece ID)': { pattern: /^J[A-Z]{2,3}\d{9,10}$/ },
  'DHL E-Commerce': { pattern: /^(?:GM|LX|RX|UV|CN|SG|TH|IN|HK|MY)(?=\d)[0-9A-Z]{10,39}$/ },
  'DHL E-Commerce (14)': { pattern: /^\d{14}$/ },
  'DPD (28)': { pattern: /^(?<serial>\d{27})(?<check>[0-9A-Z])$/, checksum: mod3736 },
  'DPD (14)': { pattern: /^(?<serial>\d{14})(?<check>[0-9A-Z])$/, checksum: mod3736 },
  'FedEx Express (12)': { pattern: /^(?<serial>\d{11})(?<check>\d)$/, checksum: fedexShortWeights },
  'FedEx Express (34)': { pattern: /^[0-8]\d{19}(?<serial>\d{13})(?<check>\d)$/, checksum: fedexWeights },
  'FedEx ASTRA (32)': { pattern: /^3\d{15}(?<serial>\d{11})(?<check>\d)\d{4}$/, checksum: fedexShortWeights },
  'FedEx Ground': { pattern: /^(?<serial>\d{14})(?<check>\d)$/, checksum: oneThree },
  'FedEx Ground (SSCC-18)': { pattern: /^\d{2}(?<serial>\d{15})(?<check>\d)$/, checksum: threeOne },
  'FedEx Ground 96 (22)': { pattern: /^96\d{5}(?<serial>\d{14})(?<check>\d)$/, checksum: oneThree },
  'FedEx Ground GSN': { pattern: /^96\d{18}(?<serial>\d{13})(?<check>\d)$/, checksum: fedexWeights },
  'GOFO Express (US)': { pattern: /^GFUS\d{14}$/ },
  'Landmark Global LTN': { pattern: /^LTN\d{8}N1$/ },
  'LaserShip LX': { pattern: /^L[AIEHNX][1-3]\d{7}$/ },
  'LaserShip 1LS7 (15)': { pattern: /^1LS7[12]\d{10}$/ },
  'LaserShip 1LS7 (18)': { pattern: /^1LS7[12]\d{2}01[1-4]\d{6}-1$/ },
  'LaserShip 1LSCX (15)': { pattern: /^1LSCX[0-9A-Z]{10}$/ },
  'Old Dominion': { pattern: /^(?<serial>(?:77[78]|072|780)\d{7})(?<check>\d)$/, checksum: luhn },
  'Old Dominion Guaranteed Shipment': { pattern: /^(?<serial>80\d{8})(?<check>\d)$/, checksum: luhn },
  OnTrac: { pattern: /^C(?<serial>\d{13})(?<check>\d)$/, checksum: oneTwo, prefix: '4' },
  'OnTrac D': { pattern: /^D(?<serial>\d{13})(?<check>\d)$/, checksum: oneTwo, prefix: '5' },
  'Purolator (12)': { pattern: /^(?<serial>[0-5]\d{10})(?<check>\d)$/, checksum: luhn },
  'Purolator (alpha + 9)': { pattern: /^[A-Z]{3}\d{9}$/ },
  S10: { pattern: /^[A-Z]{2}(?<serial>\d{8})(?<check>\d)(?<country>[A-Z]{2})$/, checksum: { rule: 's10' } },
  'Spee-Dee (20)': { pattern: /^SP\d{18}$/ },
  UPS: { pattern: /^1Z(?<serial>[A-Z0-9]{15})(?<check>\d)$/, checksum: oneTwo },
  'UPS Waybill': { pattern: /^[AHJKTV](?<serial>\d{9})(?<check>\d)$/, checksum: oneTwo },
  'USPS 20': { pattern: /^(?<serial>\d{19})(?<check>\d)$/, checksum: threeOne },
  'USPS IMpb N': {
    pattern:
      /^(?:420\d{5}(?=\d{22}$|\d{26}$)(?:\d{4}(?=\d{22}$))?)?(?<serial>94\d{3}(?:9\d{8}(?:\d{15}|\d{11}|\d{7})|[0-8]\d{5}(?:\d{14}|\d{10})))(?<check>\d)$/,
    checksum: { ...threeOne, isReversed: true },
  },
  'USPS Legacy': {
    pattern: /^(?:420\d{5}(?:\d{4})?)?(?<serial>(?:91)?\d{19})(?<check>\d)$/,
    checksum: threeOne,
    prefix: '91',
  },
  'USPS IMpb C': {
    pattern:
      /^(?:420\d{5}(?:\d{4}(?=\d{22}$))?)?(?<serial>(?:92(?=\d{3}9)|93(?=\d{3}[0-8])|95)\d{3}(?:9\d{8}(?:\d{11}|\d{7})|[0-8]\d{5}(?:\d{14}|\d{10})))(?<check>\d)$/,
    checksum: threeOne,
  },
  Yodel: { pattern: /^JJ?D\d{16}$/ },
  YunExpress: { pattern: /^YT\d{16}$/ },
  /** Barcode of a Dutch parcel: 3S, a customer code and digits. */
  'PostNL 3S': { pattern: /^3S[A-Z0-9]{11,13}$/ },
  GLS: { pattern: /^(?:\d{11,12}|[A-Z0-9]{8})$/ },
  /** Where a carrier publishes no format and no check digit: something that can be a reference at all. */
  plausible: { pattern: /^[A-Z0-9-]{6,35}$/ },
} as const satisfies Readonly<Record<string, TrackingFormat>>;

export type FormatName = keyof typeof formats;

/** Capitals without blanks, as numbers are compared and stored. */
export const normaliseNumber = (number: string): string => number.replace(/\s+/g, '').toUpperCase();

/** Whether a normalised number has this format and its check digit is right. */
export function hasFormat(name: FormatName, number: string): boolean {
  const { pattern, checksum, prefix }: TrackingFormat = formats[name];
  const found = pattern.exec(number);
  if (!found) return false;
  const { country } = found.groups ?? {};
  if (country !== undefined && !isCountryCode(country)) return false;
  if (!checksum) return true;
  const { serial, check } = found.groups ?? {};
  if (serial === undefined || check === undefined) return false;
  return checks(checksum, prefix && !serial.startsWith(prefix) ? prefix + serial : serial, check);
}
