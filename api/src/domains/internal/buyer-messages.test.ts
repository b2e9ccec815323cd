import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { messagesSent } from '../../platform/db/platform.tables.ts';
import { emit } from '../../platform/jobs/jobs.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { work } from '../../work.ts';
import { makeClaim, makeClaimableSale } from '../claims/claims.factory.ts';
import { makeOrder } from '../orders/orders.factory.ts';
import { orders } from '../orders/orders.tables.ts';
import { makePackage } from '../packages/packages.factory.ts';
import { sales } from '../sales/sales.tables.ts';
import { makeBuyer } from '../sellers/sellers.factory.ts';
import { buyers } from '../sellers/sellers.tables.ts';
import { shipments } from '../shipments/shipments.tables.ts';
import { warehouseBookings } from '../warehouse-shipments/warehouse-bookings.tables.ts';
import { makeWarehouseShipment } from '../warehouse-shipments/warehouse-shipments.factory.ts';
import { warehouseShipmentEvents, warehouseShipments } from '../warehouse-shipments/warehouse-shipments.tables.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const mailsTo = (recipient: string) =>
  t.database.read('none', (db) => db.select().from(messagesSent).where(eq(messagesSent.recipient, recipient)));

describe('[ERR-13] a decision on credit', () => {
  it.each([
    ['APPROVED', 'You can now pay later', 'up to €\u00a0500.00, to be paid within 30 days'],
    ['DECLINED', 'We cannot offer you credit', 'pay in any other way'],
  ] as const)('%s is told to the company', async (status, subject, said) => {
    const given = { creditStatus: status, creditLimitMinor: 50_000n, daysDeferred: 30 };
    const buyer = await t.database.write('none', (db) => makeBuyer(db, given));
    await t.database.write('none', (db) =>
      emit(db, t.clock.now(), 'buyer.credit_decided', { buyerId: buyer.id, status }),
    );
    await t.runJobs(work);
    const [mail, ...more] = await mailsTo(buyer.email);
    expect([mail?.subject, more]).toEqual([subject, []]);
    expect(mail?.body).toContain(said);
  });
});

describe('[CLM-01] a decided claim', () => {
  it.each([
    ['APPROVED', 1_250n, (number: string) => `Claim ${number}: we refund €\u00a012.50`],
    ['REJECTED', 0n, (number: string) => `Claim ${number} is rejected`],
  ] as const)(
    '%s is told to the buyer, with the day until which it can be appealed against',
    async (status, approvedMinor, subject) => {
      const appealUntil = '2026-12-04T16:00:00.000Z';
      const claim = await t.database.write('system', (db) => makeClaim(db, { status, approvedMinor, appealUntil }));
      const { sellerId, id: claimId, saleId, buyerId, number, orderNumber } = claim;
      const told = { sellerId, claimId, saleId, buyerId, number, orderNumber, byId: null, status, deadline: null };
      await t.database.write('none', (db) => emit(db, t.clock.now(), 'claim.decide', told));
      await t.runJobs(work);
      const [buyer] = await t.database.read('none', (db) => db.select().from(buyers).where(eq(buyers.id, buyerId)));
      const mail = (await mailsTo(buyer?.email ?? '')).find((one) => one.subject === subject(number));
      expect(mail?.body).toContain('appeal once, until 4 December 2026 at 16:00 UTC');
    },
  );

  it.each([
    ['CREDIT', 'is taken off what you owe for the order'],
    ['CARD', 'goes to your wallet'],
  ] as const)('of an order paid by %s says where its refund %s', async (paymentMethod, said) => {
    const claim = await t.database.write('system', async (db) => {
      const made = await makeClaim(db, { status: 'APPROVED', approvedMinor: 1_250n });
      const order = await makeOrder(db, made);
      await db.update(orders).set({ paymentMethod }).where(eq(orders.id, order.id));
      return made;
    });
    const { sellerId, id: claimId, saleId, buyerId, number, orderNumber, status } = claim;
    const told = { sellerId, claimId, saleId, buyerId, number, orderNumber, byId: null, status, deadline: null };
    await t.database.write('none', (db) => emit(db, t.clock.now(), 'claim.decide', told));
    await t.runJobs(work);
    const [buyer] = await t.database.read('none', (db) => db.select().from(buyers).where(eq(buyers.id, buyerId)));
    const mail = (await mailsTo(buyer?.email ?? '')).find(({ subject }) => subject?.includes(number));
    expect(mail?.body).toContain(said);
  });

  it('AWAITING_RESHIPMENT is told as goods that are sent again, not as a rejection', async () => {
    const given = { status: 'AWAITING_RESHIPMENT', resolution: 'RESHIP', approvedMinor: 0n } as const;
    const claim = await t.database.write('system', (db) =>
      makeClaim(db, { ...given, decisionNote: 'They were broken.' }),
    );
    const { sellerId, id: claimId, saleId, buyerId, number, orderNumber, status } = claim;
    const told = { sellerId, claimId, saleId, buyerId, number, orderNumber, byId: null, status, deadline: null };
    await t.database.write('none', (db) => emit(db, t.clock.now(), 'claim.decide', told));
    await t.runJobs(work);
    const [buyer] = await t.database.read('none', (db) => db.select().from(buyers).where(eq(buyers.id, buyerId)));
    const [mail] = (await mailsTo(buyer?.email ?? '')).filter(({ subject }) => subject?.includes(number));
    expect(mail?.subject).toBe(`Claim ${number}: the goods are sent again`);
    for (const words of ['five working days', 'We mail you the tracking number', 'The reason: They were broken.'])
      expect(mail?.body).toContain(words);
    expect(mail?.body).not.toContain('Nothing is refunded');
  });
});

