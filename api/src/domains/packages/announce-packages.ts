/** Packages a warehouse is told to expect, one per number of a shipment that goes to it (domain page, section 5). */
import { systemActor } from '../../kernel/actor.ts';
import { present } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { addWorkingDays } from '../../kernel/working-time.ts';
import type { Db } from '../../platform/db/database.ts';
import { claimedPieces, linesOfSale, recordReceipt, type SaleChange } from '../sales/sales.public.ts';
import { buyerOf, warehouseAt } from '../sellers/sellers.public.ts';
import { earlyPackages, isGone } from './early-packages.ts';
import { dropPhotos } from './kept-photos.ts';
import { labelPackages } from './label-packages.ts';
import { insertPackageEvent } from './packages.events.repository.ts';
import { codesFrom } from './packages.labels.repository.ts';
import { saveLines } from './packages.lines.repository.ts';
import { numbersThatAre } from './packages.numbers.repository.ts';
import {
  deleteAnnounced,
  expectAnnouncedBy,
  insertPackages,
  type PackageRecord,
  packagesOfSale,
  replaceLines,
  savePackage,
} from './packages.repository.ts';
import { isSetAside, nextCodes, sharesOf } from './packages.rules.ts';
import { tellPackages } from './tell-packages.ts';

type Announced = {
  readonly carrier: string;
  readonly numbers: readonly string[];
  /** Of each. */
  readonly weightKg: number;
  /** Local date on which the goods leave. */
  readonly from: string;
  /** What they replace. */
  readonly owed?: Owed | null;
};

/** Goods that were announced, and taken out again: their time does not begin anew with what replaces them (decision 0052). */
export type Owed = {
  /** When the first of them was expected. */
  readonly on: string;
  /** They were missed already, and their seller was told. */
  readonly isMissed: boolean;
};

/** Working days from the seller's door to ours, when the carrier says nothing better. */
const usualTransit = 3;
const everyWeekday = { timeZone: 'UTC', isHoliday: () => false };

/** Nothing is announced for a city without a warehouse. */
export async function announcePackages(
  change: SaleChange,
  { carrier, numbers: given, weightKg, from, owed = null }: Announced,
): Promise<void> {
  const { db, now, sale, seller } = change;
  const warehouse = await warehouseAt(db, sale.destinationCountry, sale.destinationCity);
  if (!warehouse) return;
  await forgetReturned(change);
  const ours = `PK-${sale.orderNumber.slice(3)}-`;
  const { rows } = await packagesOfSale(db, sale.sellerId, sale.id);
  const early = await earlyPackages(db, { sellerId: sale.sellerId, saleId: sale.id }, rows, {
    carrier,
    numbers: given,
  });
  // What came under a number, or was given up, is still known by it.
  const announced = rows.filter((one) => !isSetAside(one));
  const known = new Set([...announced, ...early].map(({ trackingNumber }) => trackingNumber));
  const numbers = given.filter((number) => !known.has(number));
  if (numbers.length + early.length === 0) return;
  const buyer = present(await buyerOf(db, sale.buyerId), 'a sale has a buyer');
  const codes = nextCodes(ours, await codesFrom(db, sale.sellerId, ours), numbers.length);
  const usual = addWorkingDays(`${from}T12:00:00.000Z`, usualTransit, everyWeekday).slice(0, 10);
  const expectedOn = owed && owed.on < usual ? owed.on : usual;
  await insertPackages(
    db,
    numbers.map((trackingNumber, index) => ({
      ...{ sellerId: sale.sellerId, id: newId(), warehouseId: warehouse.id, status: 'ANNOUNCED' as const },
      code: present(codes[index], 'a code for each number'),
      ...{ saleId: sale.id, orderNumber: sale.orderNumber, sellerName: seller.name },
      ...{ buyerId: sale.buyerId, buyerName: sale.buyerName },
      ...onwardTo(sale, buyer),
      ...{ carrier, trackingNumber, weightKg, expectedOn, announcedAt: now },
    })),
  );
  await labelPackages(db, { sellerId: sale.sellerId, saleId: sale.id });
  const shared = await shareOutContents(db, sale.sellerId, sale.id, early);
  await receiveEarly(change, early, shared);
  if (owed?.isMissed) await missStill(change, codes);
  await tellPackages(change, [{ sellerId: sale.sellerId, saleId: sale.id, warehouseId: warehouse.id }]);
}

/** What was accepted before anybody told what is in it was received as it is announced now. */
async function receiveEarly(change: SaleChange, early: readonly PackageRecord[], shared: Shared): Promise<void> {
  for (const one of early.filter(({ confirmedAt }) => confirmedAt !== null)) {
    const own = shared.filter(({ packageId }) => packageId === one.id);
    const counts = own.map(({ lineId, announced }) => ({ lineId, received: announced, damaged: 0 }));
    await saveLines(
      change.db,
      one,
      counts.map((count) => ({ ...count, lot: null, expiresOn: null })),
    );
    await recordReceipt(change, counts);
  }
}

