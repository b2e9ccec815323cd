/** A buyer's cart and how it is shared out among sellers (domain page, section 10). */
import { z } from 'zod';
import {
  allocationStatuses,
  cartActions,
  cartNextActions,
  cartStatuses,
  chosenReasons,
  droppedReasons,
  uploadOrigins,
} from './cart-values.ts';
import { askedMoney, countryCode, currency, instant, listOf, money, pageQuery, qid, version } from './common.ts';

export const cart = z
  .strictObject({
    qid,
    status: z.enum(cartStatuses).meta({
      description:
        'OPTIMIZING: a plan is being searched for; what others change meanwhile stands, and the plan is made anew for it',
    }),
    nextAction: z.enum(cartNextActions).meta({
      description:
        'WAIT_FOR_PLAN: it is being shared out. CHANGE_LINES: nobody can send any of it. CHANGE_ALLOCATIONS: a seller’s minimum order value is not reached. NONE: it has ended',
    }),
    allowedActions: z.array(z.enum(cartActions)).meta({
      description:
        'What may be done with it now; every other action is refused. CHECK_OUT: PATCH checkouts/active/. Whether prices and stocks still hold, its allocations say',
    }),
    currency,
    destinationCountry: countryCode,
    lineCount: z.int(),
    unitCount: z.int(),
    droppedCount: z.int(),
    goods: money.meta({ description: 'Of what is shared out, as its sellers asked then' }),
    shipping: money,
    total: money.meta({ description: 'Goods and shipping' }),
    gap: z.number().nullable().meta({
      description:
        'Share by which the total may lie above the cheapest there is; null: not allocated, or changed by hand since',
    }),
    isProven: z.boolean().nullable().meta({
      description:
        'False: its time or size ended the search; with more seconds it may become cheaper. Null: not allocated, or changed by hand since',
    }),
    createdAt: instant,
    updatedAt: instant,
    version: z.int(),
  })
  .meta({ id: 'Cart' });
export type Cart = z.infer<typeof cart>;
export const cartList = listOf(cart).meta({ id: 'CartList' });
export const cartQuery = pageQuery;

export const cartLine = z
  .strictObject({
    qid,
    gtin: z.string(),
    productName: z.string(),
    brandName: z.string(),
    quantity: z.int(),
    targetPrice: money.nullable(),
    bestPrice: money.nullable().meta({ description: 'Of the offers that serve the destination' }),
    availableQuantity: z.int().meta({ description: 'Of all of them together, told up to 10,000' }),
  })
  .meta({ id: 'CartLine' });
export type CartLine = z.infer<typeof cartLine>;
export const cartLineList = listOf(cartLine).meta({ id: 'CartLineList' });

export const droppedLine = z
  .strictObject({
    lineQid: qid,
    gtin: z.string(),
    productName: z.string(),
    quantity: z.int().meta({ description: 'Pieces that are shared out to nobody' }),
    reason: z.enum(droppedReasons),
  })
  .meta({ id: 'DroppedCartLine' });
export const droppedLineList = listOf(droppedLine).meta({ id: 'DroppedCartLineList' });

export const allocation = z
  .strictObject({
    qid,
    sellerName: z.string(),
    status: z.enum(allocationStatuses).meta({
      description:
        'STALE: a price or the shipping has changed, or its pieces are not there any more; share the cart out again',
    }),
    goods: money,
    shipping: money,
    minimum: money.meta({ description: 'As the seller asks it now' }),
    shortBy: money.nullable().meta({ description: 'What is missing to the minimum order value' }),
    lines: z.array(
      z.strictObject({
        lineQid: qid,
        offerQid: qid,
        gtin: z.string(),
        productName: z.string(),
        quantity: z.int(),
        unitSize: z.int(),
        unitPrice: money,
        reason: z.enum(chosenReasons),
        nextBestPrice: money.nullable(),
        priceDifference: money.nullable().meta({ description: 'What a piece costs more there; below zero: less' }),
      }),
    ),
  })
  .meta({ id: 'Allocation' });
export type Allocation = z.infer<typeof allocation>;
export const allocationList = listOf(allocation).meta({ id: 'AllocationList' });

const quantity = z.int().min(1).max(1_000_000);
const targetPrice = askedMoney.nullable().optional();
export const addLineBody = z.strictObject({ gtin: z.string().trim().min(1).max(20), quantity, targetPrice, version });
export const addByIdBody = z.strictObject({ quantity, targetPrice, version });
export const changeLineBody = z.strictObject({ quantity: quantity.optional(), targetPrice, version });
export const allocationLineBody = z.strictObject({ quantity, version });
export const cartStepBody = z.strictObject({ version });
export const optimizeBody = z.strictObject({
  maximumSellers: z.int().min(1).max(100).optional(),
  seconds: z.int().min(1).max(5).default(1).meta({ description: 'How long a better plan may be searched for' }),
  version,
});
/** A DELETE has no body: the version that was seen stands in the address. */
export const cartVersionQuery = z.strictObject({ version: z.coerce.number().int().min(1).optional() });
export const cartUploadFields = z.strictObject({ origin: z.enum(uploadOrigins).default('CART_FILE') });
export const cartUploadAnswer = z
  .strictObject({
    added: z.int(),
    refused: z.array(z.strictObject({ line: z.int(), value: z.string(), code: z.string(), message: z.string() })),
  })
  .meta({ id: 'CartUpload' });
