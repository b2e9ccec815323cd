import { refundMessages as words } from '@quayside/contract/messages/refunds';
import type { PayoutDetail } from '@quayside/contract/payouts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { moneyLabel } from '../../../ui/facts/money-text.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';

const RefundDialog = lazy(() => import('./refund-dialog.tsx'));

/** What is left of the goods and the way to refund it, for staff who may (INT-04); nothing for everybody else. */
export function PayoutRefund({ payout, landingId }: { payout: PayoutDetail; landingId: string }) {
  const [isAsked, setAsked] = useState(false);
  const [refunds, setRefunds] = useState(0);
  // With the last of the goods the button goes, which else would get the focus back.
  useEffect(() => {
    if (refunds > 0) document.getElementById(landingId)?.focus({ preventScroll: true });
  }, [refunds, landingId]);
  const finish = () => {
    setAsked(false);
    setRefunds(refunds + 1);
  };
  return (
    <>
      {payout.allowedActions.includes('REFUND') && (
        <Card title={words.title} id="refund">
          <Stack gap={3}>
            <Text>{words.left(moneyLabel(payout.refundable))}</Text>
            <Cluster>
              <Button onPress={() => setAsked(true)}>{words.open}</Button>
            </Cluster>
          </Stack>
        </Card>
      )}
      {isAsked && (
        <Suspense fallback={null}>
          <RefundDialog payout={payout} onClose={() => setAsked(false)} onRefunded={finish} />
        </Suspense>
      )}
    </>
  );
}
