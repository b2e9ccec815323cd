import { staffReadKinds } from '@quayside/contract/staff-reads';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { minutes } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { makeOwnedResources } from '../../testing/matrix/owned-resources.ts';
import { type SellerFixture, sellerFixture, staffIn } from '../../testing/seller-fixture.ts';
import { type Session, signedInAgain } from '../../testing/session.ts';
import { work } from '../../work.ts';
import { sellerLeads } from '../seller-leads/seller-leads.tables.ts';
import { makeBuyer } from '../sellers/sellers.factory.ts';
import { buyerReads, staffReads } from '../users/users.tables.ts';
import { withdrawals } from '../wallets/wallets.tables.ts';

const now = '2026-11-21T08:00:00.000Z';
let t: TestApp;
let desk: SellerFixture;
let other: SellerFixture;
beforeAll(async () => {
  t = await testApp();
  [desk, other] = [await sellerFixture(t), await sellerFixture(t)];
});
afterAll(() => t.close());
// Tokens end after ten minutes.
beforeEach(() => t.clock.set(now));

const get = ({ headers }: Session, path: string) => t.call('GET', path, { headers });
const statusOf = async (session: Session, path: string) => (await get(session, path)).statusCode;
const readsBy = async ({ user }: Session) => {
  const rows = await t.database.read('system', (db) =>
    db.select().from(staffReads).where(eq(staffReads.userId, user.id)),
  );
  return rows.map(({ sellerId, kind }) => [sellerId, kind]).sort();
};

/** Everything of a company that one may try to read, by what it is. */
async function pathsOf() {
  const claimed = { claim: 'UNDER_REVIEW', buyerId: null } as const;
  const { sale, document, messageFile } = await makeOwnedResources(t, desk.seller, newId(), { status: 'CONFIRMED' });
  const ofClaim = await makeOwnedResources(t, desk.seller, newId(), { status: 'PAID' }, undefined, claimed);
  const company = `sellerQid=${desk.seller.id}`;
  const order = (id: string) => [
    `/sales/${id}/`,
    `/sales/${id}/lines/`,
    `/sales/${id}/events/`,
    `/sales/${id}/documents/`,
    `/sales/${id}/papers/`,
    `/sales/${id}/packing-list/`,
  ];
  return {
    orders: [
      `/sales/?${company}`,
      `/sales/search/?q=qs-1&${company}`,
      `/sales/lines/?${company}`,
      `/sales/documents/?${company}`,
      ...order(sale),
      `/sales/${sale}/document/${document}/download/`,
    ],
    claimedOrder: order(ofClaim.sale),
    conversations: [`/sales/${sale}/threads/`, `/sales/${sale}/threads/files/${messageFile}/download/`],
    payouts: [`/payouts/?${company}`],
    claims: [`/claims/${ofClaim.claim}/`],
    companies: [`/internal/sellers/${desk.seller.id}/`],
  };
}
type Reach = keyof Awaited<ReturnType<typeof pathsOf>>;

describe('[INT-04] what our own people read of a company', () => {
  it.each<readonly [readonly string[], readonly Reach[]]>([
    [[], []],
    [['staff.content', 'staff.impersonate', 'staff.test_sale', 'staff.audit'], []],
    [['staff.onboarding'], ['companies']],
    [['staff.sellers'], ['orders', 'claimedOrder', 'conversations', 'companies']],
    [['staff.payments.approve'], ['orders', 'claimedOrder', 'payouts']],
    [['staff.claims'], ['claimedOrder', 'claims']],
  ])('with %j: %j and nothing more', async (permissions, reach) => {
    const staff = await staffIn(t, ...permissions);
    for (const [name, paths] of Object.entries(await pathsOf())) {
      for (const path of paths) {
        const answer = await get(staff, path);
        const isOpen = reach.some((one) => one === name);
        expect([path, answer.statusCode]).toEqual([path, isOpen ? 200 : 403]);
        if (!isOpen)
          expect(answer.json()).toMatchObject({
            code: 'permission_denied',
            permission: expect.stringContaining('staff.'),
          });
      }
    }
  });

  it('has nothing in it but what the staff record grants', async () => {
    const user = (await get(await staffIn(t, 'staff.sellers'), '/user/')).json();
    expect(user.permissions).toEqual(['staff.sellers']);
  });
});

