/** What a seller prints and sticks on is what the warehouse scans. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pngBytes } from '../../platform/files/files.factory.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { addShipmentOf } from '../../testing/collected-fixture.ts';
import { announcedIn, goBack, type House, houseFixture, packageOf, packagesOf } from '../../testing/house-fixture.ts';
import { formOf } from '../../testing/matrix/matrix.requests.ts';
import { makeHouses, matrixHouse, otherHouse } from '../../testing/matrix/owned-packages.ts';
import { parcel } from '../../testing/seller-fixture.ts';
import { signedIn } from '../../testing/session.ts';
import { ssccOf } from '../papers/gs1.rules.ts';
import { sales } from '../sales/sales.tables.ts';
import { makePackage } from './packages.factory.ts';
import { labelsFor } from './packages.rules.ts';

let t: TestApp;
let house: House;
beforeAll(async () => {
  t = await testApp();
  await t.database.write('none', makeHouses);
  house = await houseFixture(t);
});
afterAll(() => t.close());

/** Codes on the labels, as their seller prints them. */
async function printed(saleId: string, kind: 'pallet' | 'carton'): Promise<string[]> {
  const { body } = await house.of.desk.send('GET', saleId, `${kind}-labels/?format=zpl`);
  return [...body.matchAll(/>800(\d{18})\^FS/g)].map(([, code = '']) => code);
}
const orderOf = (count: number) =>
  house.of.desk.payable({
    ...{ buyerId: house.of.sides.buyerId, destination: house.place },
    ...{ loads: [{ ...parcel, count }], lines: [{ unitSize: 5, requestedQuantity: 20 }] },
  });
const announce = async (id: string, count: number) => (await addShipmentOf(house.of, id, count)).numbers;
const lookUp = (code: string, { headers } = house.lead) =>
  t.call('GET', `/warehouse/packages/lookup/?code=${encodeURIComponent(code)}`, { headers });
/** Tracking numbers of what a scan finds. */
async function foundBy(code: string): Promise<string[]> {
  const answer = await lookUp(code);
  if (answer.statusCode !== 200) return [];
  expect(answer.json().matchedBy).toBe('SSCC');
  return answer.json().results.map(({ trackingNumber }: { trackingNumber: string }) => trackingNumber);
}
const findAll = async (codes: readonly string[]) => (await Promise.all(codes.map(foundBy))).flat();

