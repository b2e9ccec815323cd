/** What a company owns, as targets of generated requests. */
import type { PackageStatus } from '@quayside/contract/package-values';
import type { SaleStatus, ShippingMethod } from '@quayside/contract/sale-values';
import { makeAddress } from '../../domains/addresses/addresses.factory.ts';
import { makeApiKey } from '../../domains/api-keys/api-keys.factory.ts';
import { currentAccount } from '../../domains/bank-accounts/bank-accounts.public.ts';
import { makeStockList } from '../../domains/catalog-uploads/catalog-uploads.factory.ts';
import { makeDecision } from '../../domains/decisions/decisions.factory.ts';
import { makeDocument } from '../../domains/documents/documents.factory.ts';
import { makeShelf } from '../../domains/offers/shelf.factory.ts';
import { makeCreditNote, makeInvoice } from '../../domains/papers/papers.factory.ts';
import type { PayoutStatus } from '../../domains/payouts/payouts.machine.ts';
import { payouts } from '../../domains/payouts/payouts.tables.ts';
import { makeReplacement } from '../../domains/replacements/replacements.factory.ts';
import type { SaleRow } from '../../domains/sales/fixtures/sale-spec.factory.ts';
import { makeSale } from '../../domains/sales/sales.factory.ts';
import { makeView } from '../../domains/saved-views/saved-views.factory.ts';
import type { SellerRow } from '../../domains/sellers/sellers.factory.ts';
import { shipments } from '../../domains/shipments/shipments.tables.ts';
import { makeInvited } from '../../domains/team/team.factory.ts';
import { makeMessageFile, makeThread } from '../../domains/threads/threads.factory.ts';
import { present } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import type { Db } from '../../platform/db/database.ts';
import { samplePdf } from '../../platform/files/files.factory.ts';
import { storeFile } from '../../platform/files/stored-files.ts';
import type { TestApp } from '../app.ts';
import { type ClaimState, makeOwnedClaims } from './owned-claims.ts';
import { makeOwnedPackages, workerFor } from './owned-packages.ts';

/** Ids a request may name; `absent` ones name nothing. */
export type OwnedResources = {
  readonly sale: string;
  readonly line: string;
  readonly secondLine: string;
  readonly document: string;
  /** The sale's self-billed invoice, and a credit note. */
  readonly invoice: string;
  readonly creditNote: string;
  readonly shipment: string;
  readonly payment: string;
  /** The first of two approvals of the payment, by somebody else. */
  readonly decision: string;
  readonly session: string;
  readonly apiKey: string;
  /** Somebody of the own team who was invited and is not here yet. */
  readonly invited: string;
  readonly address: string;
  /** A person's, not a company's: whoever knows the person puts one here. */
  readonly notification: string;
  readonly savedView: string;
  readonly passkey: string;
  readonly replacement: string;
  readonly thread: string;
  readonly messageFile: string;
  /** A person's too, and for one message. */
  readonly unsentFile: string;
  readonly seller: string;
  readonly claim: string;
  readonly claimFile: string;
  readonly evidence: string;
  readonly stockList: string;
  /** A buyer's: whoever knows the buyer puts them here. */
  readonly cartLine: string;
  readonly order: string;
  readonly wallet: string;
  /** Of that wallet, confirmed, and waiting for two of us. */
  readonly withdrawal: string;
  readonly allocation: string;
  readonly package: string;
  readonly packagePhoto: string;
  /** Somebody of the warehouse where the package is. */
  readonly worker: string;
  readonly warehouseShipment: string;
  readonly offer: string;
  readonly offerBatch: string;
  readonly brandDiscount: string;
  readonly catalogueRequest: string;
  /** A page of the public site: nobody's own. */
  readonly story: string;
  /** A seller's or a buyer's: whoever knows which puts them here. */
  readonly webhookEndpoint: string;
  readonly webhookDelivery: string;
  /** Of which the company offers something; reference data all share. */
  readonly brand: string;
};

/** What is particular to the sale a request is about. */
export type SaleState = {
  readonly status: SaleStatus;
  readonly isBooked?: boolean;
  readonly method?: ShippingMethod;
  readonly payout?: PayoutStatus;
  /** One of two people has approved its payment. */
  readonly isProposed?: true;
  /** The state of a package of it in a warehouse; without it no warehouse has one. */
  readonly package?: PackageStatus;
};
export type { ClaimState } from './owned-claims.ts';

/** Ids of what nobody has. A buyer's own are put in their place by whoever knows the buyer. */
export const absentResources = (): OwnedResources => ({
  sale: newId(),
  line: newId(),
  secondLine: newId(),
  document: newId(),
  invoice: newId(),
  creditNote: newId(),
  shipment: newId(),
  payment: newId(),
  decision: newId(),
  session: newId(),
  invited: newId(),
  apiKey: newId(),
  address: newId(),
  notification: newId(),
  savedView: newId(),
  passkey: newId(),
  replacement: newId(),
  thread: newId(),
  messageFile: newId(),
  unsentFile: newId(),
  seller: newId(),
  claim: newId(),
  claimFile: newId(),
  evidence: newId(),
  stockList: newId(),
  cartLine: newId(),
  order: newId(),
  wallet: newId(),
  withdrawal: newId(),
  allocation: newId(),
  package: newId(),
  packagePhoto: newId(),
  worker: newId(),
  warehouseShipment: newId(),
  offer: newId(),
  offerBatch: newId(),
  brandDiscount: newId(),
  catalogueRequest: newId(),
  story: newId(),
  brand: newId(),
  webhookEndpoint: newId(),
  webhookDelivery: newId(),
});

