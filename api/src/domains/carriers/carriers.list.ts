/**
 * The carriers we know: id, name, whether they can be booked here, and the shape of their numbers.
 *
 * Patterns and check digits follow the carriers' published formats (jkeen/tracking_number_data, MIT).
 */
import { mod10Weighted31, mod11S10 } from './carriers.check-digits.ts';

export type Carrier = {
  readonly qid: string;
  readonly name: string;
  readonly takesBookings: boolean;
  readonly example: string | null;
  /** Whether a normalised number (capitals, no spaces) is one of this carrier's. */
  readonly accepts: (number: string) => boolean;
};

const matches =
  (...patterns: RegExp[]) =>
  (number: string) =>
    patterns.some((pattern) => pattern.test(number));
/** Where a carrier publishes no check digit: the length alone. */
const plausible = matches(/^[A-Z0-9-]{6,40}$/);

export const carriers: readonly Carrier[] = [
  {
    qid: 'dhl_express',
    name: 'DHL Express',
    takesBookings: true,
    example: '3318810025',
    accepts: (n) => /^\d{10}$/.test(n) && Number(n.slice(0, 9)) % 7 === Number(n[9]),
  },
  { qid: 'dhl_freight', name: 'DHL Freight', takesBookings: false, example: null, accepts: plausible },
  {
    qid: 'dpd',
    name: 'DPD',
    takesBookings: false,
    example: '05231234567890',
    accepts: matches(/^\d{14}[0-9A-Z]?$/, /^\d{10}$/),
  },
  {
    qid: 'ups',
    name: 'UPS',
    takesBookings: true,
    example: '1Z5R89390357567127',
    accepts: (n) => /^1Z[0-9A-Z]{16}$/.test(n) && mod10Weighted31(n.slice(2)),
  },
  {
    qid: 'fedex',
    name: 'FedEx',
    takesBookings: false,
    example: null,
    accepts: matches(/^\d{12}$/, /^\d{15}$/, /^\d{20}$/, /^\d{22}$/),
  },
  { qid: 'gls', name: 'GLS', takesBookings: false, example: null, accepts: matches(/^\d{11,12}$/, /^[A-Z0-9]{8}$/) },
  {
    qid: 'postnl',
    name: 'PostNL',
    takesBookings: false,
    example: null,
    accepts: (n) => /^3S[A-Z0-9]{11,13}$/.test(n) || mod11S10(n),
  },
  { qid: 'dbschenker', name: 'DB Schenker', takesBookings: true, example: null, accepts: plausible },
  { qid: 'dsv', name: 'DSV', takesBookings: false, example: null, accepts: plausible },
  { qid: 'kuehne_nagel', name: 'Kuehne+Nagel', takesBookings: false, example: null, accepts: plausible },
  { qid: 'own_truck', name: 'Own truck', takesBookings: false, example: null, accepts: plausible },
  { qid: 'other', name: 'Other', takesBookings: false, example: null, accepts: plausible },
];

export const carrierByQid = (qid: string): Carrier | undefined => carriers.find((one) => one.qid === qid);

/** Capitals without spaces, as numbers are compared and stored. */
export const normaliseNumber = (number: string): string => number.replace(/\s+/g, '').toUpperCase();
