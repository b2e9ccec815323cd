import type { DecisionAction } from '@quayside/contract/decision-values';
import type { Decision } from '@quayside/contract/decisions';
import { decisionMessages as words } from '@quayside/contract/messages/decisions';
import { lazy, Suspense, useState } from 'react';
import { catchLostFocus } from '../../../lib/catch-lost-focus.ts';
import { Button } from '../../../ui/button.tsx';
import { Cluster } from '../../../ui/layout.tsx';
import { kindOf } from '../decision-texts.ts';

const LookDialog = lazy(() => import('./look-dialog.tsx'));

const labels = {
  CONFIRM: { text: words.confirm, named: words.confirmNamed },
  REJECT: { text: words.reject, named: words.rejectNamed },
  WITHDRAW: { text: words.withdraw, named: words.withdrawNamed },
} as const satisfies Record<DecisionAction, unknown>;

interface LookButtonsProps {
  decision: Decision;
  /** Of what it is about, as it is on the screen. */
  version?: number;
  isCompact?: boolean;
  /** With the answer the buttons go: the focus lands on the element of this id. */
  landingId: string;
}

/** What this person may do with a decision that waits. */
export function LookButtons({ decision, version, isCompact = false, landingId }: LookButtonsProps) {
  const [action, setAction] = useState<DecisionAction | null>(null);
  const finish = () => {
    setAction(null);
    catchLostFocus(() => document.getElementById(landingId));
  };
  return (
    <>
      <Cluster gap={2} isOneLine={isCompact}>
        {decision.allowedActions.map((one) => (
          <Button
            key={one}
            {...(one === 'CONFIRM' ? { look: 'primary' as const } : {})}
            {...(isCompact ? { size: 'compact' as const } : {})}
            aria-label={labels[one].named(kindOf(decision), decision.order)}
            onPress={() => setAction(one)}
          >
            {labels[one].text}
          </Button>
        ))}
      </Cluster>
      {action && (
        <Suspense fallback={null}>
          <LookDialog
            action={action}
            decision={decision}
            version={version}
            onClose={() => setAction(null)}
            onDone={finish}
          />
        </Suspense>
      )}
    </>
  );
}
