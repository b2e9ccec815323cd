import { orderMessages as words } from '@quayside/contract/messages/orders';
import { threadMessages } from '@quayside/contract/messages/threads';
import { readers } from '@quayside/contract/readers';
import type { Sale, SaleEvents } from '@quayside/contract/sales';
import { paths } from '../../../app/paths.ts';
import { countryName } from '../../../lib/countries.ts';
import { Card } from '../../../ui/card.tsx';
import { DateText } from '../../../ui/facts/date-text.tsx';
import { KeyValueList } from '../../../ui/facts/key-value-list.tsx';
import { MoneyText } from '../../../ui/facts/money-text.tsx';
import { Timeline, type TimelineEntry } from '../../../ui/facts/timeline.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { LinkButton } from '../../../ui/link.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Text } from '../../../ui/text.tsx';
import { useMay, useUser } from '../../auth/auth.public.ts';
import { SaleClaims } from '../../claims/claims.public.ts';
import { UnreadMessages } from '../../threads/threads.public.ts';
import { labelIn, nextTaskOf } from '../sale-steps.ts';
import { useSaleEvents } from '../sales.queries.ts';
import { SaleStatusBadge } from './sale-columns.tsx';

const contact = threadMessages.card;

/** Nothing can be claimed before there is a payment. */
const mayHaveClaims = ({ status }: Sale): boolean => status === 'PAID' || status === 'COMPLETED';

/** Summary, destination, timeline and the way to us, beside the tasks. */
export function SaleAside({ sale }: { sale: Sale }) {
  const { timeZone } = useUser().company;
  const isChanged = sale.requestedTotal.amount !== sale.total.amount;
  return (
    <>
      <Card title={words.summary.title} id="summary">
        <KeyValueList
          items={[
            { key: words.summary.status, value: <SaleStatusBadge sale={sale} /> },
            { key: words.summary.total, value: <MoneyText money={sale.total} tone="strong" /> },
            ...(isChanged
              ? [{ key: words.summary.requested, value: <MoneyText money={sale.requestedTotal} tone="muted" /> }]
              : []),
            { key: words.summary.buyer, value: sale.buyerName },
            { key: words.summary.reference, value: sale.buyerReference },
            { key: words.summary.placed, value: <DateText iso={sale.createdAt} zone={timeZone} /> },
            ...(sale.confirmedAt
              ? [{ key: words.summary.confirmed, value: <DateText iso={sale.confirmedAt} zone={timeZone} /> }]
              : []),
            { key: words.summary.updated, value: <DateText iso={sale.updatedAt} form="time" zone={timeZone} /> },
          ]}
        />
      </Card>
      <Card title={words.destination.title} id="destination">
        <KeyValueList
          items={[
            { key: words.destination.to, value: words.destination.kind[sale.destination.kind] },
            { key: words.destination.city, value: sale.destination.city },
            { key: words.destination.country, value: countryName(sale.destination.country) },
          ]}
        />
      </Card>
      {mayHaveClaims(sale) && <SaleClaims saleQid={sale.qid} />}
      <SaleTimeline sale={sale} />
      {useMay(readers.conversations) && <ContactCard saleQid={sale.qid} />}
    </>
  );
}

function ContactCard({ saleQid }: { saleQid: string }) {
  return (
    <Card title={contact.title} id="contact">
      <Stack gap={3}>
        <Text>{contact.text}</Text>
        <Cluster>
          <LinkButton to={paths.contact(saleQid)} icon="mail">
            {contact.link}
          </LinkButton>
          <UnreadMessages saleQid={saleQid} />
        </Cluster>
      </Stack>
    </Card>
  );
}

function SaleTimeline({ sale }: { sale: Sale }) {
  const { data, isError, refetch } = useSaleEvents(sale.qid);
  const { timeZone } = useUser().company;
  return (
    <Card title={words.timeline.title} id="timeline">
      {isError && <LoadFailed onRetry={refetch}>{words.timeline.failed}</LoadFailed>}
      {data && <Timeline entries={entriesOf(sale, data)} zone={timeZone} />}
      {!data && !isError && <Skeleton shape="block" count={3} />}
    </Card>
  );
}

/** What happened; of a document, package or shipment also which one. */
function titleOf({ action, reason }: SaleEvents['results'][number]): string {
  const title = labelIn(words.events, action);
  const isNamed = action.startsWith('document_') || action.startsWith('warehouse_');
  return isNamed && reason !== null ? words.eventWith(title, reason) : title;
}

const failedEvents = [
  'decline',
  'expire',
  'cancel',
  'reject',
  'booking_failed',
  'payment_timeout',
  'shipment_delayed',
  'shipment_returned',
  'shipment_lost',
];

/** What comes next, then what happened, newest first. */
function entriesOf(sale: Sale, { results }: SaleEvents): TimelineEntry[] {
  const past = [...results]
    .sort((a, b) => b.at.localeCompare(a.at))
    .map((event) => ({
      id: event.qid,
      state: failedEvents.includes(event.action) ? ('failed' as const) : ('done' as const),
      title: titleOf(event),
      at: event.at,
      detail: words.byActor(event.actor),
    }));
  if (sale.nextAction === 'NONE') return past;
  return [
    { id: 'next', state: nextTaskOf(sale) ? 'next' : 'waiting', title: words.nextActions[sale.nextAction] },
    ...past,
  ];
}