const parcels = {
  loadType: 'PARCEL',
  palletType: null,
  count: 1,
  lengthCm: 40,
  widthCm: 30,
  heightCm: 20,
  weightKg: 5,
} as const;

/**
 * A fresh sale of that company, ready for its next step, with all that can belong to it; what is a person's own belongs
 * to `userId`.
 */
export async function makeOwnedResources(
  t: TestApp,
  seller: SellerRow,
  session: string,
  { status, isBooked = false, method = 'PLATFORM', payout, isProposed, package: packed }: SaleState = {
    status: 'REQUESTED',
  },
  userId = newId(),
  /** What a call about claims is about: the claim's state, and the buyer who may claim. */
  about?: { readonly claim: ClaimState; readonly buyerId: string | null },
): Promise<OwnedResources> {
  const claimed = about ? await makeOwnedClaims(t, seller, about.claim, about.buyerId) : {};
  const shipping = status === 'REQUESTED' ? {} : ({ shippingMethod: method, loads: [parcels] } as const);
  const given = { seller, status, createdAt: '2026-11-20T09:00:00.000Z', currency: seller.currency } as const;
  const [file, attached] = await twoFiles(t, seller.id);
  return t.database.write({ sellerId: seller.id }, async (db) => {
    const { sale, lines } = await makeSale(db, {
      ...given,
      ...shipping,
      bookingSucceeded: isBooked || status === 'PAID',
      // Its shipment below.
      trackedCount: 1,
    });
    const [first, second] = lines;
    const { thread, message } = await makeThread(db, {
      sellerId: seller.id,
      saleId: sale.id,
      orderNumber: sale.orderNumber,
    });
    return {
      ...absentResources(),
      sale: sale.id,
      line: present(first, 'a sale has lines').id,
      secondLine: present(second, 'a sale has two lines').id,
      document: (await makeDocument(db, sale, file)).id,
      invoice: (await makeInvoice(db, sale)).id,
      creditNote: (await makeCreditNote(db, sale)).id,
      shipment: await addShipment(db, sale, packed ? 'INBOUND_TO_WAREHOUSE' : 'DIRECT_TO_BUYER'),
      ...(status === 'PAYMENT_IN_REVIEW' || payout
        ? await addPayment(db, sale, payout ?? 'PENDING_APPROVAL', isProposed ? 2 : 1)
        : {}),
      session,
      invited: (await makeInvited(db, seller.id)).id,
      apiKey: await makeApiKey(db, { sellerId: seller.id }),
      address: (await makeAddress(db, { sellerId: seller.id })).id,
      replacement: (await makeReplacement(db, { sellerId: seller.id })).id,
      savedView: (await makeView(db, { sellerId: seller.id, userId })).id,
      thread: thread.id,
      messageFile: (await makeMessageFile(db, message, attached)).id,
      seller: seller.id,
      stockList: (await makeStockList(db, { sellerId: seller.id })).id,
      ...claimed,
      worker: workerFor(seller),
      ...(packed ? await makeOwnedPackages(db, seller, { sale, lines }, packed, attached) : {}),
      ...(await makeShelf(db, seller)),
    };
  });
}

const twoFiles = (t: TestApp, sellerId: string) =>
  Promise.all([storeFile(t.deps, sellerId, samplePdf()), storeFile(t.deps, sellerId, samplePdf())]);

type Leg = (typeof shipments.$inferSelect)['leg'];

async function addShipment(
  db: Db,
  { sellerId, id: saleId, orderNumber, createdAt }: SaleRow,
  leg: Leg,
): Promise<string> {
  const id = newId();
  await db.insert(shipments).values({
    sellerId,
    id,
    saleId,
    orderNumber,
    carrier: 'other',
    status: 'LABELS_READY',
    trackAndTraceNumbers: ['ABC-123456'],
    leg,
    createdAt,
  });
  return id;
}

async function addPayment(
  db: Db,
  { sellerId, id: saleId, orderNumber, currency, createdAt, totalMinor }: SaleRow,
  status: PayoutStatus,
  approvalsNeeded: number,
): Promise<Pick<OwnedResources, 'payment' | 'decision'>> {
  const id = newId();
  await db.insert(payouts).values({
    sellerId,
    id,
    saleId,
    orderNumber,
    status,
    amountMinor: totalMinor,
    goodsMinor: totalMinor,
    currency,
    accountEnding: '1234',
    bankAccountId: (await currentAccount(db, sellerId))?.id ?? newId(),
    quoteReference: 'quote',
    approvalsNeeded,
    reviewReasons: ['NEW_BANK_DETAILS'],
    requestedAt: createdAt,
    requestedBy: newId(),
  });
  if (approvalsNeeded === 1) return { payment: id, decision: newId() };
  const of = { sellerId, saleId, orderNumber, currency, amountMinor: totalMinor };
  const { id: decision } = await makeDecision(db, { ...of, kind: 'PAYMENT', subjectId: id });
  return { payment: id, decision };
}
