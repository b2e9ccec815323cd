/** The sales of the demo world, each with what hangs on it: money, bookings, shipments, packages. */

import { groupOfClaim } from '@quayside/contract/claim-values';
import { type SaleRows, saleRows } from '../src/domains/sales/fixtures/sale-rows.factory.ts';
import type { LineSpec, LoadSpec, SaleSpec } from '../src/domains/sales/fixtures/sale-spec.factory.ts';
import { needsDocuments } from '../src/domains/sales/sales.documents.rules.ts';
import { saleCounts, saleEvents, saleLines, saleLoads, saleSearch, sales } from '../src/domains/sales/sales.tables.ts';
import { type BuyerRow, missingProfileIn } from '../src/domains/sellers/sellers.factory.ts';
import type { UserRow } from '../src/domains/users/users.factory.ts';
import { vatBasisPoints } from '../src/domains/vat/vat.public.ts';
import { days, type Instant, plus } from '../src/kernel/clock.ts';
import { money, share } from '../src/kernel/money.ts';
import { addWorkingDays } from '../src/kernel/working-time.ts';
import { workCalendarOf } from '../src/platform/calendar.ts';
import type { DemoOffer } from './demo-catalogue.ts';
import { claimStories, countedPieces } from './demo-claim-stories.ts';
import type { DemoSeller, DemoWarehouse } from './demo-companies.ts';
import { demoDocumentTypes } from './demo-document-types.ts';
import { claimedSalesOf, demoPlans, type SalePlan } from './demo-plan.ts';
import { expiring, type Story, stories } from './demo-stories.ts';
import { bookedCarrier, type DemoCarrier, demoCarriers, trackingNumber } from './demo-tracking.ts';
import { type Random, randomFrom } from './random.ts';
import type { World } from './world.ts';

/** What a seller's sales are made of. */
export type Stage = {
  readonly seller: DemoSeller;
  readonly owner: Pick<UserRow, 'id' | 'account'>;
  readonly offers: readonly DemoOffer[];
  readonly buyers: readonly BuyerRow[];
  readonly warehouses: readonly DemoWarehouse[];
  readonly random: Random;
  readonly base: Instant;
  /** Six digits, each once. */
  readonly nextNumber: () => number;
};

export type DemoSale = SaleRows & {
  readonly stage: Stage;
  readonly story: Story;
  readonly plan: SalePlan;
  readonly carrier: DemoCarrier;
  readonly trackingNumbers: readonly string[];
};

/** Every sale of a seller's plan. */
export function demoSalesOf(stage: Stage): DemoSale[] {
  const plan = demoPlans[stage.seller.key];
  if (!plan) return [];
  const { row } = stage.seller;
  const teller = { base: stage.base, random: stage.random, calendar: workCalendarOf(row.country, row.timeZone) };
  const mayConfirm = row.slaAcceptedAt !== null;
  return [
    ...plan.expiringInHours.map((left, index) =>
      demoSaleOf(stage, expiring(teller, left, mayConfirm && index % 3 === 2), { story: 'fresh', count: 1 }),
    ),
    ...plan.sales.flatMap((one) =>
      Array.from({ length: one.count }, () => demoSaleOf(stage, stories[one.story](teller), one)),
    ),
  ];
}

/** The sales of a seller that their buyers claim about. */
export function claimedDemoSalesOf(stage: Stage): DemoSale[] {
  const { row, key } = stage.seller;
  const teller = { base: stage.base, random: stage.random, calendar: workCalendarOf(row.country, row.timeZone) };
  return claimedSalesOf(key).map((plan) => demoSaleOf(stage, stories[plan.story](teller), plan));
}

/**
 * A sale to the first buyer that was cancelled after its goods had come to the first warehouse. Of a generator and numbers of its
 * own, so that nothing else of the world moves.
 */
export function endedDemoSalesOf(stage: Stage): DemoSale[] {
  const { row, key } = stage.seller;
  if (key !== 'clairval') return [];
  const random = randomFrom(endedSeed);
  const own = { ...stage, random, nextNumber: () => endedNumber };
  const alone = { ...own, buyers: stage.buyers.slice(0, 1), warehouses: stage.warehouses.slice(0, 1) };
  const teller = { base: stage.base, random, calendar: workCalendarOf(row.country, row.timeZone) };
  const plan = { story: 'cancelledHere', count: 1, lines: 3, toWarehouse: true } as const;
  return [demoSaleOf(alone, stories.cancelledHere(teller), plan)];
}
const endedSeed = 577;
/** Beyond those of the others. */
const endedNumber = 491_204;
/** Packages of an order that ended: one came before, one after. */
const packagesOfEnded = 2;

