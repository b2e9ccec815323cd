/** What the rules look at, made from the stored sale and its seller. */
import type { Instant } from '../../kernel/clock.ts';
import { slaVersion } from '../../platform/legal.ts';
import { missingProfileOf, type SellerRecord, slaAcceptedBy } from '../sellers/sellers.public.ts';
import { vatBasisPoints } from '../vat/vat.public.ts';
import type { SaleContext, SaleSnapshot, SellerSnapshot } from './sales.types.ts';

/** What the rules ask of a seller. */
export type SellerTerms = Pick<
  SellerRecord,
  | 'currency'
  | 'slaVersion'
  | 'slaAcceptedAt'
  | 'hasBillingAddress'
  | 'hasBankAccount'
  | 'vatNumber'
  | 'vatStatus'
  | 'riskFlag'
  | 'bankChangedAt'
>;

export function contextOf(sale: SaleSnapshot, seller: SellerTerms, now: Instant): SaleContext {
  return { sale, seller: sellerSnapshotOf(seller), vatBasisPoints: vatBasisPoints(sale.destinationCountry), now };
}

export function sellerSnapshotOf(seller: SellerTerms): SellerSnapshot {
  return {
    currency: seller.currency,
    slaAccepted: slaAcceptedBy(seller, slaVersion),
    missingProfile: missingProfileOf(seller),
    riskFlag: seller.riskFlag,
    bankChangedAt: seller.bankChangedAt,
  };
}
