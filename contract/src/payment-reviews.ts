/** What whoever approves a payment looks at: what the amount is made of, the account, what was paid before, the lines. */
import { z } from 'zod';
import { instant, money, qid } from './common.ts';
import { paymentInReview } from './payments.ts';
import { payoutEntry, payoutRow } from './payouts.ts';
import { shippingMethods } from './sale-values.ts';

export const paymentReview = z
  .strictObject({
    payment: paymentInReview,
    entries: z.array(payoutEntry),
    /** The account that is paid to, since when it is the seller's, and the one before. */
    account: z.strictObject({
      holder: z.string(),
      country: z.string(),
      ending: z.string(),
      since: instant,
      before: z.strictObject({ country: z.string(), ending: z.string() }).nullable(),
    }),
    /** Who entered an account, newest first; at most 10. */
    accountHistory: z.array(z.strictObject({ at: instant, person: z.string(), text: z.string() })),
    earlier: z.strictObject({
      count: z.int().meta({ description: 'Payouts of this seller that were paid in this currency' }),
      toThisAccount: z.int(),
      largest: money.nullable(),
      newest: z.array(payoutRow).meta({ description: 'At most 5' }),
    }),
    lines: z.array(
      z.strictObject({
        qid,
        product: z.string(),
        brand: z.string(),
        gtin: z.string(),
        quantity: z.int(),
        price: money,
        total: money,
      }),
    ),
    order: z.strictObject({
      buyer: z.string(),
      country: z.string(),
      city: z.string(),
      placedAt: instant,
      shippingMethod: z.enum(shippingMethods).nullable(),
      claimsIn90Days: z.int().meta({ description: 'Claims about this seller’s orders' }),
      sellerSince: instant,
    }),
  })
  .meta({ id: 'PaymentReview' });
export type PaymentReview = z.infer<typeof paymentReview>;
