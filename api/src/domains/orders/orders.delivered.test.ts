/** What a buyer reads of an order follows from what carriers and our warehouse tell, not from what its seller did. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../kernel/actor.ts';
import { newId } from '../../kernel/ids.ts';
import { openWrite } from '../../platform/write.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type BuyerFixture, buyerFixture } from '../../testing/buyer-fixture.ts';
import { transportOf } from '../claims/claim-context.ts';
import { makeClaimableSale } from '../claims/claims.factory.ts';
import { claimWindowOf, isLostShipment } from '../claims/claims.transport.rules.ts';
import { makePackage, type PackageRow } from '../packages/packages.factory.ts';
import { withLockedSale } from '../sales/sales.public.ts';
import { carrierEvents, shipments } from '../shipments/shipments.tables.ts';
import { makeOrder } from './orders.factory.ts';

let t: TestApp;
let buyer: BuyerFixture;
beforeAll(async () => {
  t = await testApp({ now: '2026-11-23T08:00:00.000Z' });
  buyer = await buyerFixture(t);
});
afterAll(() => t.close());

type Told = Partial<Pick<typeof shipments.$inferInsert, 'status' | 'lastEventAt' | 'leg'>>;

/** The order of a sale that its seller completed at that time, as its buyer reads it. */
async function statusOf(endedAt: string, told: Told, packages: Partial<PackageRow>[] = []): Promise<string> {
  const order = await t.database.write('system', async (db) => {
    const { buyerId } = buyer;
    const made = await makeClaimableSale(db, {
      buyerId,
      endedAt,
      paidAt: '2026-10-05T09:00:00.000Z',
      deliveredAt: null,
    });
    const { sellerId, id: saleId } = made.sale;
    await db.update(shipments).set(told).where(eq(shipments.saleId, saleId));
    for (const given of packages) await makePackage(db, { sale: made.sale, ...given });
    return makeOrder(db, { buyerId, sellerId, saleId });
  });
  return (await buyer.send('GET', `/orders/${order.id}/`)).json().status;
}

it('[BUY-08] an order is delivered when its carrier says so, and not because its seller completed it', async () => {
  const recently = '2026-11-20T09:00:00.000Z';
  expect(await statusOf(recently, { status: 'IN_TRANSIT', lastEventAt: recently })).toBe('SHIPPED');
  expect(await statusOf(recently, { status: 'LABELS_READY', lastEventAt: null })).toBe('SHIPPED');
  expect(await statusOf(recently, { status: 'DELIVERED', lastEventAt: recently })).toBe('DELIVERED');
  expect(await statusOf('2026-10-20T09:00:00.000Z', { status: 'LABELS_READY', lastEventAt: null })).toBe('DELIVERED');
  expect(await statusOf('2026-10-06T09:00:00.000Z', { status: 'LABELS_READY', lastEventAt: null })).toBe('COMPLETED');
});

it('[BUY-08] an order whose goods all went back is neither delivered nor cancelled', async () => {
  const at = '2026-11-20T09:00:00.000Z';
  expect(await statusOf(at, { status: 'RETURNED_TO_SENDER', lastEventAt: at })).toBe('RETURNED');
  const inbound = { status: 'DELIVERED', lastEventAt: at, leg: 'INBOUND_TO_WAREHOUSE' } as const;
  expect(await statusOf(at, inbound, [{ status: 'RETURNED_TO_SELLER' }, { status: 'RETURNED_TO_SELLER' }])).toBe(
    'RETURNED',
  );
});

it('[BUY-08] a package that was given up on its way to our warehouse is waited for no longer', async () => {
  const at = '2026-11-20T09:00:00.000Z';
  const inbound = { status: 'DELIVERED', lastEventAt: at, leg: 'INBOUND_TO_WAREHOUSE' } as const;
  expect(await statusOf(at, inbound, [{ status: 'DELIVERED' }, { status: 'MISSING' }])).toBe('PARTIALLY_SHIPPED');
  expect(await statusOf(at, inbound, [{ status: 'DELIVERED' }, { status: 'MISSING', lostAt: at }])).toBe('SHIPPED');
});

