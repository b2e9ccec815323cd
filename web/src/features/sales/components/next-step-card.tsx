import { documentTexts } from '@quayside/contract/messages/documents';
import { orderPageMessages } from '@quayside/contract/messages/order-page';
import { orderTaskMessages } from '@quayside/contract/messages/order-tasks';
import { orderMessages as words } from '@quayside/contract/messages/orders';
import { saleMessages } from '@quayside/contract/messages/sales';
import { isOthersMove } from '@quayside/contract/sale-values';
import type { Sale } from '@quayside/contract/sales';
import { paths } from '../../../app/paths.ts';
import { clock } from '../../../lib/clock.ts';
import { Countdown } from '../../../ui/facts/countdown.tsx';
import { DateText, dateLabel } from '../../../ui/facts/date-text.tsx';
import { longDayLabel } from '../../../ui/facts/day-labels.ts';
import { DueDate } from '../../../ui/facts/due-date.tsx';
import { MovePlate } from '../../../ui/facts/move-plate.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Only, StickyActions } from '../../../ui/layout.tsx';
import { LinkButton } from '../../../ui/link.tsx';
import { Grows } from '../../../ui/placing.tsx';
import { Text } from '../../../ui/text.tsx';
import { useUser } from '../../auth/auth.public.ts';
import {
  isEnded,
  isOpenSale,
  labelIn,
  mayDo,
  nextTaskOf,
  railOf,
  type TaskName,
  waitsForGoods,
} from '../sale-steps.ts';
import { CompletedPlate } from './completed-plate.tsx';
import { PaymentProblem } from './payment-problem.tsx';
import { PayoutSide } from './plate-sides.tsx';

interface CardProps {
  sale: Sale;
  pathTo: (task: TaskName) => string;
  /** The move is open on the page: its own button is the yellow one. */
  isThere?: boolean;
}

/** The plate on top: who moves next, until when, for how much, and the one visible button (ORD-07). */
export function NextStepCard({
  sale,
  pathTo,
  paymentProblem,
  isThere = false,
}: CardProps & { paymentProblem: Error | null }) {
  const isOpen = isOpenSale(sale.status);
  const { company, permissions, isStaff } = useUser();
  const { timeZone } = company;
  const isColleagues =
    isOpen && !isStaff && sale.allowedActions.length > 0 && isOthersMove(sale.nextAction, permissions);
  const title = titleOf(sale, timeZone);
  const deadline = isOpen && nextTaskOf(sale) ? sale.expiresAt : null;
  if (sale.status === 'COMPLETED') return <CompletedPlate sale={sale} />;
  return (
    <MovePlate
      label={words.nextActionCard}
      rail={railOf(sale) ?? 'wait'}
      headline={deadline ? untilWords(title, deadline, timeZone) : title}
      warning={isOpen && isExpiring(sale) && <Expiring until={sale.expiresAt} />}
      side={sale.earnings && !isEnded(sale.status) && <PayoutSide sale={sale} earnings={sale.earnings} />}
      actions={
        <>
          <Only on="wide">
            <StepLink sale={sale} pathTo={pathTo} isThere={isThere} />
          </Only>
          {mayAskForTime(sale) && (
            <LinkButton to={paths.contact(sale.qid, { topic: 'MORE_TIME' })}>{words.askForTime}</LinkButton>
          )}
          {mayDo('decline', sale) && (
            <LinkButton look="quiet" to={pathTo('decline')}>
              {words.decline}
            </LinkButton>
          )}
        </>
      }
    >
      <Deadline sale={sale} />
      <Ending sale={sale} />
      {sale.nextAction === 'UPLOAD_DOCUMENTS' && sale.missingDocuments.length > 0 && (
        <Text>{documentTexts.needed(sale.missingDocuments)}</Text>
      )}
      {sale.status === 'PAYMENT_IN_REVIEW' && <ReviewNotice sale={sale} />}
      {isOpen && sale.allowedActions.length === 0 && <Text tone="muted">{words.viewOnly}</Text>}
      {nextTaskOf(sale) === 'complete' && (
        <Text tone="muted">{waitsForGoods(sale) ? orderPageMessages.parcels.allBack : words.completing}</Text>
      )}
      {isColleagues && <Text tone="muted">{words.colleaguesMove}</Text>}
      {paymentProblem && <PaymentProblem problem={paymentProblem} sale={sale} pathTo={pathTo} />}
    </MovePlate>
  );
}

/** More time is granted once, before the deadline; whoever may act on the order may ask for it. */
const mayAskForTime = ({ status, expiresAt, wasExtended, allowedActions }: Sale): boolean =>
  isOpenSale(status) &&
  expiresAt !== null &&
  !wasExtended &&
  allowedActions.some((one) => one !== 'EXTEND' && one !== 'CANCEL');

