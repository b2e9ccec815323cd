import { payoutMessages as words } from '@quayside/contract/messages/payouts';
import type { PayoutDetail } from '@quayside/contract/payouts';
import { lazy, Suspense, useState } from 'react';
import { paths } from '../../../app/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DateText } from '../../../ui/facts/date-text.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { LinkButton } from '../../../ui/link.tsx';
import { Text } from '../../../ui/text.tsx';
import { useUser } from '../../auth/auth.public.ts';
import { failureOf, payoutRail } from '../payout-statuses.ts';
import { PayoutStatus } from './payout-status.tsx';

const RetryDialog = lazy(() => import('./retry-dialog.tsx'));

/** Where the payout is, what that means, and the way on when it failed. */
export function PayoutState({ payout, landingId }: { payout: PayoutDetail; landingId: string }) {
  const { timeZone } = useUser().company;
  const rail = payoutRail(payout);
  const { status, failureCode } = payout;
  const isStopped = status === 'UNRESOLVED' && (failureCode === 'account_exchanged' || failureCode === 'not_confirmed');
  const failure = status === 'FAILED' || isStopped ? failureOf(failureCode) : null;
  return (
    <Card title={words.columns.status} id="status" {...(rail ? { rail } : {})}>
      <Stack gap={3}>
        <Cluster>
          <PayoutStatus status={status} />
        </Cluster>
        {failure && <Text weight="strong">{failure}</Text>}
        {!isStopped && <Text>{words.explained[status]}</Text>}
        {status === 'PENDING_APPROVAL' && payout.replyBy && (
          <Text tone="muted">
            {words.replyBy} <DateText iso={payout.replyBy} form="long" zone={timeZone} />
          </Text>
        )}
        <NextStep payout={payout} landingId={landingId} />
      </Stack>
    </Card>
  );
}

function NextStep({ payout, landingId }: { payout: PayoutDetail; landingId: string }) {
  const [isAsked, setAsked] = useState(false);
  const finish = () => {
    setAsked(false);
    // With the answer the button goes: the focus lands on the page's heading.
    document.getElementById(landingId)?.focus({ preventScroll: true });
  };
  return (
    <>
      {payout.allowedActions.includes('CHANGE_BANK_DETAILS') && (
        <>
          <Text>{words.changeBank}</Text>
          <Cluster>
            <LinkButton to={paths.profile('payment-details')}>{words.changeBankLink}</LinkButton>
          </Cluster>
        </>
      )}
      {payout.allowedActions.includes('RETRY') && (
        <Cluster>
          <Button look="move" onPress={() => setAsked(true)}>
            {words.retry}
          </Button>
        </Cluster>
      )}
      {isAsked && (
        <Suspense fallback={null}>
          <RetryDialog payout={payout} onClose={() => setAsked(false)} onSent={finish} />
        </Suspense>
      )}
    </>
  );
}
