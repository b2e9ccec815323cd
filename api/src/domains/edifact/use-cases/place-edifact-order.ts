/**
 * An ORDERS message becomes an order, without the company's cart: shared out to the cheapest sellers at no more than the
 * prices it names, and placed in one transaction with the answer. The same message again changes nothing; another one of the
 * same number is refused. What nobody can send is left out, and said so.
 */
import { createHash } from 'node:crypto';
import type { DroppedReason } from '@quayside/contract/cart-values';
import { type Actor, systemActor } from '../../../kernel/actor.ts';
import { present } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Deps } from '../../../platform/deps.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import { openWrite, type Write } from '../../../platform/write.ts';
import {
  candidatesOf,
  changeOf,
  type Plan,
  solveCart,
  termsBySeller,
  termsOf,
  unservedByLine,
} from '../../carts/carts.public.ts';
import {
  type Destination,
  destinationOf,
  lockServing,
  marketOf,
  queueRanks,
  takeStock,
  unservedOf,
} from '../../offers/offers.public.ts';
import { type CreditProblem, creditProblem, type OrderedShare, placeOrder } from '../../orders/orders.public.ts';
import { orderNumberOf } from '../../sales/sales.public.ts';
import { buyerOf } from '../../sellers/sellers.public.ts';
import { type VariantRow, variantsByGtin } from '../../variants/variants.public.ts';
import { lockWallet } from '../../wallets/wallets.public.ts';
import { type AnsweredLine, orderResponse } from '../edifact.messages.ts';
import { refuseElsewhere, type WantedLine, type WantedOrder } from '../edifact.orders.rules.ts';
import {
  type EdifactOrder,
  insertAnswers,
  insertEdifactOrder,
  lockNumber,
  orderOfNumber,
} from '../edifact.repository.ts';
import { EdifactError, type Message } from '../edifact.syntax.rules.ts';

type Received = {
  readonly buyerId: string;
  readonly sender: string;
  readonly recipient: string;
  readonly message: Message;
  readonly wanted: WantedOrder;
};

const seconds = 5;
/** Offers change while a plan is found; then another one is. */
const mostPlans = 5;
const why: Readonly<Record<DroppedReason, string>> = {
  NO_OFFER: 'Nobody offers it.',
  INSUFFICIENT_STOCK: 'Not enough in stock, at your price where you named one.',
  BELOW_MOV: 'Below the minimum order value of its sellers.',
  UNIT_SIZE: 'No whole selling unit.',
  DESTINATION_NOT_SERVED: 'Nobody sends it to your country.',
  SELLER_NOT_ACTIVE: 'Its seller does not sell now.',
  ABOVE_TARGET_PRICE: 'Dearer than the price you named.',
  BRAND_RESTRICTED: 'Its brand is not sold in your country.',
  BUYERS_CHOICE: 'Left out as you asked.',
};

export const hashOf = ({ type, segments }: Message): string =>
  createHash('sha256')
    .update(JSON.stringify([type, segments]))
    .digest('hex');

/** KNOWN: it was taken before. Throws EdifactError with what the sender has to mend. */
export async function placeEdifactOrder(deps: Deps, received: Received): Promise<'NEW' | 'KNOWN'> {
  const { buyerId, wanted } = received;
  // Before seconds are spent on a plan; whether it still is so is asked again under the lock.
  if (isKnown(await deps.database.read({ buyerId }, (db) => orderOfNumber(db, buyerId, wanted.number)), received))
    return 'KNOWN';
  const buyer = present(await deps.database.read('none', (db) => buyerOf(db, buyerId)), 'the company of a folder');
  refuseElsewhere(wanted, buyer);
  const destination = await destinationOf(deps, buyerId);
  if (wanted.currency !== null && wanted.currency !== destination.currency)
    throw new EdifactError(`CUX says ${wanted.currency}. Your company trades in ${destination.currency}.`);
  const products = await deps.database.read('none', (db) =>
    variantsByGtin(
      db,
      wanted.lines.map(({ gtin }) => gtin),
    ),
  );
  const actor: Actor = { ...systemActor, buyerId };
  for (let tries = 0; tries < mostPlans; tries += 1) {
    const planned = await planFor(deps, wanted, products, destination);
    const isDone = await openWrite(deps, { actor, scope: 'system' }, (write) =>
      place(write, { ...received, destination, products, planned }),
    );
    if (isDone) return 'NEW';
  }
  throw new Error('The offers of an order changed while it was placed, each time');
}