describe('[CLM-03] goods that got lost', () => {
  it.each([
    [
      'are told to their buyer with the claim that was opened',
      ['LOST'],
      'the goods are lost',
      'was opened for you. You don’t need to do anything',
    ],
    [
      'in part are told with what can be done',
      ['LOST', 'IN_TRANSIT'],
      'a part of the goods is lost',
      'Claim for what is missing',
    ],
  ] as const)('%s', async (_what, statuses, subject, said) => {
    const { sale } = await t.database.write('system', async (db) => {
      const made = await makeClaimableSale(db, { deliveredAt: null });
      const { sellerId, id: saleId, orderNumber } = made.sale;
      const [row] = await db.select().from(shipments).where(eq(shipments.saleId, saleId));
      for (const [index, status] of statuses.entries()) {
        if (index === 0) await db.update(shipments).set({ status }).where(eq(shipments.saleId, saleId));
        else if (row)
          await db.insert(shipments).values({ ...row, id: newId(), status, trackAndTraceNumbers: [newId()] });
      }
      const told = { sellerId, saleId, orderNumber, shipmentId: newId() };
      for (const status of ['IN_TRANSIT', 'LOST']) await emit(db, t.clock.now(), 'shipment.moved', { ...told, status });
      return made;
    });
    await t.runJobs(work);
    const [buyer] = await t.database.read('none', (db) => db.select().from(buyers).where(eq(buyers.id, sale.buyerId)));
    const mails = (await mailsTo(buyer?.email ?? '')).filter((one) => one.subject?.includes('lost'));
    expect(mails.map((one) => one.subject)).toEqual([`Order ${sale.orderNumber}: ${subject}`]);
    expect(mails[0]?.body).toContain(said);
  });
});