/** One sale of a given story. */
export function demoSaleOf(stage: Stage, story: Story, plan: SalePlan): DemoSale {
  const { random, seller, owner } = stage;
  const buyer = random.pick(plan.isExport ? stage.buyers.filter(isAbroad) : stage.buyers);
  const number = stage.nextNumber();
  const lines = linesOf(stage, story, plan);
  const loads = story.hasLoads ? loadsOf(random, story, kilogramsOf(stage.offers, lines)) : [];
  const isBooked = story.booking === 'SUCCEEDED';
  const carrier = isBooked ? bookedCarrier : random.pick(demoCarriers);
  const pieces = loads.reduce((sum, { count }) => sum + count, 0);
  const isTracked = story.isTracked === true || isBooked;
  const ownNumbers = isTracked ? Array.from({ length: pieces }, () => trackingNumber(carrier, random)) : [];
  const destination = destinationOf(stage, buyer, plan);
  const units = lines.reduce(
    (sum, line) => sum + (line.confirmedQuantity ?? line.requestedQuantity) / line.unitSize,
    0,
  );
  const isAwaited = isTracked && destination.kind === 'WAREHOUSE' && story.endedAt === undefined;
  const packages = isAwaited ? units : story.sentAt ? packagesOfEnded : 0;
  const more = furtherNumbers(carrier, number).slice(0, Math.max(packages - ownNumbers.length, 0));
  const trackingNumbers = [...ownNumbers, ...more];
  const spec: SaleSpec = {
    ...story,
    id: random.id(story.createdAt),
    sellerId: seller.row.id,
    orderNumber: `QS-${number}-${number % 4}`,
    buyerId: buyer.id,
    buyerName: buyer.name,
    buyerReference: referenceOf(random),
    hasRead: story.status !== 'REQUESTED' || random.chance(0.4),
    currency: seller.row.currency,
    destination,
    lines,
    loads,
    bookingSucceeded: isBooked,
    missingProfile: missingProfileIn(seller.row),
    actor: { id: owner.id, name: owner.account },
    trackingNumbers,
    pickedUpAt: pickedUpAt(story, trackingNumbers),
    documentTypes: demoDocumentTypes(story, destination.country, number),
    ...claimFactsOf(plan),
    ...(story.method ? { shippingMethod: story.method } : {}),
    ...(story.declineReasons?.includes('PRICE_INCORRECT')
      ? { declineNote: 'The price list of last month was used by mistake.' }
      : {}),
    ...chargesOf(stage, story, lines, destination.country),
    transportMinor: 2_500n,
  };
  const rows = saleRows(spec, random.id);
  const marked = rows.lines.map((line) => ({
    ...line,
    claimedQuantity: countedPieces(plan.claim, line.confirmedQuantity),
  }));
  return { ...rows, lines: marked, stage, story, plan, carrier, trackingNumbers };
}

/** Consignments to a warehouse are large, but no package is empty: its morning is full. Of a generator of their own, so that nothing else of the world moves. */
function furtherNumbers(carrier: DemoCarrier, orderNumber: number): string[] {
  const random = randomFrom(orderNumber);
  return Array.from({ length: random.int(20, 24) }, () => trackingNumber(carrier, random));
}

/** What its sale knows of the claim that is planned about it. */
function claimFactsOf({ claim }: SalePlan): Pick<SaleSpec, 'claimAwaitsSeller' | 'claimOpen'> {
  const status = claim && claimStories[claim].steps.at(-1)?.to;
  if (!status) return {};
  return { claimAwaitsSeller: status === 'AWAITING_SELLER', claimOpen: groupOfClaim[status] === 'OPEN' };
}

/** What is paid or completed and has numbers is on its way, see `addFulfilment`. */
const pickedUpAt = ({ status, paidAt, sentAt }: Story, numbers: readonly string[]): Instant | null =>
  sentAt ??
  (numbers.length > 0 && paidAt && (status === 'PAID' || status === 'COMPLETED') ? plus(paidAt, days(0.1)) : null);

const isAbroad = ({ country }: BuyerRow): boolean =>
  needsDocuments({ shippingMethod: 'SELLER', destinationCountry: country });

function linesOf({ random, offers }: Stage, story: Story, plan: SalePlan): LineSpec[] {
  const chosen = random.sample(offers, plan.lines ?? random.int(1, 8));
  return chosen.map((offer) => {
    const units = plan.goodsMinor
      ? Number(plan.goodsMinor / BigInt(chosen.length) / (offer.unitPriceMinor * BigInt(offer.unitSize))) + 1
      : random.int(plan.toWarehouse ? 8 : 1, 30);
    const requestedQuantity = units * offer.unitSize;
    const isReduced = story.confirmedAt !== undefined && !plan.goodsMinor && units > 1 && random.chance(0.15);
    return {
      ...offer,
      requestedQuantity,
      ...(isReduced
        ? { confirmedQuantity: random.int(1, units - 1) * offer.unitSize, reductionReason: 'PARTIAL_STOCK' as const }
        : {}),
    };
  });
}