/** Throws EdifactError where another message has its number. */
function isKnown(known: EdifactOrder | undefined, { message, wanted }: Pick<Received, 'message' | 'wanted'>): boolean {
  if (known && known.hash !== hashOf(message))
    throw new EdifactError(`Order ${wanted.number} is here already, with other lines. Nothing was ordered again.`);
  return known !== undefined;
}

async function planFor(deps: Deps, { lines }: WantedOrder, products: readonly VariantRow[], destination: Destination) {
  const ids = products.map(({ id }) => id);
  const serving = await marketOf(deps, ids, destination);
  const served = new Set(serving.map(({ productId }) => productId));
  const lost = ids.filter((id) => !served.has(id));
  const market = { region: destination.region, serving, unserved: await unservedOf(deps, lost, destination) };
  const asked = products.map(({ id: productId, gtin: id }) => ({ id, productId }));
  const terms = termsBySeller(market);
  const plan = await solveCart(
    deps,
    {
      lines: lines.map(({ gtin, quantity, targetMinor }) => ({ id: gtin, quantity, targetMinor })),
      candidates: candidatesOf(asked, serving),
      ...{ maximumSellers: 1_000, terms, unserved: unservedByLine(asked, market) },
    },
    seconds,
  );
  return { plan, terms };
}

type Placing = Received & {
  readonly destination: Destination;
  readonly products: readonly VariantRow[];
  readonly planned: Awaited<ReturnType<typeof planFor>>;
};

/** False: an offer is not what the plan thought any more. */
async function place(write: Write, placing: Placing): Promise<boolean> {
  const { db, now } = write;
  const { buyerId, wanted, message, sender, recipient, planned, destination } = placing;
  if (isKnown(await lockNumber(db, buyerId, wanted.number), placing)) return true;
  const hash = hashOf(message);
  const id = newId();
  const orderId = planned.plan.placed.length > 0 ? newId() : null;
  if (orderId !== null && !(await order(write, orderId, placing))) return false;
  await insertEdifactOrder(db, {
    ...{ buyerId, id, number: wanted.number, hash, sender, recipient, orderId, receivedAt: now, lookedAt: now },
  });
  const lines = wanted.lines.flatMap((line) => answeredLines(line, planned.plan));
  const told = { wantedNumber: wanted.number, currency: destination.currency, at: now, lines };
  const number = orderId === null ? wanted.number : orderNumberOf(orderId);
  const segments = orderResponse({ ...told, number });
  await insertAnswers(db, { buyerId, id }, [{ type: 'ORDRSP', causeId: orderId ?? id, segments }], now);
  return true;
}

async function order(write: Write, orderId: string, placing: Placing): Promise<boolean> {
  const { db, now } = write;
  const { buyerId, wanted, destination, planned } = placing;
  await lockWallet(db, buyerId);
  const { placed, costMinor } = planned.plan;
  if (!(await isStillThere(write, planned, destination))) return false;
  const { daysDeferred } = wanted;
  const paymentMethod = daysDeferred > 0 ? 'CREDIT' : 'BANK_TRANSFER';
  await refuseUnpayable(write, placing, costMinor);
  await placeOrder(write, {
    ...{ orderId, buyerId, currency: destination.currency, destinationCountry: destination.country },
    ...{ shares: sharesOf(placing), reference: wanted.number, walletMinor: 0n, paymentMethod, daysDeferred },
    spendOnlyMinor: 0n,
  });
  const taken = placed.map(({ offer, quantity }) => ({ sellerId: offer.sellerId, offerId: offer.offerId, quantity }));
  await queueRanks(write, await takeStock(db, taken, now));
  await emit(db, now, 'order.placed', { buyerId, orderId });
  return true;
}