describe('[BUY-08] goods that leave', () => {
  type Leg = 'DIRECT_TO_BUYER' | 'INBOUND_TO_WAREHOUSE';
  /** A paid sale with a shipment on that leg; gives what the mails are looked up by. */
  const sent = (leg: Leg) =>
    t.database.write('system', async (db) => {
      const { id: buyerId, email } = await makeBuyer(db);
      const { sale } = await makeClaimableSale(db, { buyerId, deliveredAt: null });
      const numbers = Array.from({ length: 12 }, (_, index) => `TRACK-${index}`);
      const [shipment] = await db
        .update(shipments)
        .set({ leg, trackAndTraceNumbers: numbers, carrier: 'dhl_freight' })
        .where(eq(shipments.saleId, sale.id))
        .returning();
      return { sale, buyerId, email, shipmentId: shipment?.id ?? '' };
    });
  type Sent = Awaited<ReturnType<typeof sent>>;
  const moved = async ({ sale: { sellerId, id: saleId, orderNumber }, shipmentId }: Sent, ...statuses: string[]) => {
    await t.database.write('none', async (db) => {
      for (const status of statuses)
        await emit(db, t.clock.now(), 'shipment.moved', { sellerId, saleId, orderNumber, shipmentId, status });
    });
    await t.runJobs(work);
  };

  it('from their seller are told once, with carrier and tracking numbers, however often they are heard of', async () => {
    const one = await sent('DIRECT_TO_BUYER');
    await moved(one, 'PICKUP_SCHEDULED');
    expect(await mailsTo(one.email)).toEqual([]);
    await moved(one, 'IN_TRANSIT', 'OUT_FOR_DELIVERY');
    const [mail, ...more] = await mailsTo(one.email);
    expect([mail?.subject, more]).toEqual([`Order ${one.sale.orderNumber} is on its way`, []]);
    for (const words of ['have left for you with DHL Freight', 'TRACK-0, ', 'TRACK-9, and 2 more'])
      expect(mail?.body).toContain(words);
  });

  it('of an order that ended are no news: the buyer has the money back', async () => {
    const one = await sent('DIRECT_TO_BUYER');
    await t.database.write('system', (db) =>
      db.update(sales).set({ status: 'CANCELLED' }).where(eq(sales.id, one.sale.id)),
    );
    await moved(one, 'IN_TRANSIT');
    expect(await mailsTo(one.email)).toEqual([]);
  });

  it('for our warehouse are told once that sends them on', async () => {
    const one = await sent('INBOUND_TO_WAREHOUSE');
    await moved(one, 'IN_TRANSIT');
    expect(await mailsTo(one.email)).toEqual([]);
    const { sale, buyerId } = one;
    const shipmentId = await t.database.write('system', async (db) => {
      const given = { carrier: 'dhl_freight', trackingNumber: 'ONWARD-1', number: 'WS-1' };
      const made = await makeWarehouseShipment(db, { ...given, warehouseId: newId(), buyerId, status: 'SHIPPED' });
      for (let count = 0; count < 2; count += 1)
        await makePackage(db, { sale, status: 'SHIPPED', shipmentId: made.id });
      await emit(db, t.clock.now(), 'warehouse_shipment.dispatched', { shipmentId: made.id, number: made.number });
      return made.id;
    });
    await t.runJobs(work);
    const [mail, ...more] = await mailsTo(one.email);
    expect([mail?.subject, more]).toEqual([`Order ${sale.orderNumber} is on its way`, []]);
    expect(mail?.body).toContain('ONWARD-1');
    expect(mail?.body).not.toContain(shipmentId);
  });

  it('for our warehouse tell the number of each piece, and of a hand-over anew: not of one that was only made again', async () => {
    const { sale, buyerId, email } = await sent('INBOUND_TO_WAREHOUSE');
    const made = await t.database.write('system', async (db) => {
      const given = { carrier: 'ups', trackingNumber: 'PIECE-0', number: 'WS-2', status: 'SHIPPED' } as const;
      const shipment = await makeWarehouseShipment(db, { ...given, warehouseId: newId(), buyerId });
      await makePackage(db, { sale, status: 'SHIPPED', shipmentId: shipment.id });
      return shipment;
    });
    const { id: shipmentId, number, warehouseId } = made;
    const booked = (trackingNumbers: string[]) =>
      t.database.write('system', async (db) => {
        await db.update(warehouseBookings).set({ status: 'USED' }).where(eq(warehouseBookings.shipmentId, shipmentId));
        await db.insert(warehouseBookings).values({
          ...{ id: newId(), warehouseId, shipmentId, carrier: 'ups', status: 'SUCCEEDED', pickupDate: '2026-11-23' },
          ...{ priceMinor: 1n, currency: 'EUR', trackingNumbers, loads: [], cargo: '', createdAt: t.clock.now() },
        });
        await db
          .update(warehouseShipments)
          .set({ trackingNumber: trackingNumbers[0] ?? null })
          .where(eq(warehouseShipments.id, shipmentId));
      });
    const handedOver = async (count: number) => {
      await t.database.write('system', (db) =>
        emit(db, t.clock.now(), 'warehouse_shipment.dispatched', { shipmentId, number }),
      );
      await t.runJobs(work);
      const mails = await mailsTo(email);
      expect(mails).toHaveLength(count);
      return mails.map(({ body }) => body).join();
    };
    await booked(Array.from({ length: 12 }, (_, index) => `PIECE-${index}`));
    const told = await handedOver(1);
    for (const words of ['PIECE-0, PIECE-1, ', 'PIECE-9, and 2 more']) expect(told).toContain(words);
    await handedOver(1);
    await booked(['ANEW-0']);
    expect(await handedOver(2)).toContain('ANEW-0');
    await t.database.write('system', (db) =>
      db.insert(warehouseShipmentEvents).values({
        ...{ id: newId(), shipmentId, at: t.clock.now(), action: 'take_back', note: '', before: null },
        ...{ actorId: null, actorName: 'Jonas' },
      }),
    );
    await handedOver(3);
  });
});
