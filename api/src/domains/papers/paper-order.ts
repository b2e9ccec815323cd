/** An order as its papers tell it, made from the stored rows. */
import { present } from '../../kernel/errors.ts';
import type { Party } from '../../kernel/party.ts';
import { carrierByQid } from '../carriers/carriers.public.ts';
import type { PaperSource } from './papers.read-model.ts';
import type { PaperLoad, PaperOrder } from './papers.types.ts';

/** The order must be confirmed. */
export function paperOrderOf(source: PaperSource): PaperOrder {
  const { sale, booking, shipments } = source;
  const carrier = booking?.carrier ?? shipments[0]?.carrier ?? null;
  return {
    saleId: sale.id,
    orderNumber: sale.orderNumber,
    buyerReference: sale.buyerReference,
    version: sale.version,
    currency: sale.currency,
    confirmedAt: present(sale.confirmedAt, 'a confirmed order knows when'),
    seller: sellerParty(source, ['BILLING', 'SHIPPING', 'PICKUP']),
    shipFrom: sellerParty(source, ['PICKUP', 'SHIPPING', 'BILLING']),
    consignee: consigneeOf(source),
    isToWarehouse: sale.destinationKind === 'WAREHOUSE',
    shippingMethod: sale.shippingMethod,
    carrier: carrier === null ? null : (carrierByQid(carrier)?.name ?? carrier),
    pickupDate: booking?.pickupDate ?? null,
    trackingNumbers: sale.trackedCount > 0 ? shipments.flatMap(({ trackAndTraceNumbers }) => trackAndTraceNumbers) : [],
    shippingFeeMinor: (sale.shippingFeeMinor ?? 0n).toString(),
    // What the seller took out at the confirmation is neither packed nor declared.
    lines: source.lines.map(lineOf).filter(({ quantity }) => quantity > 0),
    loads: source.loads.map(loadOf),
  };
}

function lineOf({ unitPriceMinor, requestedQuantity, confirmedQuantity, ...line }: PaperSource['lines'][number]) {
  return { ...line, unitPriceMinor: unitPriceMinor.toString(), quantity: confirmedQuantity ?? requestedQuantity };
}

function loadOf({ sellerId: _seller, saleId: _sale, ...load }: PaperSource['loads'][number]): PaperLoad {
  return load;
}

type Use = 'BILLING' | 'SHIPPING' | 'PICKUP';

/** The company at the first of its addresses that has one of the uses, in their order; else where it says it ships from. */
function sellerParty({ seller, addresses }: PaperSource, uses: readonly Use[]): Party {
  const found = uses
    .map((use) => addresses.find(({ usageTypes }) => usageTypes.includes(use)))
    .find((address) => address !== undefined);
  const { vatNumber, registrationNumber, country, shipLine1, shipLine2, shipCity } = seller;
  if (!found) {
    const place = { line1: shipLine1, line2: shipLine2, postalCode: '', city: shipCity, region: '', country };
    return { ...place, name: seller.name, vatNumber, registrationNumber };
  }
  const { companyName: name, line1, line2, postalCode, city, region } = found;
  return { name, line1, line2, postalCode, city, region, country: found.country, vatNumber, registrationNumber };
}

/** Where carriers collect the goods, which may be another country than the company's. */
export const countryOfDispatch = (source: PaperSource): string => sellerParty(source, ['PICKUP', 'SHIPPING']).country;

/** Who receives the goods: the buyer, or the warehouse on the buyer's behalf. */
function consigneeOf({ sale, buyer, warehouse }: PaperSource): Party {
  const place = { city: sale.destinationCity, country: sale.destinationCountry, region: '', line2: '' };
  const nobody = { vatNumber: null, registrationNumber: null };
  if (sale.destinationKind === 'WAREHOUSE')
    return {
      ...place,
      ...nobody,
      name: warehouse?.name ?? 'Quayside',
      line1: warehouse?.line1 ?? '',
      line2: `for ${sale.buyerName}`,
      postalCode: warehouse?.postalCode ?? '',
    };
  if (sale.deliverTo) return { ...sale.deliverTo, ...nobody };
  const isAtHome = buyer?.city === sale.destinationCity && buyer.country === sale.destinationCountry;
  return {
    ...place,
    ...nobody,
    name: sale.buyerName,
    line1: isAtHome ? buyer.line1 : '',
    postalCode: isAtHome ? buyer.postalCode : '',
  };
}
