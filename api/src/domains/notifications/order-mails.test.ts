import type { NotificationType } from '@quayside/contract/notifications';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hours, minutes, plus } from '../../kernel/clock.ts';
import { present } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { messagesSent } from '../../platform/db/platform.tables.ts';
import { emit } from '../../platform/jobs/jobs.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { makeSale, type SaleOverrides } from '../sales/sales.factory.ts';
import { sales } from '../sales/sales.tables.ts';
import { makeSeller, type SellerRow } from '../sellers/sellers.factory.ts';
import { makeUser } from '../users/users.factory.ts';
import { addNotifications } from './notifications.repository.ts';
import { notificationSubscribers } from './notifications.subscribers.ts';

/** Monday 23 November 2026, 10:00 in Amsterdam. */
const monday = '2026-11-23T09:00:00.000Z';
let t: TestApp;
let seller: SellerRow;
beforeAll(async () => {
  t = await testApp({ now: monday });
  seller = await t.database.write('none', (db) => makeSeller(db));
});
afterAll(() => t.close());

type Given = Omit<SaleOverrides, 'seller'> & { readonly expiredFrom?: 'REQUESTED' | 'CONFIRMED' };

/** Writes the mail of that news about an order, once the given time has passed since it happened. */
async function mailOf(type: NotificationType, { expiredFrom, ...given }: Given, later = 0) {
  t.clock.set(monday);
  const { sale, user } = await t.database.write({ sellerId: seller.id }, async (db) => {
    const made = await makeSale(db, { createdAt: monday, ...given, seller });
    if (expiredFrom) await db.update(sales).set({ expiredFrom }).where(eq(sales.id, made.sale.id));
    const reader = await makeUser(db, { sellerId: seller.id });
    const news = { ...{ sellerId: seller.id, type, key: newId(), saleId: made.sale.id, claimId: null }, readAt: null };
    const told = { ...news, orderNumber: made.sale.orderNumber, deadline: made.sale.expiresAt };
    const [one] = await addNotifications(db, [{ ...told, userId: reader.id, id: newId(), createdAt: monday }]);
    const payload = { sellerId: seller.id, userId: reader.id, notificationId: present(one, 'it was added').id };
    await emit(db, monday, 'notification.added', payload);
    return { sale: made.sale, user: reader };
  });
  t.clock.set(plus(monday, later));
  await t.runJobs({ jobs: [], subscribers: notificationSubscribers });
  const [mail] = await t.database.read('none', (db) =>
    db.select().from(messagesSent).where(eq(messagesSent.recipient, user.email)),
  );
  return { mail, sale };
}

describe('[ORD-07] the mail of an order', () => {
  it('that is new tells by when, how much, who and every line, with one button, as text and as HTML', async () => {
    const { mail, sale } = await mailOf('NEW_SALE', { expiresAt: plus(monday, hours(72)) });
    const by = '26 November 2026 at 10:00 CET';
    expect(mail?.subject).toMatch(new RegExp(`^New order ${sale.orderNumber}: €\u00A0[\\d,.]+, confirm by ${by}$`));
    for (const part of [`Confirm by ${by}`, sale.buyerName, 'Goods, without VAT', `/orders/${sale.id}/`]) {
      expect(mail?.body).toContain(part);
      expect(mail?.html).toContain(part);
    }
    expect(mail?.html?.match(/class="q-(move|plain)/g)).toEqual(['class="q-move']);
    expect(mail?.html).not.toContain('unsubscribe/?token=</a>');
  });

  it('that expires tells the time that is left when the mail is written, not when the warning was', async () => {
    const { mail } = await mailOf('EXPIRING_4H', { expiresAt: plus(monday, hours(4)) }, minutes(49));
    expect(mail?.body).toContain('3 hours 11 minutes of working time are left.');
  });

  it.each([
    ['declined meanwhile', { status: 'DECLINED', expiresAt: plus(monday, hours(4)) }, 'EXPIRING_4H'],
    ['over meanwhile', { expiresAt: plus(monday, minutes(10)) }, 'EXPIRING_4H'],
    ['confirmed meanwhile', { status: 'CONFIRMED', expiresAt: plus(monday, hours(4)) }, 'NEW_SALE'],
  ] as const)('that was %s is not sent', async (_, given, type) => {
    expect((await mailOf(type, given, minutes(20))).mail).toBeUndefined();
  });

  it.each([
    ['REQUESTED', 'The quantities were not confirmed by 23 November 2026 at 10:00 CET.'],
    ['CONFIRMED', 'You confirmed the quantities, but the payment was not triggered by 23 November 2026 at 10:00 CET.'],
  ] as const)('that expired from %s says why', async (expiredFrom, cause) => {
    const { mail } = await mailOf('EXPIRED', { status: 'EXPIRED', expiredFrom, expiresAt: monday });
    expect(mail?.body).toContain(cause);
  });
});
