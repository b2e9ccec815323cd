/** What is to be carried for a sale, and where from: the company's pickup or shipping address, else its company record. */
import type { Cargo } from '../../adapters/carriers/carriers.port.ts';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { fingerprintOf } from '../../platform/idempotency.ts';
import { pickupAddressOf } from '../addresses/addresses.public.ts';
import { deliverToOf, loadsOfSale, receiversOf, refuseSale, type SaleChange } from '../sales/sales.public.ts';

type Sold = Pick<SaleChange, 'sale' | 'seller'>;
export type Consignment = Cargo & {
  readonly addressQid: string | null;
  /** Working days the company needs there, counted from the confirmation of the order; of an order before that, from now. */
  readonly leadDays: number;
  readonly confirmedAt: Instant | null;
};

/** Refuses with `shipping_incomplete` while there are no parcels and pallets. */
export async function consignmentOf(db: Db, { sale, seller }: Sold): Promise<Consignment> {
  const [loads, address, receivers] = await Promise.all([
    loadsOfSale(db, sale.sellerId, sale.id),
    pickupAddressOf(db, sale.sellerId),
    receiversOf(db, sale),
  ]);
  if (loads.length === 0) throw refuseSale('shipping_incomplete');
  const recorded = { line1: seller.shipLine1, line2: seller.shipLine2, postalCode: '', city: seller.shipCity };
  const { line1, line2, postalCode, city } = address ?? recorded;
  return {
    addressQid: address?.id ?? null,
    leadDays: leadDaysIn(seller, address?.country ?? seller.country),
    confirmedAt: sale.confirmedAt,
    from: {
      company: address?.companyName ?? seller.name,
      line1,
      line2,
      postalCode,
      city,
      country: address?.country ?? seller.country,
      timeZone: seller.timeZone,
    },
    to: deliverToOf({ sale, ...receivers }),
    loads: loads.map(({ loadType, count, weightKg, lengthCm, widthCm, heightCm }) => ({
      loadType,
      count,
      weightKg,
      lengthCm,
      widthCm,
      heightCm,
    })),
    currency: sale.currency,
  };
}

/** Tells one cargo from another: a booking for parcels that have changed since does not count. */
export const consignmentFingerprint = ({ loads }: Cargo): string => fingerprintOf(loads);

const leadDaysIn = ({ shippingFrom }: Sold['seller'], country: string): number =>
  shippingFrom.find((one) => one.country === country)?.leadDays ?? 0;