describe('a read of a company by one of us', () => {
  it('is kept: who, whose and what; once in five minutes', async () => {
    const staff = await staffIn(t, 'staff.sellers', 'staff.payments.approve', 'staff.claims', 'staff.audit');
    const paths = Object.values(await pathsOf()).flat();
    for (const path of [...paths, ...paths]) expect([path, await statusOf(staff, path)]).toEqual([path, 200]);
    expect(await readsBy(staff)).toEqual([...staffReadKinds].sort().map((kind) => [desk.seller.id, kind]));
    t.clock.advance(minutes(5));
    await get(staff, `/sales/?sellerQid=${desk.seller.id}`);
    expect(await readsBy(staff)).toHaveLength(staffReadKinds.length + 1);
  });

  it('is kept once by several processes too', async () => {
    const staff = await staffIn(t, 'staff.sellers');
    const second = await testApp({ now });
    const path = `/sales/?sellerQid=${desk.seller.id}`;
    await Promise.all([get(staff, path), second.call('GET', path, { headers: staff.headers })]);
    expect(await readsBy(staff)).toEqual([[desk.seller.id, 'ORDER']]);
    await second.close();
  });

  it('is kept for each company of a list', async () => {
    const staff = await staffIn(t, 'staff.sellers');
    for (const one of [desk, other])
      await one.send('POST', (await one.sale()).id, 'issue/', { category: 'OTHER', message: 'Hello' });
    expect(await statusOf(staff, '/internal/threads/?size=100')).toBe(200);
    expect(await readsBy(staff)).toEqual(
      expect.arrayContaining([desk, other].map(({ seller }) => [seller.id, 'CONVERSATION'])),
    );
  });

  it('is kept of the cost of a refund, and of each company in the file for the bank', async () => {
    const staff = await staffIn(t, 'staff.payments.approve');
    const { payment: payout } = await makeOwnedResources(t, other.seller, newId(), { status: 'PAID', payout: 'PAID' });
    expect(await statusOf(staff, `/internal/payments/${payout}/reversal_cost/?amount=1.00`)).toBe(200);
    expect(await readsBy(staff)).toEqual([[other.seller.id, 'PAYOUT']]);
    const one = await desk.payable();
    await desk.send('POST', one.id, 'paycomplete/', {});
    await t.runJobs(work);
    expect(await statusOf(staff, `/internal/payments/bank-file/?date=${now.slice(0, 10)}`)).toBe(200);
    expect(await readsBy(staff)).toEqual([desk, other].map(({ seller }) => [seller.id, 'PAYOUT']).sort());
  });

  it('is not kept of what is not there, nor of a seller who reads the own orders', async () => {
    const staff = await staffIn(t, 'staff.sellers');
    for (const path of [
      `/sales/${newId()}/`,
      `/sales/?sellerQid=${newId()}`,
      `/sales/search/?q=qs-1&sellerQid=${newId()}`,
    ])
      await get(staff, path);
    expect(await readsBy(staff)).toEqual([]);
    const { id } = await desk.sale();
    expect((await desk.send('GET', id)).statusCode).toBe(200);
    expect(await readsBy(desk.session)).toEqual([]);
  });

  it('is kept of a lead that became a company', async () => {
    const staff = await staffIn(t, 'staff.onboarding');
    const slug = `became-${desk.seller.id}`;
    await t.database.write('none', (db) =>
      db.insert(sellerLeads).values({
        ...{ id: newId(), slug, email: `${slug}@waldhuis.example`, companyName: slug, contactName: 'Tess' },
        ...{ country: 'NL', sellerId: desk.seller.id, createdAt: now, updatedAt: now },
      }),
    );
    expect(await statusOf(staff, `/sellerleads/${slug}/`)).toBe(200);
    expect(await readsBy(staff)).toEqual([[desk.seller.id, 'COMPANY']]);
    expect(await statusOf(staff, '/sellerleads/?search=became')).toBe(200);
    t.clock.advance(minutes(5));
    expect(await statusOf(await signedInAgain(t, staff.user), '/sellerleads/?search=became')).toBe(200);
    expect(await readsBy(staff)).toHaveLength(2);
  });

  it('is kept of buying companies: withdrawals and applications for credit', async () => {
    const staff = await staffIn(t, 'staff.payments.approve');
    const buyer = await t.database.write('system', async (db) => {
      const made = await makeBuyer(db, { creditStatus: 'APPLIED', creditAppliedAt: now });
      await db.insert(withdrawals).values({
        ...{ buyerId: made.id, id: newId(), status: 'IN_REVIEW', amountMinor: 10_000_001n, currency: 'EUR' },
        ...{ holder: made.name, account: 'account-1', ending: '3000', askedBy: newId(), askedAt: now },
      });
      return made;
    });
    expect(await statusOf(staff, '/internal/credit-applications/')).toBe(200);
    expect(await statusOf(staff, '/internal/withdrawals/')).toBe(200);
    const auditor = await staffIn(t, 'staff.audit');
    const { results } = (await get(auditor, `/internal/staff-reads/?companyQid=${buyer.id}`)).json();
    const common = { staffQid: staff.user.id, staffName: staff.user.account, companyQid: buyer.id };
    expect(results).toEqual([
      { ...common, companyName: buyer.name, kind: 'WITHDRAWAL', at: now },
      { ...common, companyName: buyer.name, kind: 'CREDIT', at: now },
    ]);
    const ofBuyer = eq(buyerReads.buyerId, buyer.id);
    await expect(t.database.write('system', (db) => db.delete(buyerReads).where(ofBuyer))).rejects.toThrow();
  });

  it('is never changed or taken away', async () => {
    const staff = await staffIn(t, 'staff.sellers');
    await get(staff, `/sales/?sellerQid=${desk.seller.id}`);
    const mine = eq(staffReads.userId, staff.user.id);
    await expect(
      t.database.write('system', (db) => db.update(staffReads).set({ kind: 'CLAIM' }).where(mine)),
    ).rejects.toThrow();
    await expect(t.database.write('system', (db) => db.delete(staffReads).where(mine))).rejects.toThrow();
  });

  it('is shown to those who look after the audit, newest first, and to nobody else', async () => {
    const reader = await staffIn(t, 'staff.payments.approve');
    await get(reader, `/sales/?sellerQid=${other.seller.id}`);
    t.clock.advance(minutes(5));
    await get(await signedInAgain(t, reader.user), `/payouts/?sellerQid=${other.seller.id}`);
    const auditor = await staffIn(t, 'staff.audit');
    const { results } = (await get(auditor, `/internal/staff-reads/?companyQid=${other.seller.id}&size=2`)).json();
    const common = { staffQid: reader.user.id, staffName: reader.user.account, companyQid: other.seller.id };
    expect(results).toEqual([
      { ...common, companyName: other.seller.name, kind: 'PAYOUT', at: '2026-11-21T08:05:00.000Z' },
      { ...common, companyName: other.seller.name, kind: 'ORDER', at: now },
    ]);
    expect((await get(reader, '/internal/staff-reads/')).json()).toMatchObject({
      code: 'permission_denied',
      permission: 'staff.audit',
    });
    expect(await statusOf(desk.session, '/internal/staff-reads/')).toBe(403);
  });
});
