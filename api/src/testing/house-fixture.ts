/** Orders to our warehouse and what a lead does with their packages, for tests of what becomes of the money. */
import { eq } from 'drizzle-orm';
import { packageLines, packages } from '../domains/packages/packages.tables.ts';
import { giveUpMissing } from '../domains/packages/use-cases/give-up-package.ts';
import { sales } from '../domains/sales/sales.tables.ts';
import { warehouses } from '../domains/sellers/sellers.tables.ts';
import { present } from '../kernel/errors.ts';
import { pngBytes } from '../platform/files/files.factory.ts';
import { work } from '../work.ts';
import type { TestApp } from './app.ts';
import { addParcel, type Collected, collectedFixture, sentOff } from './collected-fixture.ts';
import { formOf } from './matrix/matrix.requests.ts';
import { matrixHouse } from './matrix/owned-packages.ts';
import { type Session, signedIn } from './session.ts';

export type House = { readonly t: TestApp; readonly of: Collected; readonly lead: Session; readonly place: Place };
type Place = { readonly kind: 'WAREHOUSE'; readonly country: string; readonly city: string };

export const leadOf = (t: TestApp): Promise<Session> =>
  signedIn(t, { role: 'WAREHOUSE_LEAD', isWarehouseUser: true, warehouseId: matrixHouse });

/** A seller's desk and a lead of the warehouse its orders go to; `makeHouses` made it. */
export async function houseFixture(t: TestApp): Promise<House> {
  const [found] = await t.database.read('none', (db) =>
    db.select().from(warehouses).where(eq(warehouses.id, matrixHouse)),
  );
  const { country, city } = present(found, 'the warehouse was made');
  return { t, of: await collectedFixture(t), lead: await leadOf(t), place: { kind: 'WAREHOUSE', country, city } };
}

/** An order of twenty pieces with a parcel whose carrier tells these, in turn. */
export async function oneParcel({ of, place: destination }: House, told: readonly string[]) {
  const made = await sentOff(of, told, { destination });
  return { ...made, lineQid: present(made.lineIds[0], 'an order has a line') };
}
/** The same with a second parcel, `other`, of which nothing is told. */
export async function twoParcels(house: House, told: readonly string[]) {
  const made = await oneParcel(house, told);
  return { ...made, other: (await addParcel(house.of, made.id, [])).number };
}

export async function saleOf({ t }: House, id: string) {
  const [sale] = await t.database.read('system', (db) => db.select().from(sales).where(eq(sales.id, id)));
  return present(sale, 'the order was made');
}
export const packagesOf = ({ t }: House, saleId: string) =>
  t.database.read('system', (db) => db.select().from(packages).where(eq(packages.saleId, saleId)));
export async function packageOf({ t }: House, number: string) {
  const [one] = await t.database.read('system', (db) =>
    db.select().from(packages).where(eq(packages.trackingNumber, number)),
  );
  return present(one, `${number} was announced`);
}
/** Pieces that were announced under the number. */
export async function announcedIn(house: House, number: string): Promise<number> {
  const { id } = await packageOf(house, number);
  const lines = await house.t.database.read('system', (db) =>
    db.select().from(packageLines).where(eq(packageLines.packageId, id)),
  );
  return lines.reduce((sum, { announced }) => sum + announced, 0);
}

const at = (qid: string, path: string) => `/warehouse/packages/${qid}/${path}`;
/** A lead's step with the package under the number. */
export async function step(house: House, number: string, path: string, payload: object = {}) {
  const { id } = await packageOf(house, number);
  const answer = await house.t.call('POST', at(id, path), { headers: house.lead.headers, payload });
  if (answer.statusCode !== 200) throw new Error(`${path} of ${number}: ${answer.body}`);
  return answer;
}
export const arrive = (house: House, number: string) => step(house, number, 'arrive/');

/** It differs from what was announced. */
export async function report(house: House, number: string, fields: Record<string, string | Buffer>): Promise<void> {
  const { id } = await packageOf(house, number);
  const { headers, payload } = formOf(fields, 'corner.png');
  const given = { headers: { ...house.lead.headers, ...headers }, payload };
  const answer = await house.t.call('POST', at(id, 'discrepancies/'), given);
  if (answer.statusCode !== 200) throw new Error(`${number} was not reported: ${answer.body}`);
}
/** A package that nobody announced is kept under the order its papers name. */
export async function setAside(house: House, code: string, order: string): Promise<void> {
  const { headers, payload } = formOf({ code, order, file: pngBytes() }, 'label.png');
  const given = { headers: { ...house.lead.headers, ...headers }, payload };
  const answer = await house.t.call('POST', '/warehouse/packages/', given);
  if (answer.statusCode !== 200) throw new Error(`${code} was not set aside: ${answer.body}`);
}
/** What came damaged goes back to its seller. */
export async function goBack(house: House, number: string, lineQid: string, raiseClaim = false): Promise<void> {
  await report(house, number, { type: 'DAMAGED', quantity: '1', lineQid, file: pngBytes() });
  await step(house, number, 'resolve/', { resolution: 'RETURN_TO_SELLER', raiseClaim });
  await house.t.runJobs(work);
}
export async function sendBack(house: House, number: string, lineQid: string, raiseClaim = false): Promise<void> {
  await arrive(house, number);
  await goBack(house, number, lineQid, raiseClaim);
}
/** The timer gives it up, and claims it. */
export async function giveUp(house: House, number: string): Promise<void> {
  const overdue = { status: 'MISSING', expectedOn: '2026-10-20' } as const;
  await house.t.database.write('system', (db) =>
    db.update(packages).set(overdue).where(eq(packages.trackingNumber, number)),
  );
  await giveUpMissing(house.t.deps);
  await house.t.runJobs(work);
}