/** "Confirm quantities by 18:00 today", by the company's clock. */
function untilWords(title: string, deadline: string, zone: string): string {
  const dayOf = (at: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(at);
  const end = new Date(deadline);
  const now = clock.now();
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: zone }).format(end);
  if (dayOf(end) === dayOf(now)) return words.by.today(title, time);
  if (dayOf(end) === dayOf(new Date(now.getTime() + dayMs))) return words.by.tomorrow(title, time);
  const day = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: zone });
  return words.by.later(title, `${day.format(end)}, ${time}`);
}

function Expiring({ until }: { until: string | null }) {
  return (
    <>
      {words.expiring} {until && <Countdown until={until} />}
    </>
  );
}

/** The same button on phones, behind the deadline: it sticks to the bottom, within reach of a thumb. */
export function NextStepBar({ sale, pathTo }: CardProps) {
  const { timeZone } = useUser().company;
  if (nextTaskOf(sale) === null) return null;
  const until = isOpenSale(sale.status) ? sale.expiresAt : null;
  return (
    <StickyActions isPhoneOnly>
      {until && <DueDate until={until} zone={timeZone} />}
      <Grows>
        <StepLink sale={sale} pathTo={pathTo} isWide />
      </Grows>
    </StickyActions>
  );
}

function StepLink({ sale, pathTo, isThere = false, isWide = false }: CardProps & { isWide?: boolean }) {
  const task = nextTaskOf(sale);
  if (task === null) return null;
  const needsSla = !sale.slaAccepted && task === 'quantities';
  if (waitsForGoods(sale))
    return (
      <LinkButton look="move" icon="arrow-right" isWide={isWide} to={pathTo('tracking')}>
        {orderPageMessages.parcels.enter}
      </LinkButton>
    );
  return (
    <LinkButton
      look={isThere ? 'secondary' : 'move'}
      icon="arrow-right"
      isWide={isWide}
      to={pathTo(needsSla ? 'sla' : task)}
    >
      {needsSla ? words.acceptSla : words.nextActions[sale.nextAction]}
    </LinkButton>
  );
}

function titleOf(sale: Sale, zone: string): string {
  if (isEnded(sale.status))
    return sale.endedAt
      ? orderPageMessages.endedOn[sale.status](longDayLabel(sale.endedAt, zone))
      : words.statuses[sale.status];
  if (!sale.slaAccepted && nextTaskOf(sale) === 'quantities') return words.acceptSlaFirst;
  if (waitsForGoods(sale)) return orderPageMessages.parcels.sendTitle;
  return words.nextTitles[sale.nextAction];
}

/** The deadline with zone, in the company's time and the reader's own when that differs; of an ended order when it was over. */
function Deadline({ sale }: { sale: Sale }) {
  const { timeZone } = useUser().company;
  if (isEnded(sale.status)) return <Text>{words.ended[sale.status]}</Text>;
  if (!isOpenSale(sale.status) || sale.expiresAt === null) return null;
  return (
    <Text tone="muted">
      {words.expiresOn} <DateText iso={sale.expiresAt} form="long" zone={timeZone} alsoLocal />. {words.afterDeadline}
    </Text>
  );
}

const dayMs = 86_400_000;
const isExpiring = (sale: Sale): boolean => {
  const left =
    sale.expiresAt === null ? Number.POSITIVE_INFINITY : new Date(sale.expiresAt).getTime() - clock.now().getTime();
  return left > 0 && left <= dayMs;
};

/** A payment that waits for the team: by when they answer (ERR-04, paymentWillBeRevisedAndEnabledByOurTeam). */
function ReviewNotice({ sale }: { sale: Sale }) {
  const { timeZone } = useUser().company;
  return (
    <InlineNotification variant="info" title={saleMessages.paymentWillBeRevisedAndEnabledByOurTeam}>
      {sale.payout?.replyBy && (
        <>
          {orderTaskMessages.payment.reply} {dateLabel(sale.payout.replyBy, 'long', timeZone)}
        </>
      )}
    </InlineNotification>
  );
}

/** Why an order ended without delivery. */
function Ending({ sale }: { sale: Sale }) {
  const reasons = [
    ...(sale.status === 'DECLINED' ? sale.declineReasons.map((reason) => labelIn(words.declineReasons, reason)) : []),
    ...(sale.status === 'CANCELLED' && sale.cancelReason ? [labelIn(words.cancelReasons, sale.cancelReason)] : []),
  ];
  if (reasons.length === 0) return null;
  return (
    <Text tone="muted">
      {words.summary.reasons(reasons.length)}: {reasons.join(', ')}
      {sale.declineNote && `. ${sale.declineNote}`}
    </Text>
  );
}