const creditWords: Readonly<Record<CreditProblem, string>> = {
  CREDIT_NOT_APPROVED: 'PAT asks for payment later, which needs approved credit. Leave it out, or apply first.',
  CREDIT_DAYS: 'PAT asks for more days than your company was granted.',
  CREDIT_OVERDUE: 'Something of an earlier order on credit is overdue. Pay it, or order without PAT.',
  CREDIT_TOO_LOW: 'Your credit is too low for this order. Order less, or without PAT.',
};

async function refuseUnpayable({ db, deps, now }: Write, { buyerId, wanted, destination }: Placing, toPay: bigint) {
  const { daysDeferred } = wanted;
  if (daysDeferred === 0) {
    if (deps.collections.methods.includes('BANK_TRANSFER')) return;
    throw new EdifactError('Orders can not be paid by bank transfer. Ask for payment terms (PAT).');
  }
  const problem = await creditProblem(db, { buyerId, currency: destination.currency, toPay, daysDeferred, now });
  if (problem !== null) throw new EdifactError(creditWords[problem]);
}

/** Offers and terms are those that the plan was made with. */
async function isStillThere({ db }: Write, { plan, terms }: Placing['planned'], destination: Destination) {
  const wanted = plan.placed.map(({ offer }) => ({ offerId: offer.offerId, sellerId: offer.sellerId }));
  const now = new Map((await lockServing(db, wanted, destination)).map((offer) => [offer.offerId, offer]));
  return plan.placed.every(({ offer, quantity }) => {
    const found = now.get(offer.offerId);
    if (!found) return false;
    const own = termsOf(found, destination.region);
    const planned = terms.get(offer.sellerId);
    const areTermsSame = own.minimumMinor === planned?.minimumMinor && own.shippingMinor === planned.shippingMinor;
    const line = { offerId: offer.offerId, quantity, unitPriceMinor: offer.priceMinor };
    return areTermsSame && changeOf(line, found) === null;
  });
}

function sharesOf({ planned: { plan, terms }, products }: Placing): OrderedShare[] {
  const known = new Map(products.map((product) => [product.gtin, product]));
  return [...Map.groupBy(plan.placed, ({ offer }) => offer.sellerId)].map(([sellerId, own]) => ({
    ...{ sellerId, shippingMinor: terms.get(sellerId)?.shippingMinor ?? 0n },
    lines: own.map(({ lineId: gtin, offer, quantity }) => ({
      ...{ offerId: offer.offerId, gtin, quantity, unitSize: offer.unitSize, unitPriceMinor: offer.priceMinor },
      ...{ productName: known.get(gtin)?.name ?? gtin, brandName: known.get(gtin)?.brandName ?? '' },
    })),
  }));
}

/** Each piece of a line as one seller sends it, and what nobody does. */
function answeredLines({ gtin, position, quantity }: WantedLine, { placed, dropped }: Plan): AnsweredLine[] {
  const own = placed.filter(({ lineId }) => lineId === gtin);
  const lost = dropped.filter(({ lineId }) => lineId === gtin);
  const rest = own.reduce((left, one) => left - one.quantity, quantity);
  return [
    ...own.map((one) => ({
      ...{ gtin, position, asked: one.quantity, given: one.quantity, unitPriceMinor: one.offer.priceMinor },
    })),
    ...(rest > 0
      ? [{ gtin, position, asked: rest, given: 0, unitPriceMinor: null, why: why[lost[0]?.reason ?? 'NO_OFFER'] }]
      : []),
  ];
}
