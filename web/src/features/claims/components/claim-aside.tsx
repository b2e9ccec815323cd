import type { Claim } from '@quayside/contract/claims';
import { claimMessages as words } from '@quayside/contract/messages/claims';
import type { ReactNode } from 'react';
import { paths } from '../../../app/paths.ts';
import { isKey } from '../../../lib/keys-of.ts';
import { Card } from '../../../ui/card.tsx';
import { DateText } from '../../../ui/facts/date-text.tsx';
import { type KeyValue, KeyValueList } from '../../../ui/facts/key-value-list.tsx';
import { MoneyText } from '../../../ui/facts/money-text.tsx';
import { Timeline, type TimelineEntry } from '../../../ui/facts/timeline.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Link, LinkButton } from '../../../ui/link.tsx';
import { Text } from '../../../ui/text.tsx';
import { useUser } from '../../auth/auth.public.ts';
import { isMyMove, reasonOf } from '../claim-steps.ts';
import { ClaimStatusBadge } from './claim-columns.tsx';

type Details = Claim['saleProcessingDetails'];

/** Summary, sale processing details and timeline beside the evidence. */
export function ClaimAside({ claim }: { claim: Claim }) {
  return (
    <>
      <Summary claim={claim} />
      <Processing claim={claim} />
      <Card title={words.sections.timeline} id="timeline">
        <ClaimTimeline claim={claim} />
      </Card>
    </>
  );
}

function Summary({ claim }: { claim: Claim }) {
  const { isStaff, company } = useUser();
  return (
    <Card title={words.sections.summary} id="summary">
      <Stack>
        <KeyValueList
          items={[
            { key: words.facts.status, value: <ClaimStatusBadge claim={claim} /> },
            { key: words.facts.amount, value: <MoneyText money={claim.amount} tone="strong" /> },
            { key: words.facts.reason, value: reasonOf(claim) },
            { key: words.facts.order, value: <OrderLink claim={claim} isStaff={isStaff} /> },
            { key: words.facts.buyer, value: claim.buyerName },
            ...(isStaff ? [{ key: words.facts.seller, value: claim.sellerName }] : []),
            {
              key: words.facts.submitted,
              value: <DateText iso={claim.submittedAt} form="time" zone={company.timeZone} />,
            },
          ]}
        />
        <Stack gap={1}>
          <Text as="span" size="small" tone="muted">
            {words.facts.description}
          </Text>
          <Text>{claim.description}</Text>
        </Stack>
        {!isStaff && (
          <Cluster>
            <LinkButton to={paths.contact(claim.saleQid, { topic: 'CLAIM', claim: claim.number })} icon="mail">
              {words.contact}
            </LinkButton>
          </Cluster>
        )}
      </Stack>
    </Card>
  );
}

/** Orders belong to sellers' pages: staff read the number. */
function OrderLink({ claim, isStaff }: { claim: Claim; isStaff: boolean }) {
  return isStaff ? claim.orderFid : <Link to={paths.order(claim.saleQid)}>{claim.orderFid}</Link>;
}

/** `claim sale processing details` (CLM-05): what is known so far. */
function Processing({ claim }: { claim: Claim }) {
  const { isStaff, company } = useUser();
  const zone = company.timeZone;
  const details = claim.saleProcessingDetails;
  const names = words.processing;
  // What was sent again after an appeal can be appealed against once more.
  const appealBy = claim.appeal && claim.status !== 'SETTLED' ? null : claim.appealBy;
  const items: KeyValue[] = [
    when(names.respondBy, details.respondBy && <DateText iso={details.respondBy} form="time" zone={zone} />),
    when(names.response, details.sellerResponse && words.responses[details.sellerResponse]),
    when(names.message, details.sellerMessage),
    when(names.fault, details.fault && words.faults[details.fault]),
    when(names.resolution, details.resolution && words.resolutions[details.resolution]),
    when(names.approved, details.approvedAmount && <MoneyText money={details.approvedAmount} />),
    when(names.note, details.decisionNote),
    when(names.reshipment, details.reshipment && <Reshipment {...details.reshipment} />),
    ...(details.settledAt
      ? [
          { key: names.refunded, value: <MoneyText money={details.refundedAmount} /> },
          { key: names.tolerance, value: <MoneyText money={details.toleranceApplied} /> },
          {
            key: isStaff ? names.deductedFromSeller : names.deducted,
            value: <MoneyText money={details.deductedAmount} />,
          },
        ]
      : []),
    when(names.deductedWhen, deductedWhen(claim)),
    when(names.appeal, claim.appeal && words.appealedBy[claim.appeal.by]),
    when(names.appealReason, claim.appeal?.reason),
    when(names.appealBy, appealBy && <DateText iso={appealBy} form="time" zone={zone} />),
  ].flatMap((item) => item ?? []);
  return (
    <Card title={words.sections.processing} id="processing">
      {items.length > 0 ? <KeyValueList items={items} /> : <Text tone="muted">{names.nothing}</Text>}
    </Card>
  );
}

function Reshipment({ carrierName, number, trackingUrl }: NonNullable<Details['reshipment']>) {
  const text = words.tracked(carrierName, number);
  return trackingUrl === null ? text : <Link to={trackingUrl}>{text}</Link>;
}

const when = (key: string, value: ReactNode): KeyValue | null => (value ? { key, value } : null);

function deductedWhen({ saleProcessingDetails: details }: Claim): string | null {
  if (details.settledAt === null || Number(details.deductedAmount.amount) === 0) return null;
  return details.deductedInPayoutQid ? words.processing.deductedAlready : words.processing.deductedNext;
}

const failedEvents = ['evidence_timeout', 'seller_timeout', 'reship_timeout', 'withdraw', 'sale_ended'];

/** What comes next, then what happened, newest first. */
function ClaimTimeline({ claim }: { claim: Claim }) {
  const { timeZone } = useUser().company;
  const past = [...claim.events]
    .sort((a, b) => b.at.localeCompare(a.at) || b.qid.localeCompare(a.qid))
    .map(
      (event): TimelineEntry => ({
        id: event.qid,
        state: failedEvents.includes(event.action) ? 'failed' : 'done',
        title: isKey(words.events, event.action) ? words.events[event.action] : event.action,
        at: event.at,
        detail: (
          <>
            {words.byActor(event.actor)}
            {event.reason && `: ${event.reason}`}
          </>
        ),
      }),
    );
  const next: TimelineEntry[] =
    claim.nextAction === 'NONE'
      ? []
      : [{ id: 'next', state: isMyMove(claim) ? 'next' : 'waiting', title: words.nextActions[claim.nextAction] }];
  return <Timeline entries={[...next, ...past]} zone={timeZone} />;
}
