/** A real floor beside the model: two workers and a lead, packages of two buyers, and what the database holds of them. */
import { and, eq, inArray } from 'drizzle-orm';
import { makePackage } from '../domains/packages/packages.factory.ts';
import { packages } from '../domains/packages/packages.tables.ts';
import { saleLines, sales } from '../domains/sales/sales.tables.ts';
import { makeBuyer } from '../domains/sellers/sellers.factory.ts';
import { plus } from '../kernel/clock.ts';
import { pngBytes } from '../platform/files/files.factory.ts';
import type { TestAnswer, TestApp } from './app.ts';
import { formOf } from './matrix/matrix.requests.ts';
import { makeHouses, matrixHouse } from './matrix/owned-packages.ts';
import {
  insideOf,
  type ModelFloor,
  type ModelPackage,
  type PackageMove,
  type Person,
  type ShipmentMove,
} from './models/warehouse-model.ts';
import { type SellerFixture, sellerFixture } from './seller-fixture.ts';
import { type Session, signedIn, signedInAgain } from './session.ts';

type Staff = Readonly<Record<Person, Session>>;
export type FloorFixture = {
  readonly t: TestApp;
  readonly start: string;
  readonly seller: SellerFixture;
  readonly buyers: readonly string[];
  staff: Staff;
  readonly shifts: Map<number, Staff>;
};
type Real = {
  readonly saleId: string;
  readonly lineId: string;
  readonly packages: readonly string[];
  readonly shipments: string[];
};
export type Run = { floor: ModelFloor; readonly real: Real; now: number };

export async function floorFixture(t: TestApp, start: string): Promise<FloorFixture> {
  await t.database.write('none', makeHouses);
  const seller = await sellerFixture(t);
  const buyers = await t.database.write('none', async (db) => [(await makeBuyer(db)).id, (await makeBuyer(db)).id]);
  const join = (role: 'WAREHOUSE_WORKER' | 'WAREHOUSE_LEAD', account: string) =>
    signedIn(t, { role, account, isWarehouseUser: true, warehouseId: matrixHouse });
  const staff = {
    ines: await join('WAREHOUSE_WORKER', 'Ines'),
    jonas: await join('WAREHOUSE_WORKER', 'Jonas'),
    lead: await join('WAREHOUSE_LEAD', 'Bram'),
  };
  return { t, start, seller, buyers, staff, shifts: new Map() };
}

/** Sessions last ten minutes: all sign in once for every time that runs come to. */
export async function passTo(floor: FloorFixture, now: number): Promise<void> {
  const { t, start, shifts } = floor;
  t.clock.set(plus(start, now));
  const { ines, jonas, lead } = floor.staff;
  floor.staff = shifts.get(now) ?? {
    ines: await signedInAgain(t, ines.user),
    jonas: await signedInAgain(t, jonas.user),
    lead: await signedInAgain(t, lead.user),
  };
  shifts.set(now, floor.staff);
}

export const post = ({ t, staff }: FloorFixture, path: string, by: Person, payload: object = {}): Promise<TestAnswer> =>
  t.call('POST', `/warehouse/${path}`, { headers: staff[by].headers, payload });

/** Makes the step with the real package. */
export function sentPackage(floor: FloorFixture, { real }: Run, index: number, move: PackageMove): Promise<TestAnswer> {
  const at = `packages/${real.packages[index]}`;
  const { name, by } = move;
  if (name === 'confirm')
    return post(floor, `${at}/confirm/`, by, { lines: [{ lineQid: real.lineId, received: move.counted }] });
  if (name === 'resolve') return post(floor, `${at}/resolve/`, by, { resolution: move.resolution });
  if (name === 'move') return post(floor, `${at}/move/`, by, { location: 'C-07' });
  if (name !== 'report') return post(floor, `${at}/${name}/`, by);
  const photo = move.type === 'DAMAGED' ? { file: pngBytes({ width: 60, height: 60 }) } : {};
  const fields = { type: move.type, quantity: String(move.quantity), lineQid: real.lineId, ...photo };
  const { headers, payload } = formOf(fields, 'corner.png');
  return floor.t.call('POST', `/warehouse/${at}/discrepancies/`, {
    headers: { ...floor.staff[by].headers, ...headers },
    payload,
  });
}

