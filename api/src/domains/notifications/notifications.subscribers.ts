/** What people are told when something happens, and the mails that follow. */
import { accessMessages } from '@quayside/contract/messages/access';
import { notificationMails } from '@quayside/contract/messages/notification-mails';
import type { NotificationType } from '@quayside/contract/notifications';
import { pauseReasons } from '@quayside/contract/users';
import { v5 } from 'uuid';
import { z } from 'zod';
import type { Heard } from '../../kernel/events.ts';
import type { Deps } from '../../platform/deps.ts';
import { changeUpon, type Event, type Subscriber, subscriber } from '../../platform/jobs/jobs.ts';
import { deadlineLabel } from './deadline-label.ts';
import { mailedOrder } from './mailed-order.read-model.ts';
import { linkOf } from './notification-link.ts';
import { addressedNotification, wantsMail } from './notifications.read-model.ts';
import type { NotificationRow } from './notifications.repository.ts';
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

/** Why a company is paused; of every other event nothing. */
const paused = z.looseObject({
  reason: z.enum(pauseReasons).nullable().default(null),
  pauseEnd: z.iso.datetime().nullable().default(null),
  note: z.string().default(''),
});
function pauseOf(type: NotificationType, told: unknown) {
  if (type !== 'PAUSED') return { pauseReason: null, pauseEnd: null, pauseNote: null };
  const { reason: pauseReason, pauseEnd, note: pauseNote } = paused.parse(told);
  return { pauseReason, pauseEnd, pauseNote };
}

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
        const about = { saleId, claimId, orderNumber, deadline, ...pauseOf(type, told) };
        await notifyPeople(db, now, { sellerId, type, key, ...about }, { permission });
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
    ...{ type, order, deadline, unsubscribeLink, pause: mailedPause(notification, calendar.timeZone) },
    link: linkOf(deps.config, notification),
  });
  if (mail) await deps.messages.send(v5(email, event.id), { channel: 'EMAIL', recipient: email, ...mail, headers });
}

function mailedPause({ pauseReason, pauseEnd, pauseNote }: NotificationRow, timeZone: string) {
  if (pauseReason === null) return null;
  return {
    reason: accessMessages.pauseReasons[pauseReason],
    until: pauseEnd === null ? null : deadlineLabel(pauseEnd, timeZone),
    note: pauseNote ?? '',
  };
}
