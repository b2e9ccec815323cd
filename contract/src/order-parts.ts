/** What a buyer reads of the parts of an order: sales, lines, claims (domain page, sections 2, 3 and 6). */
import { z } from 'zod';
import { claimStatuses, claimTypes } from './claim-values.ts';
import { instant, listOf, money, qid } from './common.ts';
import { onwardStatuses } from './order-values.ts';
import { declineReasons, lineStatuses, reductionReasons, saleStatuses } from './sale-values.ts';

/** What has left our warehouse for the buyer. Packages of several sellers may go together. */
const onwardShipment = z.strictObject({
  number: z.string(),
  status: z.enum(onwardStatuses).meta({ description: 'As its carrier told last' }),
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  trackingUrl: z.string().nullable(),
  packageCount: z.int().meta({ description: 'Packages of this seller in it' }),
  handedOverAt: instant.nullable(),
  deliveredAt: instant.nullable(),
});
export type OnwardShipment = z.infer<typeof onwardShipment>;
export const orderSales = listOf(
  z.strictObject({
    qid,
    number: z.string(),
    sellerName: z.string(),
    status: z.enum(saleStatuses),
    declineReasons: z.array(z.enum(declineReasons)).meta({ description: 'Why its seller declined it' }),
    total: money.meta({ description: 'Its goods: as confirmed, before that as ordered' }),
    lineCount: z.int(),
    confirmedAt: instant.nullable(),
    shippedAt: instant.nullable(),
    deliveredAt: instant.nullable().meta({ description: 'When all of it was with the buyer, or counts as such' }),
    trackAndTraceNumbers: z.array(z.string()).meta({ description: 'Of the seller’s own shipments' }),
    onwardShipments: z
      .array(onwardShipment)
      .meta({ description: 'How goods that came to our warehouse go on to the buyer; none: nothing has left it' }),
  }),
).meta({ id: 'OrderSaleList' });
export const orderLines = listOf(
  z.strictObject({
    qid,
    saleQid: qid,
    status: z.enum(lineStatuses),
    gtin: z.string(),
    productName: z.string(),
    brandName: z.string(),
    requestedQuantity: z.int(),
    confirmedQuantity: z.int().nullable(),
    reductionReason: z.enum(reductionReasons).nullable().meta({ description: 'Why its seller sends less' }),
    shippedQuantity: z.int(),
    claimedQuantity: z.int(),
    refundedQuantity: z.int(),
    unitPrice: money,
  }),
).meta({ id: 'OrderLineList' });
export const orderClaims = listOf(
  z.strictObject({
    qid,
    number: z.string(),
    saleQid: qid,
    type: z.enum(claimTypes),
    status: z.enum(claimStatuses),
    claimed: money,
    refunded: money,
    submittedAt: instant,
  }),
).meta({ id: 'OrderClaimList' });
