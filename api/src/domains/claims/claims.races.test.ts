import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { minutes, plus } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { pdfBytes } from '../../platform/files/files.factory.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type ClaimFixture, claimFixture, post, sendFile, shownClaim } from '../../testing/claim-fixture.ts';
import { brokenInvariants } from '../../testing/models/invariants.ts';
import { type ClaimOverrides, makeClaim } from './claims.factory.ts';
import { claimJobs } from './claims.jobs.ts';
import { claimEvents, claims } from './claims.tables.ts';

const start = '2026-11-23T08:00:00.000Z';
const rounds = process.env.DEEP ? 500 : 40;
let t: TestApp;
/** A second process on the same database. */
let second: TestApp;
let desk: ClaimFixture;
beforeAll(async () => {
  t = await testApp({ now: start });
  second = await testApp({ now: start });
  desk = await claimFixture(t);
});
beforeEach(() => {
  t.clock.set(start);
  second.clock.set(start);
});
afterAll(async () => {
  expect(await brokenInvariants(t.database)).toEqual([]);
  await second.close();
  await t.close();
});

const made = (given: ClaimOverrides = {}) =>
  t.database.write('system', (db) => makeClaim(db, { seller: desk.seller, buyerId: desk.buyerId, ...given }));
/** What happened since the factory made it. */
const actionsOf = async (id: string, before: number) =>
  (await shownClaim(t, desk.staffSession, id)).events.slice(before).map(({ action }) => action);
const wake = (app: TestApp, claimId: string) =>
  claimJobs.find(({ name }) => name === 'claim.wake')?.run({ sellerId: desk.seller.id, claimId }, app.deps);
const refundsOf = async (saleId: string) =>
  (
    await t.database.read('system', (db) =>
      db.execute(`select id from outbox where topic = 'sale.refunded' and payload ->> 'saleId' = '${saleId}'`),
    )
  ).rows.length;

describe('[CLM-05] two of staff who decide at the same moment', () => {
  it(`have one decision, which is settled once (${rounds} rounds)`, async () => {
    const winners = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      const { id, saleId, lineIds } = await made();
      const decide = (app: TestApp, amount: string) =>
        post(app, desk.staffSession, `${id}/decide/`, {
          fault: 'SELLER',
          resolution: 'PARTIAL_REFUND',
          lines: [{ lineQid: lineIds[0], amount: { amount, currency: 'EUR' } }],
          note: `${amount}.`,
        });
      const both = [() => decide(t, '1.00'), () => decide(second, '2.00')];
      const answers = await Promise.all((round % 2 === 0 ? both : both.reverse()).map((one) => one()));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      await Promise.all([wake(t, id), wake(second, id)]);
      expect(await actionsOf(id, 2)).toEqual(['decide', 'settle']);
      const { saleProcessingDetails: details } = await shownClaim(t, desk.staffSession, id);
      const accepted = answers.find(({ statusCode }) => statusCode === 200);
      expect(details.refundedAmount).toEqual(accepted?.json().approvedAmount);
      expect(await refundsOf(saleId)).toBe(1);
      winners.add(details.refundedAmount.amount);
    }
    expect(winners.size).toBe(2);
  }, 120_000);

  it('would both be heard without the lock, and the audit trail would tell', async () => {
    const { id, sellerId } = await made();
    const readers = { count: 0 };
    const naive = () =>
      t.database.write({ sellerId }, async (db) => {
        const mine = and(eq(claims.sellerId, sellerId), eq(claims.id, id));
        const [seen] = await db.select({ status: claims.status }).from(claims).where(mine);
        readers.count += 1;
        await expect.poll(() => readers.count).toBe(2);
        await db.update(claims).set({ status: 'REJECTED', statusGroup: 'CLOSED' }).where(mine);
        await db.insert(claimEvents).values({
          sellerId,
          claimId: id,
          id: newId(),
          at: start,
          action: 'decide',
          actorKind: 'STAFF',
          actorName: 'Naive',
          fromStatus: seen?.status ?? null,
          toStatus: 'REJECTED',
        });
      });
    await Promise.all([naive(), naive()]);
    const broken = await brokenInvariants(t.database);
    expect(broken).toEqual([
      expect.stringMatching(new RegExp(`^a claim goes only where its table leads.*${id}`)),
      expect.stringMatching(/^a sale knows whether a claim about it is open/),
    ]);
    await t.database.write('system', async (db) => {
      const ofClaim = and(eq(claimEvents.sellerId, sellerId), eq(claimEvents.claimId, id));
      await db.delete(claimEvents).where(and(ofClaim, eq(claimEvents.actorName, 'Naive')));
      await db
        .update(claims)
        .set({ status: 'UNDER_REVIEW', statusGroup: 'OPEN' })
        .where(and(eq(claims.sellerId, sellerId), eq(claims.id, id)));
    });
  });
});

describe('[CLM-05] an answer and its deadline at the same moment', () => {
  it(`have one winner, and the audit trail agrees (${rounds} rounds, the clocks within a millisecond of it)`, async () => {
    const winners = new Set<string>();
    const dueAt = plus(start, minutes(5));
    for (let round = 0; round < rounds; round += 1) {
      const { id } = await made({ status: 'AWAITING_SELLER', askedAt: start, respondBy: dueAt, dueAt, wakeAt: dueAt });
      t.clock.set(plus(dueAt, -1));
      second.clock.set(plus(dueAt, (round % 3) - 1));
      const answer = () => post(t, desk.sellerSession, `${id}/respond/`, { answer: 'ACCEPT', message: 'Ours.' });
      const timer = async () => wake(second, id);
      const [first, other] = round % 2 === 0 ? [answer(), timer()] : [timer(), answer()];
      const answers = await Promise.all([first, other]);
      const accepted = answers.some((one) => one && 'statusCode' in one && one.statusCode === 200);
      const trail = await actionsOf(id, 3);
      const ended = trail.filter((action) => action === 'accept' || action === 'seller_timeout');
      // Before the deadline the timer does nothing; an accepted claim may be settled by the same timer.
      expect(ended).toEqual([accepted ? 'accept' : 'seller_timeout']);
      winners.add(ended[0] ?? '');
    }
    expect([...winners].sort()).toEqual(['accept', 'seller_timeout']);
  }, 120_000);
});

describe('[CLM-05] both sides who appeal at the same moment', () => {
  it('appeal once together', async () => {
    const { id } = await made({
      status: 'REJECTED',
      decidedAt: '2026-11-20T09:00:00.000Z',
      appealUntil: '2026-12-04T09:00:00.000Z',
      approvedMinor: 0n,
    });
    for (const session of [desk.buyerSession, desk.sellerSession])
      await sendFile(t, session, `${id}/evidence/`, {
        kind: 'OTHER',
        content: pdfBytes({ extra: `/Lang (${session.user.id})` }),
      });
    const appeals = await Promise.all(
      [desk.buyerSession, desk.sellerSession].map((session) => post(t, session, `${id}/appeal/`, { reason: 'No.' })),
    );
    expect(appeals.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await actionsOf(id, 3)).filter((action) => action === 'appeal')).toHaveLength(1);
  });
});