/** Gross weight of what is sent. */
function kilogramsOf(offers: readonly DemoOffer[], lines: readonly LineSpec[]): number {
  const grams = new Map(offers.map(({ offerId, weightGrams }) => [offerId, weightGrams]));
  const total = lines.reduce(
    (sum, { offerId, confirmedQuantity, requestedQuantity }) =>
      sum + (grams.get(offerId) ?? 0) * (confirmedQuantity ?? requestedQuantity),
    0,
  );
  return total / 1_000;
}

/** Parcels or pallets that can hold the goods, with their packaging: 1 kg for a carton, 25 kg for a EUR pallet. */
function loadsOf(random: Random, story: Story, kilograms: number): LoadSpec[] {
  if (story.method === 'PLATFORM' || kilograms > 150) {
    const count = Math.max(1, Math.ceil(kilograms / 600));
    return [
      {
        loadType: 'PALLET',
        palletType: 'EUR',
        count,
        lengthCm: 120,
        widthCm: 80,
        heightCm: random.int(90, 200),
        weightKg: Math.ceil(kilograms / count) + 25,
      },
    ];
  }
  const pieces = Math.max(1, Math.ceil(kilograms / 25));
  const parcels = (count: number) =>
    ({
      loadType: 'PARCEL',
      palletType: null,
      count,
      lengthCm: random.int(30, 60),
      widthCm: random.int(20, 40),
      heightCm: random.int(15, 40),
      weightKg: Math.ceil(kilograms / pieces) + 1,
    }) as const;
  return pieces > 3 ? [parcels(pieces - 2), parcels(2)] : [parcels(pieces)];
}

function destinationOf({ random, warehouses }: Stage, buyer: BuyerRow, plan: SalePlan): SaleSpec['destination'] {
  const toBuyer = { kind: 'BUYER', country: buyer.country, city: buyer.city } as const;
  if (!plan.toWarehouse && random.chance(0.88)) return toBuyer;
  const { country, city } = random.pick(warehouses);
  return plan.isExport ? toBuyer : { kind: 'WAREHOUSE', country, city };
}

/** Fee and VAT within their limits, once the shipping is known. */
function chargesOf({ random, seller }: Stage, story: Story, lines: readonly LineSpec[], country: string) {
  if (!story.hasLoads || (story.status === 'CONFIRMED' && random.chance(0.3))) return {};
  const goods = lines.reduce(
    (sum, line) => sum + line.unitPriceMinor * BigInt(line.confirmedQuantity ?? line.requestedQuantity),
    0n,
  );
  const wanted = share(money(goods, seller.row.currency), random.int(300, 1_400)).minor;
  const fee = wanted < 180_000n ? wanted : 180_000n;
  const hasVat = country === seller.row.country;
  return {
    shippingFeeMinor: fee,
    vatMinor: hasVat ? share(money(goods + fee, seller.row.currency), vatBasisPoints(country)).minor : 0n,
  };
}

const references = [
  (random: Random) => `PO ${random.digits(5)}`,
  (random: Random) => `Bestellung Nr. 2026/${random.digits(4)}`,
  (random: Random) => `BC-${random.digits(3)}-${random.digits(6)}`,
  (random: Random) => `Réf. ${random.digits(4)} – à l’attention de M. Dupont-Lefèvre, quai nº 3`,
];
const referenceOf = (random: Random): string | null => (random.chance(0.25) ? null : random.pick(references)(random));

/** Adds the sales' own rows to the world, kind by kind: parents first. */
export function addSales(world: World, random: Random, at: Instant, made: readonly DemoSale[]): void {
  world.add(sales, ...made.map(({ sale }) => sale));
  world.add(saleLines, ...made.flatMap(({ lines }) => lines));
  world.add(saleLoads, ...made.flatMap(({ loads }) => loads));
  world.add(saleEvents, ...made.flatMap(({ events }) => events));
  world.add(saleSearch, ...made.flatMap(({ search }) => search));
  world.add(saleCounts, ...countsOf(random, at, made));
}

/** One row per seller and place in the lists, as the folding job would leave them. */
function countsOf(random: Random, at: Instant, made: readonly DemoSale[]): (typeof saleCounts.$inferInsert)[] {
  const places = Map.groupBy(made, ({ sale }) => [sale.sellerId, sale.statusGroup, sale.nextAction].join());
  return [...places.values()].flatMap((inPlace) => {
    const first = inPlace[0]?.sale;
    if (!first) return [];
    return [
      {
        sellerId: first.sellerId,
        id: random.id(at),
        statusGroup: first.statusGroup,
        nextAction: first.nextAction,
        delta: inPlace.length,
      },
    ];
  });
}

/** The day after tomorrow, seen from the confirmation: `2026-11-23`. */
export function pickupDateOf({ story, stage }: DemoSale): string {
  const { country, timeZone } = stage.seller.row;
  return addWorkingDays(story.confirmedAt ?? story.createdAt, 2, workCalendarOf(country, timeZone)).slice(0, 10);
}
