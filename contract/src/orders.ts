/** Checkout, orders and wallets of buyers (domain page, sections 10 to 12). */
import { z } from 'zod';
import { askedMoney, countryCode, currency, instant, listOf, money, pageQuery, qid, text, version } from './common.ts';
import { fieldErrorMessages } from './messages/field-errors.ts';
import {
  checkoutActions,
  checkoutNextActions,
  openCheckoutStatuses,
  orderActions,
  orderIssueCategories,
  orderNextActions,
  orderStatuses,
  paymentMethods,
  salesInvoiceKinds,
  walletKinds,
  walletSources,
  withdrawalActions,
  withdrawalNextActions,
  withdrawalStatuses,
} from './order-values.ts';

export const checkout = z
  .strictObject({
    qid,
    cartQid: qid,
    status: z.enum(openCheckoutStatuses).meta({
      description:
        'VALIDATED: it could have been completed when it was asked. A change of the cart makes it OPEN, with another version. A completed checkout is answered by its order; one whose time is over, or whose cart is not shared out, is not there',
    }),
    nextAction: z.enum(checkoutNextActions).meta({
      description:
        'CHANGE_CART: nobody can send any of it, or a seller’s minimum order value is not reached. APPLY_WALLET: wallets/{qid}/apply/, for it is to pay all and holds enough, or holds less than it is to pay',
    }),
    allowedActions: z.array(z.enum(checkoutActions)).meta({
      description:
        'What may be done with it now; every other action is refused. Whether prices, stocks and minimum order values still hold is judged at the moment of validating or completing',
    }),
    billingAddressQid: qid.nullable().meta({ description: 'The company’s address has the company’s own id' }),
    shippingAddressQid: qid.nullable(),
    daysDeferred: z.int(),
    paymentMethod: z.enum(paymentMethods).nullable(),
    reference: z.string().nullable().meta({ description: 'What the buyer calls the order' }),
    goods: money,
    shipping: money,
    wallet: money.meta({ description: 'What completing it takes from the wallet' }),
    toPay: money.meta({ description: 'The rest, to be paid as it was chosen' }),
    orderQid: qid.nullable().meta({ description: 'Null as long as it is open' }),
    expiresAt: instant,
    version: z.int(),
  })
  .meta({ id: 'Checkout' });
export type Checkout = z.infer<typeof checkout>;
/** An id that is none of the company's is told at its field (400), as the specification says, not as absent. */
const addressId = z.string().trim().max(40);
export const changeCheckoutBody = z.strictObject({
  billingAddressQid: addressId.optional(),
  shippingAddressQid: addressId.optional(),
  daysDeferred: z.int().optional(),
  paymentMethod: z.enum(paymentMethods).optional(),
  reference: text(60).nullable().optional(),
  version,
});
export const checkoutStepBody = z.strictObject({ version });
const orderedLine = z.strictObject({
  gtin: z.string(),
  productName: z.string(),
  sellerName: z.string(),
  quantity: z.int(),
  unitPrice: money,
  total: money,
});
export const checkoutLines = listOf(orderedLine).meta({ id: 'CheckoutLineList' });

const place = z.strictObject({
  name: z.string(),
  line1: z.string(),
  line2: z.string(),
  postalCode: z.string(),
  city: z.string(),
  region: z.string(),
  country: countryCode,
});

