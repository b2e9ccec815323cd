/** What the owners of the demo companies find on their bells: the last weeks, the older ones read. */
import type { NotificationType } from '@quayside/contract/notifications';
import { notificationOf } from '../src/domains/notifications/notifications.factory.ts';
import { notifications } from '../src/domains/notifications/notifications.tables.ts';
import { days, hours, type Instant, plus } from '../src/kernel/clock.ts';
import type { DemoSale } from './demo-sales.ts';
import type { World } from './world.ts';

type News = { readonly type: NotificationType; readonly at: Instant; readonly isRead: boolean };

/** What is older is no news. */
const newsFor = days(30);
/** Within this time it may not have been looked at yet. */
const unreadFor = hours(48);

/** `answered`: sales with an answer of ours that the seller has not written about since. */
export function addNotifications(
  world: World,
  made: readonly DemoSale[],
  answered: readonly { one: DemoSale; at: Instant }[],
): void {
  const rows = made.flatMap((one) => newsOf(one).map((news) => rowOf(one, news)));
  const ofAnswers = answered.map(({ one, at }) => rowOf(one, { type: 'MESSAGE', at, isRead: isOld(one, at) }));
  world.add(notifications, ...[...rows, ...ofAnswers].filter((row) => row !== null));
}

function newsOf(one: DemoSale): News[] {
  const { sale, story } = one;
  const told = (type: NotificationType, at: Instant | undefined, isRead = true): News[] =>
    at === undefined ? [] : [{ type, at, isRead: isRead || isOld(one, at) }];
  return [
    ...told('NEW_SALE', sale.status === 'AWAITING_BUYER_PAYMENT' ? undefined : story.createdAt, sale.hasRead),
    ...told('EXPIRED', sale.status === 'EXPIRED' ? story.endedAt : undefined, false),
    ...told('PAYOUT_PAID', sale.status === 'COMPLETED' ? story.endedAt : undefined, false),
  ];
}

const isOld = ({ stage }: DemoSale, at: Instant): boolean => at < plus(stage.base, -unreadFor);

/** Null for what lies too far back, or is yet to come. */
function rowOf({ sale, stage }: DemoSale, { type, at, isRead }: News) {
  if (at < plus(stage.base, -newsFor) || at > stage.base) return null;
  return notificationOf({
    sellerId: sale.sellerId,
    userId: stage.owner.id,
    id: stage.random.id(at),
    type,
    key: `${type}:${sale.id}`,
    saleId: sale.id,
    orderNumber: sale.orderNumber,
    createdAt: at,
    readAt: isRead ? plus(at, hours(2)) : null,
  });
}
