/** Facts of a selling company that other domains decide on. Pure. */
import type { Instant } from '../../kernel/clock.ts';

/** REJECTED and CLOSED sellers cannot sign in here (domain page, section 7). */
export function maySignIn({ status }: { readonly status: string }): boolean {
  return status !== 'REJECTED' && status !== 'CLOSED';
}

/** Whether the agreement in force was accepted (ORD-08); an older version does not count. */
export function slaAcceptedBy(
  seller: { readonly slaVersion: string | null; readonly slaAcceptedAt: Instant | null },
  versionInForce: string,
): boolean {
  return seller.slaAcceptedAt !== null && seller.slaVersion === versionInForce;
}

type Profile = {
  readonly hasBillingAddress: boolean;
  readonly hasBankAccount: boolean;
  readonly vatNumber: string | null;
  readonly vatStatus: string;
};
export type MissingProfile = 'billing-address' | 'payment-details' | 'chamber-of-commerce';

/**
 * The profile pages that keep a payment from being triggered (ORD-15). Of VAT only INVALID or a missing number counts
 * (domain page, section 16).
 */
export function missingProfileOf({
  hasBillingAddress,
  hasBankAccount,
  vatNumber,
  vatStatus,
}: Profile): MissingProfile[] {
  const missing: MissingProfile[] = [];
  if (!hasBillingAddress) missing.push('billing-address');
  if (!hasBankAccount) missing.push('payment-details');
  if (!vatNumber || vatStatus === 'INVALID') missing.push('chamber-of-commerce');
  return missing;
}
