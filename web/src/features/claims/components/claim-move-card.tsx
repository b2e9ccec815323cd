import type { Claim } from '@quayside/contract/claims';
import { claimMessages as words } from '@quayside/contract/messages/claims';
import { Button } from '../../../ui/button.tsx';
import { Countdown } from '../../../ui/facts/countdown.tsx';
import { DateText } from '../../../ui/facts/date-text.tsx';
import { Plate } from '../../../ui/facts/plate.tsx';
import { Cluster, Only, StickyActions } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { useUser } from '../../auth/auth.public.ts';
import { isMyMove, railOf } from '../claim-steps.ts';

/** The form that the next action is done in. */
export const moveId = 'claim-move';

/** The plate on top: who moves next, until when, and the one button, which leads to its form on the page. */
export function ClaimMoveCard({ claim }: { claim: Claim }) {
  return (
    <Plate label={words.nextActionCard} rail={railOf(claim)}>
      <Deadline claim={claim} />
      <Cluster justify="between">
        <Text as="strong" weight="strong">
          {titleOf(claim)}
        </Text>
        <Only on="wide">
          <MoveButton claim={claim} />
        </Only>
      </Cluster>
    </Plate>
  );
}

/** The same button on phones: it sticks to the bottom, within reach of a thumb. */
export function ClaimMoveBar({ claim }: { claim: Claim }) {
  if (!isMyMove(claim)) return null;
  return (
    <StickyActions isPhoneOnly>
      <MoveButton claim={claim} isWide />
    </StickyActions>
  );
}

function MoveButton({ claim, isWide = false }: { claim: Claim; isWide?: boolean }) {
  if (!isMyMove(claim)) return null;
  return (
    <Button look="move" icon="arrow-right" isWide={isWide} onPress={goToMove}>
      {words.nextActions[claim.nextAction]}
    </Button>
  );
}

function goToMove(): void {
  const form = document.getElementById(moveId);
  form?.scrollIntoView({ block: 'start' });
  const field = form?.querySelector<HTMLElement>('input, select, textarea') ?? form?.querySelector('button');
  field?.focus({ preventScroll: true });
}

function titleOf({ status, nextAction, endedWithOrder }: Claim): string {
  if (endedWithOrder) return words.endedWithItsOrder;
  return nextAction === 'NONE' ? words.ended(words.statuses[status]) : words.nextTitles[nextAction];
}

/** Until when, in the company's time and the reader's own when that differs; the time left beside it. */
function Deadline({ claim: { dueAt } }: { claim: Claim }) {
  const { timeZone } = useUser().company;
  if (dueAt === null) return null;
  return (
    <Cluster gap={2} align="baseline">
      <Text as="span" tone="muted">
        {words.dueOn} <DateText iso={dueAt} form="long" zone={timeZone} alsoLocal />
      </Text>
      <Countdown until={dueAt} ended={words.overdue} />
    </Cluster>
  );
}