describe('[WH-02] a package is found by the SSCC that its seller printed', () => {
  it('before it was announced, each parcel by its own, plain or as GS1-128', async () => {
    const { id } = await orderOf(3);
    const codes = await printed(id, 'pallet');
    expect(codes).toHaveLength(3);
    expect(await findAll(codes)).toEqual([]);
    const numbers = await announce(id, 3);
    expect((await findAll(codes)).sort()).toEqual([...numbers].sort());
    expect(await findAll(codes.map((code) => `]C100${code}`))).toEqual(await findAll(codes));
    expect(await printed(id, 'pallet')).toEqual(codes);
  });

  it('after it was announced; what comes later has the codes that are left', async () => {
    const { id } = await orderOf(3);
    const [first = ''] = await announce(id, 1);
    const codes = await printed(id, 'pallet');
    expect(await foundBy(codes[0] ?? '')).toEqual([first]);
    const numbers = [first, ...(await announce(id, 2))];
    expect((await findAll(codes)).sort()).toEqual([...numbers].sort());
  });

  it('in its own warehouse alone', async () => {
    const { id } = await orderOf(2);
    const codes = await printed(id, 'pallet');
    await announce(id, 1);
    const lead = { role: 'WAREHOUSE_LEAD', isWarehouseUser: true, warehouseId: otherHouse } as const;
    const stranger = await signedIn(t, lead);
    for (const code of codes) {
      expect((await lookUp(code)).statusCode).toBe(200);
      expect((await lookUp(code, stranger)).statusCode).toBe(404);
    }
  });

  it('by the label of any of its cartons or parcels where fewer numbers than labels were entered', async () => {
    const { id } = await orderOf(3);
    const [number] = await announce(id, 1);
    const codes = [...(await printed(id, 'pallet')), ...(await printed(id, 'carton'))];
    expect(codes).toHaveLength(7);
    expect(await findAll(codes)).toEqual(codes.map(() => number));
    // Neither what was misread nor what nobody printed is anybody's.
    const [code = ''] = codes.slice(-1);
    expect(await foundBy(`${code.slice(0, -1)}${(Number(code.slice(-1)) + 1) % 10}`)).toEqual([]);
    expect(await foundBy(ssccOf('9521234', 8_000_000_000n))).toEqual([]);
  });

  it('and never one for another: a carton’s label finds all packages of its order, whatever is here already', async () => {
    const { id } = await orderOf(2);
    const numbers = [...(await announce(id, 2))].sort();
    const [pallet = ''] = await printed(id, 'pallet');
    const cartons = await printed(id, 'carton');
    const both = async (codes: readonly string[]) => {
      for (const code of codes) expect((await foundBy(code)).sort()).toEqual(numbers);
    };
    expect(cartons).toHaveLength(4);
    await both(cartons);
    const [first = ''] = await foundBy(pallet);
    const { id: package_ } = await packageOf(house, first);
    for (const step of ['arrive', 'confirm']) {
      const path = `/warehouse/packages/${package_}/${step}/`;
      expect((await t.call('POST', path, { headers: house.lead.headers, payload: {} })).statusCode).toBe(200);
    }
    // The second is the only one still to come, and the carton in hand may stand on the first.
    await both(cartons);
    expect(await foundBy(pallet)).toEqual([first]);
  });

  it('by a carton’s label alone where what else came of its order went back', async () => {
    const { id, lineIds } = await orderOf(2);
    const [first = ''] = await announce(id, 1);
    const { id: package_ } = await packageOf(house, first);
    await t.call('POST', `/warehouse/packages/${package_}/arrive/`, { headers: house.lead.headers, payload: {} });
    await goBack(house, first, lineIds[0] ?? '');
    const [second = ''] = await announce(id, 1);
    const [carton = ''] = await printed(id, 'carton');
    expect(await foundBy(carton)).toEqual([second]);
  });

  it('by the carton’s label where each carton has its number', async () => {
    const { id } = await orderOf(1);
    const numbers = await announce(id, 4);
    const codes = await printed(id, 'carton');
    expect((await findAll(codes)).sort()).toEqual([...numbers].sort());
  });

  it('when it went back and is sent anew under the same label', async () => {
    const { id, lineIds } = await orderOf(1);
    const [code = ''] = await printed(id, 'pallet');
    const [first = ''] = await announce(id, 1);
    const { id: package_ } = await packageOf(house, first);
    await t.call('POST', `/warehouse/packages/${package_}/arrive/`, { headers: house.lead.headers, payload: {} });
    await goBack(house, first, lineIds[0] ?? '');
    const [second = ''] = await announce(id, 1);
    expect(await foundBy(code)).toEqual([second]);
    expect((await packagesOf(house, id)).map(({ sscc }) => sscc)).toEqual([code, code]);
  });
});

async function setAsideUnder(label: string, order: string) {
  const { headers, payload } = formOf({ code: label, order, file: pngBytes() }, 'label.png');
  const url = '/warehouse/packages/';
  return t.call('POST', url, { headers: { ...house.lead.headers, ...headers }, payload });
}