export const order = z
  .strictObject({
    qid,
    number: z.string(),
    status: z.enum(orderStatuses),
    nextAction: z.enum(orderNextActions).meta({
      description:
        'PAY: money is waited for, or is owed on credit and due. ACCEPT_REPLACEMENT: another seller offers what is missing',
    }),
    allowedActions: z.array(z.enum(orderActions)).meta({
      description:
        'What may be done with it now; every other action is refused. ASK: issue/, also to have it cancelled. ACCEPT_REPLACEMENT: one of its replacements/ can be paid; whether its goods are still there is judged when it is taken. What may be done with a claim, claims/{qid}/ says',
    }),
    goods: money.meta({ description: 'As ordered; what was reduced or refunded, its sales/ and lines/ say' }),
    shipping: money,
    wallet: money.meta({ description: 'What of it the wallet paid' }),
    total: money.meta({ description: 'Goods and shipping' }),
    toPay: money.meta({ description: 'What has yet to come from the buyer; on credit, what is owed' }),
    dueAt: instant.nullable().meta({ description: 'By when an order on credit is to be paid' }),
    paymentMethod: z.enum(paymentMethods),
    daysDeferred: z.int(),
    reference: z.string().nullable(),
    destinationCountry: countryCode,
    billTo: place.nullable().meta({ description: 'As it was when ordered; null: the company’s registered address' }),
    deliverTo: place.nullable(),
    saleCount: z.int(),
    createdAt: instant,
    paidAt: instant.nullable(),
  })
  .meta({ id: 'Order' });
export type Order = z.infer<typeof order>;
export const orderList = listOf(order).meta({ id: 'OrderList' });
export const orderQuery = pageQuery;

/** An order on credit, as our own people see what is owed of it. */
export const owedOrder = z
  .strictObject({
    qid,
    number: z.string(),
    companyQid: qid,
    company: z.string(),
    total: money,
    left: money.meta({ description: 'What has yet to be paid back' }),
    createdAt: instant,
    dueAt: instant,
  })
  .meta({ id: 'OwedOrder' });
export type OwedOrder = z.infer<typeof owedOrder>;
export const owedOrderList = listOf(owedOrder).meta({ id: 'OwedOrderList' });
export const repayOrderBody = z.strictObject({
  amount: askedMoney,
  left: askedMoney.meta({
    description: 'What was left when you looked: of two who note the same money one is refused',
  }),
  surplusToWallet: z
    .boolean()
    .default(false)
    .meta({ description: 'What is more than was owed lies in the wallet; else it is refused' }),
});
/** Money that our own people found in our account. */
export const noteMoneyBody = z.strictObject({
  orderNumber: text(40).meta({ description: 'As the transfer names it' }),
  amount: askedMoney,
  received: askedMoney.meta({
    description: 'What had come for it when you looked: of two who note the same money one is refused',
  }),
  note: text(500).meta({ description: 'Where it stands on the statement' }),
});
export const receivedQuery = z.strictObject({ orderNumber: text(40) });
/** What has come for an order, before our own people note more. */
export const receivedMoney = z
  .strictObject({
    orderQid: qid,
    orderNumber: z.string(),
    companyQid: qid,
    company: z.string(),
    total: money,
    received: money.meta({ description: 'Beside what its wallet gave' }),
    notedByOthers: money.meta({
      description: 'What others of us noted of it: above a limit two people each note a part',
    }),
  })
  .meta({ id: 'ReceivedMoney' });
export const notedMoney = z
  .strictObject({
    orderQid: qid,
    orderNumber: z.string(),
    companyQid: qid,
    company: z.string(),
    toOrder: money.meta({ description: 'What the order still waited for' }),
    toWallet: money.meta({ description: 'What lies in the wallet, to be spent or withdrawn' }),
    notedByOthers: money.meta({ description: 'What others of us noted for the order before' }),
  })
  .meta({ id: 'NotedMoney' });
export type NotedMoney = z.infer<typeof notedMoney>;

const orderInvoice = z
  .strictObject({
    qid,
    saleQid: qid.meta({ description: 'The seller’s part it is about' }),
    documentType: z.enum(salesInvoiceKinds),
    number: z.string(),
    issuedAt: instant,
    total: money,
    creditsNumber: z.string().nullable().meta({ description: 'On a credit note: the invoice it takes from' }),
  })
  .meta({ id: 'OrderInvoice' });
export type OrderInvoice = z.infer<typeof orderInvoice>;
export const orderInvoiceList = listOf(orderInvoice).meta({ id: 'OrderInvoiceList' });