describe('[BUY-08] [CLM-01] a parcel of several that no carrier tells of', () => {
  const started = '2026-11-23T08:00:00.000Z';
  const statuses = {
    PICKED_UP: 'IN_TRANSIT',
    DELIVERED: 'DELIVERED',
    LOST: 'LOST',
    RETURNED: 'RETURNED_TO_SENDER',
  } as const;
  /** An order completed at that time, of one parcel for each list of what its carrier told, and when. */
  async function parcels(
    endedAt: string,
    ...told: (readonly (readonly [code: keyof typeof statuses, at: string])[])[]
  ) {
    return t.database.write('system', async (db) => {
      const { buyerId } = buyer;
      const made = await makeClaimableSale(db, {
        buyerId,
        endedAt,
        paidAt: '2026-09-01T09:00:00.000Z',
        deliveredAt: null,
      });
      const { sellerId, id: saleId, orderNumber } = made.sale;
      await db.delete(shipments).where(eq(shipments.saleId, saleId));
      for (const events of told) {
        const [last] = events.slice(-1);
        const id = newId();
        await db.insert(shipments).values({
          ...{
            sellerId,
            id,
            saleId,
            orderNumber,
            carrier: 'own_truck',
            trackAndTraceNumbers: [id],
            createdAt: endedAt,
          },
          ...{
            leg: 'DIRECT_TO_BUYER',
            status: last ? statuses[last[0]] : 'LABELS_READY',
            lastEventAt: last?.[1] ?? null,
          },
        });
        for (const [code, at] of events)
          await db
            .insert(carrierEvents)
            .values({ sellerId, shipmentId: id, id: newId(), number: id, code, at, receivedAt: at });
      }
      return { sellerId, saleId, order: await makeOrder(db, { buyerId, sellerId, saleId }) };
    });
  }
  const shown = async ({ order }: { order: { id: string } }) =>
    (await buyer.send('GET', `/orders/${order.id}/`)).json().status;

  it('counts as delivered thirty days after the last word, beside those that came', async () => {
    const came = [['DELIVERED', '2026-10-22T08:00:00.000Z']] as const;
    // The last word came 32 days ago, after it was completed.
    expect(await shown(await parcels('2026-10-10T08:00:00.000Z', came, []))).toBe('DELIVERED');
    const lately = [['DELIVERED', '2026-11-01T08:00:00.000Z']] as const;
    expect(await shown(await parcels('2026-10-10T08:00:00.000Z', lately, []))).toBe('SHIPPED');
    // What is on its way is waited for, what is lost is not.
    const onItsWay = [['PICKED_UP', '2026-10-12T08:00:00.000Z']] as const;
    expect(await shown(await parcels('2026-10-10T08:00:00.000Z', onItsWay, []))).toBe('SHIPPED');
    const lost = [['LOST', '2026-10-12T08:00:00.000Z']] as const;
    expect(await shown(await parcels('2026-10-10T08:00:00.000Z', lost, lately))).toBe('COMPLETED');
    expect(await shown(await parcels('2026-10-10T08:00:00.000Z', lost, lost))).toBe('SHIPPED');
  });

  it('does not turn the delivery back when a carrier scans it late', async () => {
    const late = [['PICKED_UP', '2026-11-12T08:00:00.000Z']] as const;
    // Completed 44 days ago: it counted as delivered two weeks ago.
    expect(await shown(await parcels('2026-10-10T08:00:00.000Z', late))).toBe('DELIVERED');
    expect(await shown(await parcels('2026-10-20T08:00:00.000Z', late))).toBe('SHIPPED');
    const brought = [...late, ['DELIVERED', started]] as const;
    expect(await shown(await parcels('2026-10-01T08:00:00.000Z', brought))).toBe('COMPLETED');
  });

  /** How it travelled, as its claims see it. */
  const journeyOf = async ({ sellerId, saleId }: { sellerId: string; saleId: string }) =>
    openWrite(t.deps, { actor: systemActor, scope: { sellerId } }, (write) =>
      withLockedSale(write, { sellerId, saleId }, (sale) =>
        transportOf(sale, t.deps.calendarOf('NL', 'Europe/Amsterdam')),
      ),
    );
  const windowOf = async (...given: Parameters<typeof parcels>) =>
    claimWindowOf(await journeyOf(await parcels(...given)), t.clock.now());

  it('ends the time for claims', async () => {
    const came = [['DELIVERED', '2026-10-01T08:00:00.000Z']] as const;
    expect(await windowOf('2026-10-05T08:00:00.000Z', came, [])).toMatchObject({ code: 'claim_window_closed' });
    expect(await windowOf('2026-10-15T08:00:00.000Z', came, [])).toBeNull();
  });

  it.each(['RETURNED', 'LOST'] as const)('beside one that is %s: that one is not waited for', async (code) => {
    const completed = '2026-10-05T08:00:00.000Z';
    const gone = [[code, '2026-10-01T08:00:00.000Z']] as const;
    const came = (at: string) => [['DELIVERED', at]] as const;
    expect(await windowOf(completed, gone, came('2026-10-02T08:00:00.000Z'))).toMatchObject({
      code: 'claim_window_closed',
    });
    expect(await windowOf(completed, gone, came('2026-11-20T08:00:00.000Z'))).toBeNull();
    // Nothing was told of the other: it counts as delivered since the fourth of November.
    expect(await windowOf(completed, gone, [])).toMatchObject({ code: 'claim_window_closed' });
    // Its buyer learns last that a part does not come, and has the days from then on.
    const lately = [[code, '2026-11-20T08:00:00.000Z']] as const;
    expect(await windowOf(completed, lately, came('2026-10-02T08:00:00.000Z'))).toBeNull();
    expect(await windowOf(completed, lately, [])).toBeNull();
    // What came is not claimed as lost; of what did not come nothing arrived.
    const transport = await journeyOf(await parcels(completed, gone, came('2026-11-20T08:00:00.000Z')));
    expect(transport).toMatchObject({ deliveredAt: '2026-11-20T08:00:00.000Z' });
    // One that is lost beside it is claimed by line and piece, not with all that came.
    const answer = isLostShipment({ ...{ now: t.clock.now(), transport, contestsDelivery: false } });
    expect(answer).toMatchObject({ code: 'claim_delivered' });
    expect(await journeyOf(await parcels(completed, gone, gone))).toMatchObject({ deliveredAt: null, isSilent: false });
  });
});
