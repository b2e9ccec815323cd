/** Limits of payments, section 13 of the domain page: minor units, the same in each currency. Exactly at a limit passes. */
import { bankChange } from '@quayside/contract/bank';

export const limits = {
  /** Shipping fee: share of the confirmed goods in basis points, and a ceiling. */
  shippingFeeBasisPoints: 1_500,
  shippingFeeCeilingMinor: 250_000n,
  /** Above it staff approve. */
  autoMinor: 2_500_000n,
  /** Above it nothing is paid. */
  hardMinor: 25_000_000n,
  /** New bank details are reviewed for so long. */
  newBankDetailsDays: bankChange.reviewDays,
} as const;

/** Working days after the payment when the system completes a sale whose goods are followed. */
export const completeWorkingDays = 10;

/** Working days after the payment when a seller is reminded of goods that nobody has. */
export const unshippedReminders = [3, 8] as const;

/** Working days a seller has to confirm. */
export const confirmWorkingDays = 3;