export const orderStepBody = z.strictObject({});
export const orderIssueBody = z.strictObject({
  category: z.enum(orderIssueCategories),
  message: text(4_000),
  saleQid: qid.optional(),
});
export const orderIssueAnswer = z.strictObject({ qid }).meta({ id: 'OrderIssue' });

export const wallet = z
  .strictObject({
    qid: qid.meta({ description: 'The company’s own id' }),
    balances: z.array(
      z.strictObject({
        kind: z.enum(walletKinds).meta({ description: 'CASH can be withdrawn, CREDIT only be spent' }),
        balance: money,
      }),
    ),
  })
  .meta({ id: 'Wallet' });
export const walletLineQuery = pageQuery.extend({
  source: z.enum(walletSources).optional(),
  currency: currency.optional(),
});
export const walletLines = listOf(
  z.strictObject({
    qid,
    source: z.enum(walletSources),
    kind: z.enum(walletKinds),
    status: z.enum(['PENDING', 'POSTED', 'REVERSED']).meta({
      description:
        'PENDING: a withdrawal that the bank has not paid yet. REVERSED: one that failed, put back by an opposite line',
    }),
    amount: money.meta({ description: 'Below zero: taken out' }),
    saleQid: qid.nullable(),
    orderQid: qid.nullable().meta({ description: 'That it was taken for, of CHECKOUT_APPLIED' }),
    at: instant,
    expiresAt: instant.nullable().meta({ description: 'What of it is not spent by then is taken back' }),
  }),
).meta({ id: 'WalletLineList' });
export const givePromotionBody = z.strictObject({
  amount: askedMoney,
  expiresAt: instant.meta({ description: 'What is not spent by then is taken back' }),
  reason: text(500),
});
export const promotion = z
  .strictObject({ qid, walletQid: qid, amount: money, expiresAt: instant, reason: z.string() })
  .meta({ id: 'Promotion' });
export const applyWalletBody = z.strictObject({ amount: askedMoney, version });

export const withdrawBody = z.strictObject({
  amount: askedMoney,
  holder: text(120).meta({ description: 'The company itself, as the bank has its name' }),
  country: countryCode,
  iban: z.string().trim().min(1).max(60),
});
export const confirmWithdrawalBody = z.strictObject({
  code: z
    .string()
    .trim()
    .regex(/^\d{6}$/, fieldErrorMessages.sixDigits),
});
/** What the bank statement says of one that nobody answered for. */
export const reconcileWithdrawalBody = z.strictObject({ outcome: z.enum(['PAID', 'FAILED']), note: text(500) });
export const rejectWithdrawalBody = z.strictObject({ reason: text(500) });
const anyWithdrawal = z.strictObject({
  qid,
  status: z.enum(withdrawalStatuses),
  amount: money,
  holder: z.string(),
  ending: z.string().meta({ description: 'The last four signs of the account' }),
  askedAt: instant,
  codeEndsAt: instant.nullable().meta({ description: 'Until then the code that was sent is good' }),
  endedAt: instant.nullable(),
  rejection: z.string().nullable().meta({ description: 'Why we did not send it' }),
});
export const withdrawal = anyWithdrawal
  .extend({
    nextAction: z.enum(withdrawalNextActions).meta({
      description: 'NONE: it has ended, or its code has; then ask for another withdrawal',
    }),
    allowedActions: z
      .array(z.enum(withdrawalActions))
      .meta({ description: 'CONFIRM: confirm/, with the code of the mail' }),
  })
  .meta({ id: 'Withdrawal' });
export type Withdrawal = z.infer<typeof withdrawal>;
export const withdrawalList = listOf(withdrawal).meta({ id: 'WithdrawalList' });
/** As our own people see one that waits for them. */
export const reviewedWithdrawal = anyWithdrawal
  .extend({ company: z.string(), approvals: z.int().meta({ description: 'Of the two that are needed' }) })
  .meta({ id: 'ReviewedWithdrawal' });
export type ReviewedWithdrawal = z.infer<typeof reviewedWithdrawal>;
export const reviewedWithdrawalList = listOf(reviewedWithdrawal).meta({ id: 'ReviewedWithdrawalList' });
