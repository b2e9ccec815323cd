import { orderPageMessages } from '@quayside/contract/messages/order-page';
import { orderMessages as words } from '@quayside/contract/messages/orders';
import type { Sale, SaleEvents } from '@quayside/contract/sales';
import { countryName } from '../../../lib/countries.ts';
import { Card } from '../../../ui/card.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { AddressLabel } from '../../../ui/facts/address-label.tsx';
import { KeyValueList } from '../../../ui/facts/key-value-list.tsx';
import { Timeline, type TimelineEntry } from '../../../ui/facts/timeline.tsx';
import { FoldCard } from '../../../ui/fold-card.tsx';
import { Only, Stack } from '../../../ui/layout.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Text } from '../../../ui/text.tsx';
import { useUser } from '../../auth/auth.public.ts';
import { SaleClaims } from '../../claims/claims.public.ts';
import { SaleDifferences } from '../../packages/packages.public.ts';
import { PapersBrief } from '../../papers/papers.public.ts';
import { headingId } from '../sale-paths.ts';
import { endedUnconfirmed, isEnded, labelIn, nextTaskOf, type TaskName } from '../sale-steps.ts';
import { useSaleEvents } from '../sales.queries.ts';
import { SaleCancellation } from './sale-cancellation.tsx';
import { SaleMoney } from './sale-money.tsx';

/** Nothing can be claimed before there is a payment. */
const mayHaveClaims = ({ status }: Sale): boolean => status === 'PAID' || status === 'COMPLETED';

/** The money, the address and claims, beside the lines. */
export function SaleAside(props: { sale: Sale; pathTo: (task: TaskName) => string; papersAt: string }) {
  const { sale, pathTo, papersAt } = props;
  return (
    <>
      <SaleMoney sale={sale} pathTo={pathTo} />
      <ShipTo sale={sale} />
      {!endedUnconfirmed(sale) && (
        <Only on="desk">
          <PapersBrief sale={sale} allAt={papersAt} />
        </Only>
      )}
      {sale.allowedActions.includes('CANCEL') && <SaleCancellation sale={sale} landingId={headingId} />}
      {mayHaveClaims(sale) && <SaleClaims saleQid={sale.qid} />}
      {mayHaveClaims(sale) && sale.destination.kind === 'WAREHOUSE' && <SaleDifferences saleQid={sale.qid} />}
    </>
  );
}

function ShipTo({ sale }: { sale: Sale }) {
  const { destination, deliverTo, buyerReference } = sale;
  const country = countryName(destination.country);
  return (
    <Card
      title={words.shipTo.title}
      id="destination"
      actions={
        deliverTo && <CopyButton text={addressText(deliverTo, country)}>{orderPageMessages.copyAddress}</CopyButton>
      }
    >
      <Stack gap={3}>
        <AddressLabel
          town={destination.city}
          code={deliverTo?.postalCode || destination.country}
          lines={
            deliverTo
              ? [
                  <strong key="name">{deliverTo.name}</strong>,
                  deliverTo.line1,
                  deliverTo.line2,
                  `${deliverTo.postalCode} ${deliverTo.city}`.trim(),
                  country,
                ].filter(Boolean)
              : [country, ...(isEnded(sale.status) ? [] : [words.shipTo.afterConfirm])]
          }
        />
        {deliverTo && buyerReference && (
          <KeyValueList items={[{ key: words.shipTo.forBuyer, value: buyerReference }]} />
        )}
        {destination.kind === 'WAREHOUSE' && <Text tone="muted">{words.destination.kind.WAREHOUSE}</Text>}
      </Stack>
    </Card>
  );
}

/** As it is written on a label. */
const addressText = ({ name, line1, line2, postalCode, city }: NonNullable<Sale['deliverTo']>, country: string) =>
  [name, line1, line2, `${postalCode} ${city}`.trim(), country].filter(Boolean).join('\n');

/** What happened, and what comes next. */
export function SaleTimeline({ sale }: { sale: Sale }) {
  const { data, isError, refetch } = useSaleEvents(sale.qid);
  const { timeZone } = useUser().company;
  return (
    <FoldCard title={words.timeline.title} count={data?.results.length} id="timeline">
      {isError && <LoadFailed onRetry={refetch}>{words.timeline.failed}</LoadFailed>}
      {data && <Timeline entries={entriesOf(sale, data)} visible={4} zone={timeZone} />}
      {!data && !isError && <Skeleton shape="block" count={3} />}
    </FoldCard>
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
function entriesOf(sale: Sale, { results }: Pick<SaleEvents, 'results'>): TimelineEntry[] {
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
