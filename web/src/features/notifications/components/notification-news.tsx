import { notificationMessages as words } from '@quayside/contract/messages/notifications';
import type { Notification } from '@quayside/contract/notifications';
import { DateText } from '../../../ui/facts/date-text.tsx';
import { NewsDays } from '../../../ui/facts/news-list.tsx';
import { clockLabel, dayTitle, When } from '../../../ui/facts/when.tsx';
import { useUser } from '../../auth/auth.public.ts';
import { newsDays, type Told } from '../news-days.ts';
import { useMarkRead } from '../notifications.queries.ts';

/** Notifications day by day as links to what they are about; following one marks it as read, with all it stands for. */
export function NotificationNews(props: { list: readonly Notification[]; level: 2 | 3; onOpen?: () => void }) {
  const { list, level, onOpen } = props;
  const { timeZone } = useUser().company;
  const { mutate } = useMarkRead();
  const days = newsDays(list, timeZone).map(({ day, told }) => ({
    id: day,
    title: dayTitle(told[0]?.newest.createdAt ?? day, timeZone),
    items: told.map((one) => ({
      id: one.newest.qid,
      to: one.to,
      text: one.text,
      detail: <Detail told={one} zone={timeZone} />,
      isUnread: one.unread.length > 0,
      onOpen: () => {
        if (one.unread.length > 0) mutate([...one.unread]);
        onOpen?.();
      },
    })),
  }));
  return <NewsDays days={days} level={level} />;
}

function Detail({ told: { newest, oldest, times }, zone }: { told: Told; zone: string }) {
  const end = newest.pause?.end;
  return (
    <>
      <time dateTime={newest.createdAt}>{clockLabel(newest.createdAt, zone)}</time>
      {times > 1 && ` · ${words.times(times, clockLabel(oldest.createdAt, zone))}`}
      {end && (
        <>
          {' · '}
          {words.pausedUntil} <When iso={end} zone={zone} isDay />
        </>
      )}
      {newest.deadline && (
        <>
          {' · '}
          {words.until} <DateText iso={newest.deadline} form="long" zone={zone} />
        </>
      )}
    </>
  );
}
