/** Packages a warehouse is told to expect, one per number of a shipment that goes to it (domain page, section 5). */
import { present } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { addWorkingDays } from '../../kernel/working-time.ts';
import type { Db } from '../../platform/db/database.ts';
import { claimedPieces, linesOfSale, type SaleChange } from '../sales/sales.public.ts';
import { buyerOf, warehouseAt } from '../sellers/sellers.public.ts';
import {
  deleteAnnounced,
  insertPackages,
  lastPackageNumber,
  type PackageRecord,
  packagesOfSale,
  replaceLines,
} from './packages.repository.ts';
import { sharesOf } from './packages.rules.ts';
import { tellPackages } from './tell-packages.ts';

type Announced = {
  readonly carrier: string;
  readonly numbers: readonly string[];
  /** Of each. */
  readonly weightKg: number;
  /** Local date on which the goods leave. */
  readonly from: string;
  /** When they were expected that these replace while they were missed. */
  readonly missedOn?: string | null;
};

/** Working days from the seller's door to ours, when the carrier says nothing better. */
const usualTransit = 3;
const everyWeekday = { timeZone: 'UTC', isHoliday: () => false };

/** Nothing is announced for a city without a warehouse. */
export async function announcePackages(
  change: SaleChange,
  { carrier, numbers: given, weightKg, from, missedOn = null }: Announced,
): Promise<void> {
  const { db, now, sale, seller } = change;
  const warehouse = await warehouseAt(db, sale.destinationCountry, sale.destinationCity);
  if (!warehouse) return;
  const ours = `PK-${sale.orderNumber.slice(3)}-`;
  // What came under a number, or was given up, is still known by it; what was set aside before it was announced holds no lines.
  const { rows } = await packagesOfSale(db, sale.sellerId, sale.id);
  const known = new Set(rows.filter(({ code }) => code.startsWith(ours)).map(({ trackingNumber }) => trackingNumber));
  const numbers = given.filter((number) => !known.has(number));
  if (numbers.length === 0) return;
  const buyer = present(await buyerOf(db, sale.buyerId), 'a sale has a buyer');
  const before = await lastPackageNumber(db, sale.sellerId, sale.id, ours);
  const expectedOn = missedOn ?? addWorkingDays(`${from}T12:00:00.000Z`, usualTransit, everyWeekday).slice(0, 10);
  await insertPackages(
    db,
    numbers.map((trackingNumber, index) => ({
      ...{ sellerId: sale.sellerId, id: newId(), warehouseId: warehouse.id, status: 'ANNOUNCED' as const },
      code: `${ours}${before + index + 1}`,
      ...{ saleId: sale.id, orderNumber: sale.orderNumber, sellerName: seller.name },
      ...{ buyerId: sale.buyerId, buyerName: sale.buyerName },
      ...onwardTo(sale, buyer),
      ...{ carrier, trackingNumber, weightKg, expectedOn, announcedAt: now },
    })),
  );
  await shareOutContents(db, sale.sellerId, sale.id);
  await tellPackages(change, [{ sellerId: sale.sellerId, saleId: sale.id, warehouseId: warehouse.id }]);
}

/** Where our warehouse sends it: the address chosen for it, else the buyer's own. */
const onwardTo = ({ deliverTo }: SaleChange['sale'], buyer: { readonly country: string; readonly city: string }) => ({
  ...{ destinationCountry: deliverTo?.country ?? buyer.country, destinationCity: deliverTo?.city ?? buyer.city },
});

/** Takes back what was announced under these numbers and has not arrived; gives the day on which the first of it that is missed was expected. */
export async function withdrawPackages(
  db: Db,
  sellerId: string,
  saleId: string,
  numbers: readonly string[],
): Promise<string | null> {
  const { rows } = await packagesOfSale(db, sellerId, saleId);
  const missed = rows.filter(
    ({ status, lostAt, trackingNumber }) => status === 'MISSING' && lostAt === null && numbers.includes(trackingNumber),
  );
  await deleteAnnounced(db, sellerId, saleId, numbers);
  await shareOutContents(db, sellerId, saleId);
  return missed.map(({ expectedOn }) => expectedOn).sort()[0] ?? null;
}

const piecesIn = (lines: readonly { readonly announced: number }[]): number =>
  lines.reduce((sum, { announced }) => sum + announced, 0);

/** What the order holds and no package has brought yet, brought and took back, or never brought, is shared out among those still to come. */
async function shareOutContents(db: Db, sellerId: string, saleId: string): Promise<void> {
  const { rows, lines: packed } = await packagesOfSale(db, sellerId, saleId);
  const coming = rows.filter(({ status }) => status === 'ANNOUNCED').map(({ id }) => id);
  if (coming.length === 0) return;
  const isGone = (one: PackageRecord) =>
    one.lostAt !== null || one.status === 'RETURNED_TO_SELLER' || one.status === 'DISPOSED';
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
  await replaceLines(
    db,
    sellerId,
    coming,
    shared.filter(({ announced }) => announced > 0),
  );
}
