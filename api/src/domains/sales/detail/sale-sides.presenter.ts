/** What stands beside an order: the money from goods to payout, and where the goods go. */
import type { PermissionName } from '@quayside/contract/permissions';
import { readers } from '@quayside/contract/readers';
import type { Sale, SaleEarnings } from '@quayside/contract/sales';
import { money, toWire } from '../../../kernel/money.ts';
import { netOfParts, partsOf } from '../../payouts/payouts.public.ts';
import { commissionTermsOf } from '../payment/commission-terms.ts';
import { payoutPartsOf } from '../sales.rules.ts';
import type { SaleDetail } from './sale-detail.read-model.ts';

type Viewer = { readonly permissions: ReadonlySet<PermissionName> };

/** As it stands today, or as the payout was made. Null for those who may not read payouts. */
export function earningsOf(
  { sale, seller, payout, carrierCostMinor }: SaleDetail,
  viewer: Viewer,
): SaleEarnings | null {
  if (!readers.payouts.some((one) => viewer.permissions.has(one))) return null;
  const terms = commissionTermsOf(seller);
  const parts = payout ? partsOf(payout) : payoutPartsOf(sale, terms);
  const net = netOfParts(parts);
  const carrier = carrierCostMinor;
  const paid = payout?.amountMinor ?? (net > carrier ? net - carrier : 0n);
  const amount = (minor: bigint) => toWire(money(minor, sale.currency));
  return {
    goods: amount(parts.goods),
    shippingFee: amount(parts.fee),
    vat: amount(parts.vat),
    commission: amount(-parts.commission),
    commissionBasisPoints: payout ? null : terms.feeBasisPoints,
    commissionVat: amount(-parts.commissionVat),
    carrierCost: amount(-carrier),
    earlier: amount(payout ? paid - net + carrier : 0n),
    payout: amount(paid),
  };
}

type Receivers = {
  readonly sale: SaleDetail['sale'];
  readonly buyer: SaleDetail['buyer'];
  readonly warehouse: SaleDetail['warehouse'];
};

/** The address on the label: the warehouse's, the chosen one, or the buyer's own where the order goes to the buyer's town. */
export function deliverToOf({ sale, buyer, warehouse }: Receivers): NonNullable<Sale['deliverTo']> {
  const place = { city: sale.destinationCity, country: sale.destinationCountry };
  if (sale.destinationKind === 'WAREHOUSE')
    return {
      ...place,
      name: warehouse?.name ?? 'Quayside',
      line1: warehouse?.line1 ?? '',
      line2: `for ${sale.buyerName}`,
      postalCode: warehouse?.postalCode ?? '',
    };
  if (sale.deliverTo) {
    const { name, line1, line2, postalCode } = sale.deliverTo;
    return { ...place, name, line1, line2, postalCode };
  }
  const home = buyer?.city === place.city && buyer.country === place.country ? buyer : null;
  return { ...place, name: sale.buyerName, line1: home?.line1 ?? '', line2: '', postalCode: home?.postalCode ?? '' };
}
