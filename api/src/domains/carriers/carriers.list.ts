/**
 * The carriers we know: id, name, whether they can be booked here, what their numbers look like and where one follows
 * them. A tracking address holds `%s` in place of the number.
 */
import { type FormatName, hasFormat, normaliseNumber } from './carriers.formats.ts';

export { normaliseNumber };

export type Carrier = {
  readonly qid: string;
  readonly name: string;
  readonly takesBookings: boolean;
  readonly example: string | null;
  readonly trackingUrl: string | null;
  readonly formats: readonly FormatName[];
};

const plain = { takesBookings: false, example: null, trackingUrl: null } as const;
const anyReference = { ...plain, formats: ['plausible'] } as const;
const dhlAddress = 'https://www.dhl.com/en/express/tracking.html?brand=DHL&AWB=%s';

export const carriers: readonly Carrier[] = [
  {
    qid: 'dhl_express',
    name: 'DHL Express',
    takesBookings: true,
    example: '3318810025',
    trackingUrl: dhlAddress,
    formats: ['DHL Express', 'DHL Express (Piece ID)'],
  },
  {
    ...plain,
    qid: 'dhl_ecommerce',
    name: 'DHL eCommerce',
    trackingUrl: dhlAddress,
    formats: ['DHL E-Commerce', 'DHL E-Commerce (14)'],
  },
  { ...anyReference, qid: 'dhl_freight', name: 'DHL Freight' },
  {
    ...plain,
    qid: 'dpd',
    name: 'DPD',
    example: '09980000020033F',
    trackingUrl: 'https://www.dpdgroup.com/nl/mydpd/my-parcels/track?lang=en&parcelNumber=%s',
    formats: ['DPD (28)', 'DPD (14)'],
  },
  {
    qid: 'ups',
    name: 'UPS',
    takesBookings: true,
    example: '1Z5R89390357567127',
    trackingUrl: 'https://wwwapps.ups.com/WebTracking/track?track=yes&trackNums=%s',
    formats: ['UPS', 'UPS Waybill'],
  },
  {
    ...plain,
    qid: 'fedex',
    name: 'FedEx',
    example: '986578788855',
    trackingUrl: 'https://www.fedex.com/apps/fedextrack/?tracknumbers=%s',
    formats: [
      'FedEx Express (12)',
      'FedEx Express (34)',
      'FedEx ASTRA (32)',
      'FedEx Ground',
      'FedEx Ground (SSCC-18)',
      'FedEx Ground 96 (22)',
      'FedEx Ground GSN',
    ],
  },
  { ...plain, qid: 'gls', name: 'GLS', formats: ['GLS'] },
  { ...plain, qid: 'postnl', name: 'PostNL', formats: ['PostNL 3S', 'S10'] },
  { ...anyReference, qid: 'dbschenker', name: 'DB Schenker', takesBookings: true },
  { ...anyReference, qid: 'dsv', name: 'DSV' },
  { ...anyReference, qid: 'kuehne_nagel', name: 'Kuehne+Nagel' },
  {
    ...plain,
    qid: 'amazon',
    name: 'Amazon',
    formats: ['Amazon Logistics', 'Amazon International'],
  },
  {
    ...plain,
    qid: 'canada_post',
    name: 'Canada Post',
    trackingUrl: 'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=%s',
    formats: ['Canada Post (16)'],
  },
  {
    ...plain,
    qid: 'canpar',
    name: 'Canpar',
    trackingUrl: 'https://www.canpar.com/en/track/tracking.jsp?reference=%s&locale=en',
    formats: ['Canpar (22)'],
  },
  {
    ...plain,
    qid: 'gofo',
    name: 'GOFO Express',
    trackingUrl: 'https://www.gofoexpress.com/tracking.html?searchID=%s',
    formats: ['GOFO Express (US)'],
  },
  {
    ...plain,
    qid: 'landmark',
    name: 'Landmark Global',
    trackingUrl: 'https://track.landmarkglobal.com/?search=%s',
    formats: ['Landmark Global LTN'],
  },
  {
    ...plain,
    qid: 'lasership',
    name: 'LaserShip',
    formats: ['LaserShip LX', 'LaserShip 1LS7 (15)', 'LaserShip 1LS7 (18)', 'LaserShip 1LSCX (15)'],
  },
  {
    ...plain,
    qid: 'old_dominion',
    name: 'Old Dominion Freight Line',
    trackingUrl: 'https://www.odfl.com/us/en/tools/trace-track-ltl-freight/trace.html?proNumbers=%s',
    formats: ['Old Dominion', 'Old Dominion Guaranteed Shipment'],
  },
  {
    ...plain,
    qid: 'ontrac',
    name: 'OnTrac',
    trackingUrl: 'https://www.ontrac.com/tracking/?number=%s',
    formats: ['OnTrac', 'OnTrac D'],
  },
  {
    ...plain,
    qid: 'purolator',
    name: 'Purolator',
    trackingUrl: 'https://www.purolator.com/en/shipping/tracker?searchValue=%s',
    formats: ['Purolator (12)', 'Purolator (alpha + 9)'],
  },
  { ...plain, qid: 's10', name: 'Postal service (UPU S10)', formats: ['S10'] },
  {
    ...plain,
    qid: 'speedee',
    name: 'Spee-Dee Delivery',
    trackingUrl: 'https://www.speedeedelivery.com/track/?tracking=%s',
    formats: ['Spee-Dee (20)'],
  },
  {
    ...plain,
    qid: 'usps',
    name: 'United States Postal Service',
    trackingUrl: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=%s',
    formats: ['USPS 20', 'USPS IMpb N', 'USPS Legacy', 'USPS IMpb C'],
  },
  {
    ...plain,
    qid: 'yodel',
    name: 'Yodel',
    trackingUrl: 'https://www.yodel.co.uk/tracking/%s',
    formats: ['Yodel'],
  },
  {
    ...plain,
    qid: 'yunexpress',
    name: 'YunExpress',
    trackingUrl: 'https://www.yuntrack.com/parcelTracking?id=%s',
    formats: ['YunExpress'],
  },
  { ...anyReference, qid: 'own_truck', name: 'Own truck' },
  { ...anyReference, qid: 'other', name: 'Other' },
];

export const carrierByQid = (qid: string): Carrier | undefined => carriers.find((one) => one.qid === qid);

/** Where a number is followed; null where the carrier shows it nowhere. */
export const trackingUrlOf = ({ trackingUrl }: Carrier, number: string): string | null =>
  trackingUrl?.replace('%s', encodeURIComponent(number)) ?? null;

/** Whether a normalised number is one that this carrier can have issued. */
export const isNumberOf = ({ formats }: Carrier, number: string): boolean =>
  formats.some((name) => hasFormat(name, number));

/** Who can have issued a number, as it was scanned; not who takes any reference. */
export const issuersOf = (number: string): readonly Carrier[] =>
  carriers.filter((one) => !one.formats.includes('plausible') && isNumberOf(one, normaliseNumber(number)));
