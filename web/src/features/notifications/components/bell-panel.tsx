import { notificationMessages as words } from '@quayside/contract/messages/notifications';
import { useRef } from 'react';
import { paths } from '../../../app/paths.ts';
import { Heading } from '../../../ui/heading.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Text } from '../../../ui/text.tsx';
import { useNotifications } from '../notifications.queries.ts';
import { MarkAllRead } from './mark-all-read.tsx';
import { NotificationNews } from './notification-news.tsx';

/** The newest few, below the bell. */
export default function BellPanel({ onLeave }: { onLeave: () => void }) {
  const { data, isError, refetch } = useNotifications({ size: 5 });
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Stack gap={3}>
      <Cluster justify="between">
        <Heading level={2} look="h3" isFocusable ref={heading}>
          {words.title}
        </Heading>
        {data && data.unread > 0 && <MarkAllRead landing={heading} />}
      </Cluster>
      {isError && <LoadFailed onRetry={refetch}>{words.failed}</LoadFailed>}
      {!data && !isError && <Skeleton shape="block" />}
      {data && data.results.length === 0 && <Text tone="muted">{words.empty}</Text>}
      {data && <NotificationNews list={data.results} level={3} onOpen={onLeave} />}
      <Link to={paths.notifications()} onClick={onLeave}>
        {words.seeAll}
      </Link>
    </Stack>
  );
}
