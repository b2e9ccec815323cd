/** What people are told when something happens, and the mails that follow. */
import { accessMessages } from '@quayside/contract/messages/access';
import { notificationMails } from '@quayside/contract/messages/notification-mails';
import type { NotificationType } from '@quayside/contract/notifications';
import { pauseReasons } from '@quayside/contract/users';
import { v5 } from 'uuid';
import { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import {
  changeUponAll,
  type Happened,
  rowsOfSellers,
  type Subscriber,
  subscriber,
  subscriberOfAll,
} from '../../platform/jobs/jobs.ts';
import { deadlineLabel } from './deadline-label.ts';
import { type MailedSale, mailedOrder, mailedSales } from './mailed-order.read-model.ts';
import { linkOf } from './notification-link.ts';
import { addressedNotifications } from './notifications.read-model.ts';
import type { NotificationRow } from './notifications.repository.ts';
import { sources } from './notifications.rules.ts';
import { type CalendarPlace, companiesOf, orderNumbersOf } from './orders-at-stake.read-model.ts';
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
    changeUponAll(`notifications.${topic}`, topic, rowsOfSellers, async ({ db, now }, happened) => {
      const news = happened.map(({ told, event: { id: key } }) => {
        const { saleId, claimId, deadline } = shown.parse(told);
        return { sellerId: told.sellerId, type, key, saleId, claimId, deadline, ...pauseOf(type, told) };
      });
      const numbers = await orderNumbersOf(db, news.flatMap(ofSale));
      const numbered = news.map((one) => ({ ...one, orderNumber: numbers.get(one.saleId ?? '') ?? null }));
      await notifyPeople(db, now, numbered, { permission });
    }),
  ),
  subscriberOfAll('notifications.mail', 'notification.added', sendMails),
  subscriber('notifications.digest', 'digest.due', (due, event, deps) => sendDigest(deps, due, event)),
];

type MaybeOfSale = { readonly sellerId: string; readonly saleId: string | null };
const ofSale = ({ sellerId, saleId }: MaybeOfSale) => (saleId === null ? [] : [{ sellerId, saleId }]);

/** By e-mail too, when the person wants that kind. The message's id follows from the event: repeated, it sends nothing. */
async function sendMails(happened: readonly Happened<'notification.added'>[], deps: Deps): Promise<void> {
  const asked = happened.map(({ told }) => told);
  const events = new Map(happened.map(({ told, event }) => [told.notificationId, event]));
  const [addressed, companies, orders] = await deps.database.read(rowsOfSellers(asked), async (db) => {
    const [wanted, known] = await Promise.all([
      addressedNotifications(db, asked),
      companiesOf(
        db,
        asked.map(({ sellerId }) => sellerId),
      ),
    ]);
    const sales = await mailedSales(
      db,
      wanted.flatMap(({ notification }) => ofSale(notification)),
    );
    return [wanted, known, sales] as const;
  });
  const mails = addressed.flatMap(({ notification, email: recipient }) => {
    const event = events.get(notification.id);
    const company = companies.get(notification.sellerId);
    const order = orders.get(notification.saleId ?? '');
    const isOwn = order?.sale.sellerId === notification.sellerId;
    const mail = mailOf(deps, notification, { company, order: isOwn ? order : null });
    if (!event || !mail) return [];
    return [{ id: v5(recipient, event.id), message: { channel: 'EMAIL' as const, recipient, ...mail } }];
  });
  await deps.messages.sendAll(mails);
}

type About = { readonly company: CalendarPlace | undefined; readonly order: MailedSale | null };

/** Null: nothing is mailed of that kind. */
function mailOf(deps: Deps, notification: NotificationRow, { company, order }: About) {
  const { type, sellerId, userId } = notification;
  const calendar = deps.calendarOf(company?.country ?? '', company?.timeZone ?? 'UTC');
  const { page: unsubscribeLink, headers } = unsubscribeLinks(deps.config, { sellerId, userId, kind: type });
  const deadline = notification.deadline === null ? null : deadlineLabel(notification.deadline, calendar.timeZone);
  const mail = notificationMails.one({
    ...{ type, deadline, unsubscribeLink, pause: mailedPause(notification, calendar.timeZone) },
    order: order === null ? null : mailedOrder(order, deps.clock.now(), calendar),
    link: linkOf(deps.config, notification),
  });
  return mail ? { ...mail, headers } : null;
}

function mailedPause({ pauseReason, pauseEnd, pauseNote }: NotificationRow, timeZone: string) {
  if (pauseReason === null) return null;
  return {
    reason: accessMessages.pauseReasons[pauseReason],
    until: pauseEnd === null ? null : deadlineLabel(pauseEnd, timeZone),
    note: pauseNote ?? '',
  };
}
