import { orderQuestionMessages as questionWords } from '@quayside/contract/messages/order-questions';
import { threadMessages } from '@quayside/contract/messages/threads';
import type { ThreadRows } from '@quayside/contract/threads';
import { useSearchParams } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { paths } from '../../app/paths.ts';
import { isNotFound } from '../../lib/api-error.ts';
import { pageFrom, pagePart } from '../../lib/page-from.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CodeValue } from '../../ui/facts/code-value.tsx';
import { DueDate } from '../../ui/facts/due-date.tsx';
import { Heading } from '../../ui/heading.tsx';
import { FullHeight, Page, Stack } from '../../ui/layout.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import type { Column } from '../../ui/list/data-table-column.ts';
import { PageOutOfRange } from '../../ui/list/page-out-of-range.tsx';
import { Pagination } from '../../ui/list/pagination.tsx';
import { RouteTabs } from '../../ui/route-tabs.tsx';
import { Text } from '../../ui/text.tsx';
import { PermissionGate, useUser } from '../auth/auth.public.ts';
import { BuyerQuestions } from '../order-questions/order-questions.public.ts';
import { useAllThreads } from './threads.queries.ts';

const words = threadMessages.inbox;

export const meta = pageTitle(words.title);
export const handle = { userType: 'SELLER' };

type Row = ThreadRows['results'][number];
type View = 'waiting' | 'all' | 'buyers';

/** ORD-17: what sellers wrote, for staff. Reached from the mail about a message and from any contact page. */
export default function SellerMessagesPage() {
  return (
    <PermissionGate permission="staff.sellers" title={words.title}>
      <FullHeight>
        <Page heading={<Heading level={1}>{words.title}</Heading>}>
          <Stack gap={4}>
            <Text tone="muted">{words.intro}</Text>
            <Rows />
          </Stack>
        </Page>
      </FullHeight>
    </PermissionGate>
  );
}

const views: readonly View[] = ['waiting', 'all', 'buyers'];

function Rows() {
  const [params] = useSearchParams();
  const view = views.find((one) => one === params.get('view')) ?? 'waiting';
  const page = pageFrom(params);
  const tab = (name: View, label: string) => ({ label, to: pathTo(name, 1), isCurrent: view === name });
  return (
    <>
      <RouteTabs
        label={words.tabs}
        tabs={[tab('waiting', words.waiting), tab('buyers', questionWords.tab), tab('all', words.all)]}
      />
      {view === 'buyers' ? (
        <BuyerQuestions page={page} pathOf={(to) => pathTo(view, to)} />
      ) : (
        <Conversations view={view} page={page} />
      )}
    </>
  );
}

function Conversations({ view, page }: { view: View; page: number }) {
  const { timeZone } = useUser().company;
  const list = useAllThreads(page, view === 'waiting' ? 'true' : 'false');
  const shown = list.isError ? undefined : list.data;
  return (
    <>
      {list.isError && isNotFound(list.error) ? (
        <PageOutOfRange firstPage={pathTo(view, 1)} />
      ) : (
        <DataTable
          caption={words.caption}
          columns={columns(timeZone)}
          rows={shown?.results}
          isStale={list.isPlaceholderData}
          rowKey={({ qid }) => qid}
          rowLink={({ saleQid }) => paths.contact(saleQid)}
          rail={({ replyBy }) => (replyBy === null ? 'done' : 'move')}
          isUnread={({ unread }) => unread > 0}
          empty={<EmptyState title={words.empty} />}
          error={list.isError ? words.failed : undefined}
          onRetry={() => void list.refetch()}
          skeletonRows={10}
        />
      )}
      <Pagination list={shown} linkTo={(to) => pathTo(view, to)} />
    </>
  );
}

const columns = (zone: string): readonly Column<Row>[] => [
  {
    id: 'order',
    header: words.order,
    cell: ({ reference }) => <CodeValue code={reference} name={words.reference} isPlain />,
    card: 'title',
    isLink: true,
  },
  { id: 'seller', header: words.seller, isFreeText: true, cell: ({ sellerName }) => sellerName, card: 'detail' },
  {
    id: 'topic',
    header: words.topic,
    isWideOnly: true,
    cell: ({ category }) => threadMessages.categories[category],
    card: 'detail',
  },
  { id: 'last', header: words.last, cell: ({ lastMessage }) => lastMessage, card: 'detail', isFreeText: true },
  {
    id: 'replyBy',
    header: words.replyBy,
    cell: ({ replyBy }) => <DueDate until={replyBy} zone={zone} none={words.answered} ended={words.overdue} />,
    card: 'detail',
  },
];

const pathTo = (view: View, page: number): string =>
  paths.sellerMessages({ ...(view === 'waiting' ? {} : { view }), ...pagePart(page) });
