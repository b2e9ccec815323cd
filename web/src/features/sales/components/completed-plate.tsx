import { orderPageMessages } from '@quayside/contract/messages/order-page';
import { orderMessages as words } from '@quayside/contract/messages/orders';
import { payoutMessages } from '@quayside/contract/messages/payouts';
import { readers } from '@quayside/contract/readers';
import type { Sale } from '@quayside/contract/sales';
import { paths } from '../../../app/paths.ts';
import { longDayLabel } from '../../../ui/facts/day-labels.ts';
import { MovePlate } from '../../../ui/facts/move-plate.tsx';
import { LinkButton } from '../../../ui/link.tsx';
import { Text } from '../../../ui/text.tsx';
import { useMay, useUser } from '../../auth/auth.public.ts';
import { defaultView } from '../list-view.ts';
import { listPath } from '../sale-paths.ts';
import { PayoutSide } from './plate-sides.tsx';

/** An order that is over as it should be: since when, and what was paid for it. */
export function CompletedPlate({ sale }: { sale: Sale }) {
  const { timeZone } = useUser().company;
  const mayRead = useMay(readers.payouts);
  const { endedAt, payout, earnings } = sale;
  return (
    <MovePlate
      label={words.nextActionCard}
      rail="done"
      headline={
        endedAt ? orderPageMessages.endedOn.COMPLETED(longDayLabel(endedAt, timeZone)) : words.statuses.COMPLETED
      }
      side={earnings && <PayoutSide sale={sale} earnings={earnings} />}
      actions={
        <>
          <LinkButton to={listPath({ ...defaultView, status: 'PAST' })}>{words.pastOrders}</LinkButton>
          {payout && mayRead && (
            <LinkButton look="quiet" to={paths.payout(payout.qid)}>
              {payoutMessages.toPayout}
            </LinkButton>
          )}
        </>
      }
    >
      <Text tone="muted">{words.ended.COMPLETED}</Text>
    </MovePlate>
  );
}