describe('[WH-01] [WH-02] what is set aside under a printed label before its number is entered', () => {
  it('is what is announced then: it holds its share and is expected no second time', async () => {
    const { id, order } = await orderOf(2);
    const codes = await printed(id, 'pallet');
    const kept = await setAsideUnder(codes[1] ?? '', order);
    expect(kept.statusCode, kept.body).toBe(200);
    const numbers = await announce(id, 2);
    const all = await packagesOf(house, id);
    expect(all.map(({ status }) => status).sort()).toEqual(['ANNOUNCED', 'ON_HOLD']);
    expect(all.map(({ trackingNumber }) => trackingNumber).sort()).toEqual([...numbers].sort());
    expect(all.map(({ sscc }) => sscc).sort()).toEqual([...codes].sort());
    const held = await announcedIn(house, all.find(({ status }) => status === 'ON_HOLD')?.trackingNumber ?? '');
    expect(held).toBe(10);
    expect((await lookUp(`]C100${codes[1]}`)).json().results).toMatchObject([{ status: 'ON_HOLD' }]);
    expect((await setAsideUnder(codes[1] ?? '', order)).json().code).toBe('package_already_known');
  });

  it('at once under two orders of a seller, it is kept once', async () => {
    const [one, other] = [await orderOf(1), await orderOf(1)];
    const label = `TWICE${one.id.slice(-8)}`;
    const answers = await Promise.all([one, other].map(({ order }) => setAsideUnder(label, order)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('package_already_known');
  });

  it('stays what nobody announced where the label is of another order', async () => {
    const [one, other] = [await orderOf(1), await orderOf(1)];
    const [label = ''] = await printed(other.id, 'pallet');
    expect((await setAsideUnder(label, one.order)).statusCode).toBe(200);
    await printed(one.id, 'pallet');
    await announce(one.id, 1);
    expect((await packagesOf(house, one.id)).map(({ status }) => status).sort()).toEqual(['ANNOUNCED', 'ON_HOLD']);
  });
});

describe('[WH-01] [WH-02] a label that went back and comes again', () => {
  const goneUnder = async () => {
    const { id, order, lineIds } = await orderOf(1);
    const [number = ''] = await announce(id, 1);
    const { id: package_ } = await packageOf(house, number);
    await t.call('POST', `/warehouse/packages/${package_}/arrive/`, { headers: house.lead.headers, payload: {} });
    await goBack(house, number, lineIds[0] ?? '');
    return { number, order };
  };
  const found = async (code: string) =>
    (await lookUp(code)).json().results.map((one: { status: string }) => one.status);

  it('is set aside as any that nobody announced, and found from then on', async () => {
    const { number, order } = await goneUnder();
    expect(await found(number)).toEqual(['RETURNED_TO_SELLER']);
    const kept = await setAsideUnder(number, order);
    expect(kept.json(), kept.body).toMatchObject({ status: 'ON_HOLD', code: number });
    expect(await found(number)).toEqual(['ON_HOLD']);
    expect((await setAsideUnder(number, order)).json().code).toBe('package_already_known');
  });

  it('also where it had been set aside before: each has a code of its own', async () => {
    const { order } = await orderOf(1);
    const label = `TORN-${order.slice(3, 9)}`;
    const codes: string[] = [];
    for (let turn = 0; turn < 2; turn += 1) {
      const { qid, code } = (await setAsideUnder(label, order)).json();
      codes.push(code);
      expect(await found(label)).toEqual(['ON_HOLD']);
      const payload = { resolution: 'RETURN_TO_SELLER', raiseClaim: false };
      const path = `/warehouse/packages/${qid}/resolve/`;
      expect((await t.call('POST', path, { headers: house.lead.headers, payload })).statusCode).toBe(200);
    }
    expect(codes).toEqual([label, `${label}/2`]);
  });
});

it('[WH-02] a label that is printed again while its package is announced is that package’s: printing waits for the order', async () => {
  const { id } = await orderOf(1);
  // A first print waits by itself: its new codes refer to the order.
  await printed(id, 'pallet');
  const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  const { codes } = await t.database.write('system', async (db) => {
    const [sale] = await db.select().from(sales).where(eq(sales.id, id)).for('update');
    if (!sale) throw new Error('the order was made');
    const given = { isThere: false };
    const printing = printed(id, 'pallet').finally(() => (given.isThere = true));
    const isHeld = async () => (await t.database.read('none', (other) => other.execute(waiting))).rows.length > 0;
    await expect.poll(async () => given.isThere || (await isHeld()), { timeout: 10_000 }).toBe(true);
    await makePackage(db, { sale, lines: [], warehouseId: matrixHouse, status: 'ANNOUNCED' });
    return { codes: printing };
  });
  const [code] = await codes;
  expect((await packagesOf(house, id)).map(({ sscc }) => sscc)).toEqual([code]);
});

describe('labels for packages', () => {
  const coming = { code: 'PK-1', trackingNumber: 'T', status: 'ANNOUNCED', lostAt: null, sscc: null } as const;
  const none: readonly string[] = [];

  it('[WH-02] a package that came keeps its code, and no other gets it', () => {
    const rows = [
      { ...coming, id: 'a', status: 'CONFIRMED', sscc: '1' } as const,
      { ...coming, id: 'b' },
      { ...coming, id: 'c' },
    ];
    expect(labelsFor(rows, { loads: ['1', '2'], cartons: none })).toEqual([{ id: 'b', sscc: '2' }]);
  });

  it('[WH-02] what was set aside, or given up, has no part in it', () => {
    const rows = [
      { ...coming, id: 'a', trackingNumber: 'PK-1' },
      { ...coming, id: 'b', lostAt: '2026-11-20T08:00:00.000Z' },
      { ...coming, id: 'c' },
    ];
    expect(labelsFor(rows, { loads: ['1'], cartons: none })).toEqual([{ id: 'c', sscc: '1' }]);
  });
});