const carton = { loadType: 'PARCEL', count: 1, weightKg: 5, lengthCm: 40, widthCm: 30, heightCm: 30 };
const wish = { carrier: 'dhl_express', pickupDate: '2026-11-24', loads: [carton] };
const paths = { take_over: 'take-over', take_back: 'take-back' } as const;
/** Makes the step with the real shipment. */
export async function sentShipment(
  fixture: FloorFixture,
  { real, floor }: Run,
  index: number,
  move: ShipmentMove,
): Promise<TestAnswer> {
  const at = `shipments/${real.shipments[index]}`;
  const qids = (list: readonly number[]) => list.map((one) => real.packages[one]);
  const { name, by } = move;
  if (name === 'add' || name === 'remove')
    return post(fixture, `${at}/${name}-packages/`, by, { packageQids: qids(move.packages) });
  if (name === 'tell') return post(fixture, `${at}/carrier-news/`, by, { code: move.code });
  if (name === 'ready') {
    const isBooked = floor.shipments[index]?.isBooked ?? false;
    return post(fixture, `${at}/ready/`, by, { weightKg: 5, ...(isBooked ? {} : { carrier: 'own_truck' }) });
  }
  if (name === 'book') return post(fixture, `${at}/carrier_booking/`, by, wish);
  if (name === 'cancel_booking') {
    const { headers } = fixture.staff[by];
    const { carrierBooking } = (await fixture.t.call('GET', `/warehouse/${at}/carrier_booking/`, { headers })).json();
    const booking = carrierBooking?.qid ?? real.shipments[index];
    return fixture.t.call('DELETE', `/warehouse/${at}/carrier_booking/?booking=${booking}`, { headers });
  }
  if (name === 'dispatch') {
    const scannedPackageQids = qids(insideOf(floor, index)).slice(move.left);
    return post(fixture, `${at}/dispatch/`, by, { driverName: 'Piet', scannedPackageQids });
  }
  return post(fixture, `${at}/${name === 'take_over' || name === 'take_back' ? paths[name] : name}/`, by);
}

const fresh: ModelPackage = {
  ...{ status: 'ANNOUNCED', buyer: 0, isOverdue: false, shipment: null },
  ...{ count: { received: null, damaged: 0 }, open: [], last: null },
};
const firstFloor: ModelFloor = {
  packages: [
    fresh,
    { ...fresh, isOverdue: true },
    { ...fresh, status: 'CONFIRMED' },
    { ...fresh, status: 'CONFIRMED' },
    { ...fresh, status: 'CONFIRMED', buyer: 1 },
  ],
  shipments: [],
};

export async function newRun(floor: FloorFixture): Promise<Run> {
  const { t, seller, buyers } = floor;
  await passTo(floor, 0);
  // Some of its packages stand here from the beginning.
  const came = { pickedUpAt: '2026-11-22T08:00:00.000Z' };
  const { id: saleId } = await seller.sale({ status: 'CONFIRMED', lines: [{}], ...came });
  const made = await t.database.write('system', async (db) => {
    const [sale] = await db.select().from(sales).where(eq(sales.id, saleId));
    const lines = await db.select().from(saleLines).where(eq(saleLines.saleId, saleId));
    if (!sale) throw new Error('the sale was made');
    const qids: string[] = [];
    for (const { status, buyer, isOverdue } of firstFloor.packages) {
      const on = isOverdue ? '2026-11-02' : '2026-11-23';
      const to = { ...sale, buyerId: buyers[buyer] ?? '' };
      const asked = { sale: to, lines, warehouseId: matrixHouse, expectedOn: on };
      const { id } = await makePackage(db, status === 'CONFIRMED' ? { ...asked, status } : asked);
      qids.push(id);
    }
    return { qids, lineId: lines[0]?.id ?? '' };
  });
  return { floor: firstFloor, real: { saleId, lineId: made.lineId, packages: made.qids, shipments: [] }, now: 0 };
}

/** What the database holds of a run, told as the model tells it. */
export async function found({ t, staff }: FloorFixture, { real }: Run) {
  const rows = await t.database.read('system', (db) =>
    db
      .select({ id: packages.id, status: packages.status, shipmentId: packages.shipmentId })
      .from(packages)
      .where(inArray(packages.id, [...real.packages])),
  );
  const [line] = await t.database.read('system', (db) =>
    db
      .select()
      .from(saleLines)
      .where(and(eq(saleLines.saleId, real.saleId), eq(saleLines.id, real.lineId))),
  );
  const shipments = [];
  for (const qid of real.shipments) {
    const { status, ownerName, journey, carrier } = (
      await t.call('GET', `/warehouse/shipments/${qid}/`, { headers: staff.lead.headers })
    ).json();
    const told = await t.call('GET', `/warehouse/shipments/${qid}/carrier_booking/`, { headers: staff.lead.headers });
    const isBooked = told.json().carrierBooking !== null;
    // A carrier that is told as booked is the shipment's, too, and no other one is.
    if (isBooked !== (carrier !== null && carrier !== 'own_truck')) throw new Error(`${carrier} of ${qid}`);
    shipments.push({ status, ownerName, journey, isBooked });
  }
  const places = real.packages.map((id) => {
    const one = rows.find((row) => row.id === id);
    const at = real.shipments.indexOf(one?.shipmentId ?? '');
    return { status: one?.status, shipment: at < 0 ? null : at };
  });
  return { places, shipments, received: line?.receivedQuantity, damaged: line?.damagedQuantity };
}

const names: Readonly<Record<Person, string>> = { ines: 'Ines', jonas: 'Jonas', lead: 'Bram' };
/** The same of the model. */
export const told = ({ floor }: Run) => ({
  places: floor.packages.map(({ status, shipment }) => ({ status, shipment })),
  shipments: floor.shipments.map(({ status, owner, journey, isBooked }) => ({
    ...{ status, ownerName: names[owner], journey, isBooked },
  })),
  received: floor.packages.reduce((sum, { count }) => sum + (count.received ?? 0), 0),
  damaged: floor.packages.reduce((sum, { count }) => sum + count.damaged, 0),
});