/** What replaces missed goods is missed: its seller was told. */
async function missStill({ db, now, sale }: SaleChange, codes: readonly string[]): Promise<void> {
  const { rows } = await packagesOfSale(db, sale.sellerId, sale.id);
  for (const { sellerId, id, code } of rows) {
    if (!codes.includes(code)) continue;
    await savePackage(db, { sellerId, id }, { status: 'MISSING' });
    await insertPackageEvent(db, {
      ...{ sellerId, packageId: id, at: now, action: 'mark_missing', actorName: systemActor.name },
      ...{ fromStatus: 'ANNOUNCED', toStatus: 'MISSING' },
    });
  }
}

/** Where our warehouse sends it: the address chosen for it, else the buyer's own. */
const onwardTo = ({ deliverTo }: SaleChange['sale'], buyer: { readonly country: string; readonly city: string }) => ({
  ...{ destinationCountry: deliverTo?.country ?? buyer.country, destinationCity: deliverTo?.city ?? buyer.city },
});

/** Takes back what was announced under these numbers and has not arrived; gives what is owed since, where it held something. */
export async function withdrawPackages(
  db: Db,
  sellerId: string,
  saleId: string,
  numbers: readonly string[],
): Promise<Owed | null> {
  const { rows, lines } = await packagesOfSale(db, sellerId, saleId);
  const taken = rows.filter(
    ({ id, status, lostAt, trackingNumber }) =>
      (status === 'ANNOUNCED' || status === 'MISSING') &&
      lostAt === null &&
      numbers.includes(trackingNumber) &&
      lines.some(({ packageId }) => packageId === id),
  );
  await deleteAnnounced(db, sellerId, saleId, numbers);
  await shareOutContents(db, sellerId, saleId);
  const [on] = taken.map(({ expectedOn }) => expectedOn).sort();
  return on === undefined ? null : { on, isMissed: taken.some(({ status }) => status === 'MISSING') };
}

/** What is still to come holds what was taken out, and is expected when that was; false: nothing is. */
export const expectSooner = (db: Db, sellerId: string, saleId: string, { on }: Owed): Promise<boolean> =>
  expectAnnouncedBy(db, sellerId, saleId, on);

/** What carriers brought back to its seller before it came is in what is sent anew: it is expected no longer. */
async function forgetReturned(change: SaleChange): Promise<void> {
  const { db, sale } = change;
  const numbers = await numbersThatAre(db, sale.sellerId, sale.id, 'RETURNED_TO_SENDER');
  if (numbers.length === 0) return;
  await dropPhotos(change, numbers);
  await deleteAnnounced(db, sale.sellerId, sale.id, numbers);
}

type Shared = Parameters<typeof replaceLines>[3];

const piecesIn = (lines: readonly { readonly announced: number }[]): number =>
  lines.reduce((sum, { announced }) => sum + announced, 0);

/**
 * What the order holds and no package has brought yet, brought and took back, or never brought, is shared out among those still to come,
 * and those that were `early` and hold nothing yet.
 */
async function shareOutContents(
  db: Db,
  sellerId: string,
  saleId: string,
  early: readonly PackageRecord[] = [],
): Promise<Shared> {
  const { rows, lines: packed } = await packagesOfSale(db, sellerId, saleId);
  const isEmpty = ({ id }: PackageRecord) =>
    early.some((one) => one.id === id) && packed.every(({ packageId }) => packageId !== id);
  const coming = rows.filter((one) => one.status === 'ANNOUNCED' || isEmpty(one)).map(({ id }) => id);
  if (coming.length === 0) return [];
  const gone = rows.filter(isGone).map(({ id }) => id);
  const missing = rows.filter((one) => one.status === 'MISSING' && !isGone(one)).map(({ id }) => id);
  const claimed = gone.length === 0 ? [] : await claimedPieces(db, sellerId, saleId);
  const lines = await linesOfSale(db, sellerId, saleId);
  const shared = lines.flatMap(
    ({ id: lineId, position, gtin, productName, brandName, unitSize, confirmedQuantity }) => {
      const own = packed.filter((one) => one.lineId === lineId && !coming.includes(one.packageId));
      const [left = 0, absent = 0] = [gone, missing].map((ids) =>
        piecesIn(own.filter(({ packageId }) => ids.includes(packageId))),
      );
      const brought = piecesIn(own) - left;
      // What went back, or was given up, is sent anew, but for what is claimed of it: that is refunded.
      const { sentBack, asLost } = claimed.find((one) => one.lineId === lineId) ?? { sentBack: 0, asLost: 0 };
      const refunded = Math.min(left, sentBack + Math.max(asLost - absent, 0));
      const toCome = Math.max((confirmedQuantity ?? 0) - brought - refunded, 0);
      return sharesOf(toCome, unitSize, coming.length).map((announced, index) => ({
        ...{ sellerId, packageId: present(coming[index], 'a share for each package'), lineId },
        ...{ position, gtin, productName, brandName, unitSize, announced },
      }));
    },
  );
  const held = shared.filter(({ announced }) => announced > 0);
  await replaceLines(db, sellerId, coming, held);
  return held;
}
