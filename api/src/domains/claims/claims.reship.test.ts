/** Goods that are sent again instead of a refund (decision 0026). */
import { like } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { hours } from '../../kernel/clock.ts';
import { messagesSent } from '../../platform/db/platform.tables.ts';
import { pdfBytes } from '../../platform/files/files.factory.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type ClaimFixture, claimFixture, post, sendFile, shownClaim } from '../../testing/claim-fixture.ts';
import { brokenInvariants } from '../../testing/models/invariants.ts';
import { type Session, signedInAgain } from '../../testing/session.ts';
import { work } from '../../work.ts';
import { makeClaim } from './claims.factory.ts';
import { claimJobs } from './claims.jobs.ts';

/** Monday, 9:00 in Amsterdam. */
const monday = '2026-11-23T08:00:00.000Z';
const apps: TestApp[] = [];
let t: TestApp;
let sides: ClaimFixture;
let id: string;
let line: string;
beforeEach(async () => {
  t = await testApp({ now: monday });
  apps.push(t);
  sides = await claimFixture(t);
  const made = await t.database.write('system', (db) =>
    makeClaim(db, { seller: sides.seller, buyerId: sides.buyerId }),
  );
  [id, line] = [made.id, made.lineIds[0] ?? ''];
});
afterAll(async () => {
  for (const app of apps) expect(await brokenInvariants(app.database)).toEqual([]);
  await Promise.all(apps.map((app) => app.close()));
});

async function decideReship(): Promise<void> {
  const lines = [{ lineQid: line, amount: { amount: '0.00', currency: 'EUR' } }];
  const body = { fault: 'SELLER', resolution: 'RESHIP', lines, note: 'Send them again.' };
  const decided = await post(t, sides.staffSession, `${id}/decide/`, body);
  expect(decided.json().status).toBe('AWAITING_RESHIPMENT');
}
const wake = () =>
  claimJobs.find(({ name }) => name === 'claim.wake')?.run({ sellerId: sides.seller.id, claimId: id }, t.deps);
const shown = (who: Session) => shownClaim(t, who, id);
const send = (carrier: string, trackAndTraceNumber: string, who = sides.sellerSession) =>
  post(t, who, `${id}/ship-again/`, { carrier, trackAndTraceNumber });
const listed = async ({ headers }: Session) =>
  (await t.call('GET', '/claims/?status=NEEDS_YOU', { headers })).json().results.map(({ qid }: { qid: string }) => qid);

describe('[CLM-05] a claim that is decided with "Ship again"', () => {
  it('waits for the seller, who says how the goods come; then it is settled without money and the buyer told', async () => {
    await decideReship();
    await wake();
    const asked = await shown(sides.sellerSession);
    expect(asked).toMatchObject({ status: 'AWAITING_RESHIPMENT', nextAction: 'SHIP_AGAIN', dueAt: expect.any(String) });
    expect(asked.allowedActions).toContain('SHIP_AGAIN');
    expect(await listed(sides.sellerSession)).toEqual([id]);
    expect((await shown(sides.buyerSession)).nextAction).toBe('WAIT_FOR_SELLER');
    expect((await send('no-such', '1')).json().code).toBe('unknown_carrier');
    expect((await send('dpd', '12')).json().code).toBe('invalid_shipment_codes');
    expect((await send('own_truck', 'TOUR-2026-11', sides.buyerSession)).statusCode).toBe(403);
    const sent = await send('own_truck', 'TOUR-2026-11');
    expect(sent.json()).toMatchObject({
      ...{ status: 'SETTLED', nextAction: 'NONE' },
      saleProcessingDetails: {
        ...{ resolution: 'RESHIP', refundedAmount: { amount: '0.00' }, deductedAmount: { amount: '0.00' } },
        reshipment: { carrierQid: 'own_truck', number: 'TOUR-2026-11', trackingUrl: null },
      },
    });
    await t.runJobs(work);
    const told = await t.database.read('none', (db) =>
      db.select().from(messagesSent).where(like(messagesSent.body, '%TOUR-2026-11%')),
    );
    expect(told.map(({ subject }) => subject)).toEqual([expect.stringContaining(`Claim ${asked.number}`)]);
    expect((await send('own_truck', 'TOUR-3')).json().code).toBe('claim_invalid_transition');
  });

  it('is decided anew when the goods are not sent again within five working days, and not before', async () => {
    await decideReship();
    const passed = async (milliseconds: number) => {
      t.clock.advance(milliseconds);
      await wake();
      sides = { ...sides, staffSession: await signedInAgain(t, sides.staffSession.user) };
      return shown(sides.staffSession);
    };
    expect((await passed(hours(7 * 24) - 60_000)).status).toBe('AWAITING_RESHIPMENT');
    expect(await passed(60_000)).toMatchObject({ status: 'UNDER_REVIEW', nextAction: 'DECIDE' });
  });

  it('can be appealed against for ten working days after the goods were sent, also after an earlier appeal, and once', async () => {
    const noAction = (fault: string) => ({
      ...{ fault, resolution: 'NO_ACTION', note: 'So.' },
      lines: [{ lineQid: line, amount: { amount: '0.00', currency: 'EUR' } }],
    });
    const later = async (milliseconds: number) => {
      t.clock.advance(milliseconds);
      const [buyer, seller, staff] = [sides.buyerSession, sides.sellerSession, sides.staffSession];
      sides = {
        ...sides,
        buyerSession: await signedInAgain(t, buyer.user, 'buyers'),
        sellerSession: await signedInAgain(t, seller.user),
        staffSession: await signedInAgain(t, staff.user),
      };
    };
    const appeal = async () => {
      const content = pdfBytes({ extra: `/Lang (r${t.clock.now()})` });
      await sendFile(t, sides.buyerSession, `${id}/evidence/`, { kind: 'OTHER', content });
      return (await post(t, sides.buyerSession, `${id}/appeal/`, { reason: 'Look again.' })).json();
    };
    await post(t, sides.staffSession, `${id}/decide/`, noAction('BUYER'));
    await later(hours(1));
    expect((await appeal()).status).toBe('UNDER_REVIEW');
    await decideReship();
    await later(hours(24));
    // Tuesday 10:00: ten working days later is a Tuesday too.
    expect((await send('own_truck', 'ANYTHING')).json()).toMatchObject({
      ...{ status: 'SETTLED', appealBy: '2026-12-08T09:00:00.000Z' },
    });
    await later(hours(13 * 24));
    expect((await shown(sides.buyerSession)).allowedActions).toContain('APPEAL');
    expect(await appeal()).toMatchObject({ status: 'UNDER_REVIEW', appeal: { by: 'BUYER' } });
    const last = await post(t, sides.staffSession, `${id}/decide/`, noAction('SELLER'));
    expect(last.json()).toMatchObject({
      status: 'REJECTED',
      appealBy: null,
      saleProcessingDetails: { reshipment: null },
    });
    await later(hours(1));
    expect((await appeal()).code).toBe('claim_already_appealed');
  });
});
