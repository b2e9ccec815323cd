import { reviewMessages as words } from '@quayside/contract/messages/payment-review';
import { paymentMessages } from '@quayside/contract/messages/payments';
import { payoutMessages } from '@quayside/contract/messages/payouts';
import type { PaymentReview } from '@quayside/contract/payment-reviews';
import { lazy, Suspense } from 'react';
import { clock } from '../../../lib/clock.ts';
import { Button } from '../../../ui/button.tsx';
import { Countdown } from '../../../ui/facts/countdown.tsx';
import { DateText, dateLabel } from '../../../ui/facts/date-text.tsx';
import { moneyLabel } from '../../../ui/facts/money-text.tsx';
import { MovePlate, PlateAmount } from '../../../ui/facts/move-plate.tsx';
import { Seat, SeatRow } from '../../../ui/facts/seats.tsx';
import { Text } from '../../../ui/text.tsx';
import { useUser } from '../../auth/auth.public.ts';
import { LookButtons } from '../../decisions/decisions.public.ts';
import { useDecision } from '../use-decision.ts';

const PaymentDecisionDialog = lazy(() => import('./payment-decision-dialog.tsx'));

/** The decision itself: a judgement is asked for, so that neither answer is the yellow one. */
export function ReviewPlate({ review, landingId }: { review: PaymentReview; landingId: string }) {
  const { payment, account } = review;
  const decision = useDecision(landingId);
  const { approvedByMe, secondApproval, status } = payment;
  const waits = status === 'PENDING_APPROVAL';
  const amount = moneyLabel(payment.amount);
  return (
    <>
      <MovePlate
        label={words.plate}
        rail={!waits ? 'done' : approvedByMe ? 'wait' : 'move'}
        headline={waits && !approvedByMe ? words.headline(amount) : amount}
        {...(waits ? { warning: <ReplyBy replyBy={payment.replyBy} /> } : {})}
        actions={
          waits && (
            <>
              {approvedByMe && secondApproval && <LookButtons decision={secondApproval} landingId={landingId} />}
              {!approvedByMe && (
                <Button
                  look="primary"
                  icon="check"
                  aria-label={paymentMessages.approveNamed(payment.order)}
                  onPress={() => decision.open(payment, 'approve')}
                >
                  {paymentMessages.approve}
                </Button>
              )}
              <Button
                icon="x"
                aria-label={paymentMessages.rejectNamed(payment.order)}
                onPress={() => decision.open(payment, 'reject')}
              >
                {paymentMessages.reject}
              </Button>
            </>
          )
        }
        side={
          waits ? (
            <Seats payment={payment} />
          ) : (
            <PlateAmount name={words.approvals} amount={payoutMessages.statuses[status]} />
          )
        }
      >
        <Text tone="muted">
          {words.account(account.ending, account.holder)} {words.sameSince(dateLabel(account.since))}{' '}
          {waits && payment.approvalsNeeded > 1 && words.takesTwo}
        </Text>
        {waits && approvedByMe && <Text tone="muted">{paymentMessages.approvedByYou}</Text>}
      </MovePlate>
      {decision.opened && (
        <Suspense fallback={null}>
          <PaymentDecisionDialog {...decision.opened} onClose={decision.close} onDecided={decision.finish} />
        </Suspense>
      )}
    </>
  );
}

/** Who has to agree: a field for each, the reader's own framed. */
function Seats({ payment }: { payment: PaymentReview['payment'] }) {
  const { approvals, approvalsNeeded, approvedByMe, secondApproval } = payment;
  const mine = approvedByMe ? 0 : approvals;
  return (
    <SeatRow label={`${words.approvals} ${paymentMessages.approvals(approvals, approvalsNeeded)}`}>
      {Array.from({ length: approvalsNeeded }, (_, place) => place).map((place) => {
        const isMine = place === mine;
        const isGiven = place < approvals;
        const who = isMine ? words.seats.you : isGiven && secondApproval ? secondApproval.by : words.seats.other;
        return (
          <Seat
            key={place}
            title={words.seat(place + 1, approvalsNeeded, who)}
            text={isGiven ? words.seats.approved : place > approvals ? words.seats.later : words.seats.open}
            look={isMine && !isGiven ? 'mine' : isGiven ? 'given' : 'open'}
          />
        );
      })}
    </SeatRow>
  );
}

function ReplyBy({ replyBy }: { replyBy: string }) {
  const { timeZone } = useUser().company;
  const isOverdue = new Date(replyBy).getTime() <= clock.now().getTime();
  return (
    <>
      {isOverdue ? paymentMessages.overdue : words.replyBy} <DateText iso={replyBy} form="time" zone={timeZone} />
      {!isOverdue && <Countdown until={replyBy} />}
    </>
  );
}
