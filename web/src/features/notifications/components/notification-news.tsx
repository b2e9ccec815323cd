import { accessMessages } from '@quayside/contract/messages/access';
import { notificationMessages as words } from '@quayside/contract/messages/notifications';
import type { Notification } from '@quayside/contract/notifications';
import { paths } from '../../../app/paths.ts';
import { DateText } from '../../../ui/facts/date-text.tsx';
import { NewsList } from '../../../ui/facts/news-list.tsx';
import { useUser } from '../../auth/auth.public.ts';
import { useMarkRead } from '../notifications.queries.ts';

/** Notifications as links to what they are about; following one marks it as read. */
export function NotificationNews({ list, onOpen }: { list: readonly Notification[]; onOpen?: () => void }) {
  const { timeZone } = useUser().company;
  const { mutate } = useMarkRead();
  return (
    <NewsList
      items={list.map((one) => ({
        id: one.qid,
        to: pathOf(one),
        text: textOf(one),
        detail: (
          <>
            <DateText iso={one.createdAt} form="time" />
            {one.pause?.end && (
              <>
                {' · '}
                {words.pausedUntil} <DateText iso={one.pause.end} zone={timeZone} />
              </>
            )}
            {one.deadline && (
              <>
                {' · '}
                {words.until} <DateText iso={one.deadline} form="long" zone={timeZone} />
              </>
            )}
          </>
        ),
        isUnread: !one.isRead,
        onOpen: () => {
          if (!one.isRead) mutate([one.qid]);
          onOpen?.();
        },
      }))}
    />
  );
}

const textOf = ({ type, order, pause }: Notification): string =>
  pause === null ? words.texts[type](order) : words.pausedFor(accessMessages.pauseReasons[pause.reason]);

/** What is about no order leads to the list where it can be acted on. */
const pages: Partial<Record<Notification['type'], string>> = {
  LOST_RANK: paths.rankedInventory,
  STOCK_TASK_DONE: paths.stockUpload,
  STOCK_TASK_WAITING: paths.stockUpload,
  LIST_ENDING: `${paths.inventory}?sort=endsAt`,
  LIST_ENDED: `${paths.inventory}?status=EXPIRED_LIST`,
  TARGET_MET: paths.watchlist,
  REPLACEMENT_ASKED: paths.dashboard,
  PAUSED: paths.profile(),
  RESUMED: paths.profile(),
  BANK_CHANGED: paths.profile('payment-details'),
};

function pathOf({ type, saleQid, claimQid }: Notification): string {
  if (claimQid !== null) return paths.claim(claimQid);
  const page = pages[type];
  if (page !== undefined) return page;
  if (saleQid === null) return paths.notifications();
  return type === 'MESSAGE' ? paths.contact(saleQid) : paths.order(saleQid);
}
