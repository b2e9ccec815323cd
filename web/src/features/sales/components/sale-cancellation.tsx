import { cancellationMessages as words } from '@quayside/contract/messages/cancellations';
import type { Sale } from '@quayside/contract/sales';
import { lazy, Suspense, useState } from 'react';
import { catchLostFocus } from '../../../lib/catch-lost-focus.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { SecondApproval, useWaitingCancellation } from '../../decisions/decisions.public.ts';

const CancelDialog = lazy(() => import('../tasks/cancel-dialog.tsx'));

interface SaleCancellationProps {
  sale: Sale;
  /** Where the focus goes once the order is cancelled and the button is gone. */
  landingId: string;
}

/** For those of us who may: the way to cancel an unpaid order, or the cancellation that waits for a second person (INT-04). */
export function SaleCancellation({ sale, landingId }: SaleCancellationProps) {
  const [isAsked, setAsked] = useState(false);
  const waiting = useWaitingCancellation(sale.qid);
  const finish = () => {
    setAsked(false);
    catchLostFocus(() => document.getElementById(landingId));
  };
  if (waiting.data)
    return <SecondApproval decision={waiting.data} version={sale.version} id="second-approval" landingId={landingId} />;
  return (
    <Card title={words.title} id="cancellation">
      <Stack gap={3}>
        <Text>{words.intro}</Text>
        <Cluster>
          <Button onPress={() => setAsked(true)} isDisabled={waiting.isPending}>
            {words.open}
          </Button>
        </Cluster>
      </Stack>
      {isAsked && (
        <Suspense fallback={null}>
          <CancelDialog sale={sale} onClose={() => setAsked(false)} onDone={finish} />
        </Suspense>
      )}
    </Card>
  );
}
