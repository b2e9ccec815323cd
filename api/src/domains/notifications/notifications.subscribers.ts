/** What people are told when something happens, and the mails that follow. */
import { notificationMails } from '@quayside/contract/messages/notification-mails';
import { v5 } from 'uuid';
import { z } from 'zod';
import type { Heard } from '../../kernel/events.ts';
import type { Deps } from '../../platform/deps.ts';
import { changeUpon, type Event, type Subscriber, subscriber } from '../../platform/jobs/jobs.ts';
import { deadlineLabel } from './deadline-label.ts';
import { mailedOrder } from './mailed-order.read-model.ts';
import { linkOf } from './notification-link.ts';
import { addressedNotification, wantsMail } from './notifications.read-model.ts';
import { sources } from './notifications.rules.ts';
import { companyOf, orderNumberOf } from './orders-at-stake.read-model.ts';
import { unsubscribeLinks } from './unsubscribe-link.ts';
import { notifyPeople } from './use-cases/notify-people.ts';
import { sendDigest } from './use-cases/send-digest.ts';

/** What a notification shows of an event that has it. */
const shown = z.looseObject({
  saleId: z.uuid().nullable().default(null),
  claimId: z.uuid().nullable().default(null),
  deadline: z.iso.datetime().nullable().default(null),
});

export const notificationSubscribers: readonly Subscriber[] = [
  ...sources.map(({ topic, type, permission }) =>
    changeUpon(
      `notifications.${topic}`,
      topic,
      ({ sellerId }) => ({ sellerId }),
      async ({ db, now }, told, { id: key }) => {
        const { sellerId } = told;
        const { saleId, claimId, deadline } = shown.parse(told);
        const orderNumber = saleId === null ? null : await orderNumberOf(db, sellerId, saleId);
        await notifyPeople(db, now, { sellerId, type, key, saleId, claimId, orderNumber, deadline }, { permission });
      },
    ),
  ),
  subscriber('notifications.mail', 'notification.added', sendMail),
  subscriber('notifications.digest', 'digest.due', (due, event, deps) => sendDigest(deps, due, event)),
];

/** By e-mail too, when the person wants that kind. The message's id follows from the event: repeated, it sends nothing. */
async function sendMail({ sellerId, userId, notificationId }: Heard<'notification.added'>, event: Event, deps: Deps) {
  const person = { sellerId, userId };
  const found = await deps.database.read({ sellerId }, async (db) => {
    const addressed = await addressedNotification(db, person, notificationId);
    if (!addressed || !(await wantsMail(db, person, addressed.notification.type))) return undefined;
    const company = await companyOf(db, sellerId);
    const calendar = deps.calendarOf(company?.country ?? '', company?.timeZone ?? 'UTC');
    const { saleId } = addressed.notification;
    const order = saleId === null ? null : await mailedOrder(db, { sellerId, saleId }, deps.clock.now(), calendar);
    return { ...addressed, calendar, order };
  });
  if (!found) return;
  const { notification, email, calendar, order } = found;
  const { type } = notification;
  const { page: unsubscribeLink, headers } = unsubscribeLinks(deps.config, { ...person, kind: type });
  const deadline = notification.deadline === null ? null : deadlineLabel(notification.deadline, calendar.timeZone);
  const mail = notificationMails.one({
    ...{ type, order, deadline, unsubscribeLink },
    link: linkOf(deps.config, notification),
  });
  if (mail) await deps.messages.send(v5(email, event.id), { channel: 'EMAIL', recipient: email, ...mail, headers });
}
