import { notificationMessages as words } from '@quayside/contract/messages/notifications';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { paths } from '../../app/paths.ts';
import { isNotFound } from '../../lib/api-error.ts';
import { pageFrom, pagePart } from '../../lib/page-from.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Heading } from '../../ui/heading.tsx';
import { FullHeight, Kept, Page, Stack } from '../../ui/layout.tsx';
import { PageOutOfRange } from '../../ui/list/page-out-of-range.tsx';
import { Pagination } from '../../ui/list/pagination.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { RouteTabs } from '../../ui/route-tabs.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { MailSettings } from './components/mail-settings.tsx';
import { MarkAllRead } from './components/mark-all-read.tsx';
import { NotificationNews } from './components/notification-news.tsx';
import { useIsUnreadKnown, useNotifications, useUnread } from './notifications.queries.ts';

export const meta = pageTitle(words.title);

const views = ['all', 'unread', 'email'] as const;
type View = (typeof views)[number];

/** Everything somebody was told, what is still unread, and what also comes by e-mail. The URL holds which. */
export default function NotificationsPage() {
  const [params] = useSearchParams();
  const view = views.find((one) => one === params.get('view')) ?? 'all';
  const unread = useUnread();
  const isKnown = useIsUnreadKnown();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <FullHeight>
      <Page
        heading={
          <Heading level={1} isFocusable ref={heading}>
            {words.title}
          </Heading>
        }
        actions={
          view !== 'email' && (
            <Kept isShown={isKnown && unread > 0}>
              <MarkAllRead landing={heading} />
            </Kept>
          )
        }
      >
        <Stack gap={4}>
          <Tabs view={view} unread={unread} />
          {view === 'email' ? <MailSettings /> : <News view={view} page={pageFrom(params)} />}
        </Stack>
      </Page>
    </FullHeight>
  );
}

function Tabs({ view, unread }: { view: View; unread: number }) {
  const tab = (name: View, label: string) => ({ label, to: pathTo(name, 1), isCurrent: view === name });
  return (
    <RouteTabs
      label={words.views}
      tabs={[tab('all', words.all), { ...tab('unread', words.unread), count: unread }, tab('email', words.preferences)]}
    />
  );
}

function News({ view, page }: { view: View; page: number }) {
  const { data, error, refetch } = useNotifications({ page, unread: view === 'unread' ? 'true' : 'false' });
  if (isNotFound(error)) return <PageOutOfRange firstPage={pathTo(view, 1)} />;
  if (error) return <LoadFailed onRetry={refetch}>{words.failed}</LoadFailed>;
  if (!data) return <Skeleton shape="page" />;
  if (data.results.length === 0) return <EmptyState title={view === 'unread' ? words.emptyUnread : words.empty} />;
  return (
    <>
      <Card isFlush>
        <NotificationNews list={data.results} level={2} />
      </Card>
      <Pagination list={data} linkTo={(to) => pathTo(view, to)} />
    </>
  );
}

const pathTo = (view: View, page: number): string =>
  paths.notifications({ ...(view === 'all' ? {} : { view }), ...pagePart(page) });
