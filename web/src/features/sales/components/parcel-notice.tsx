import { orderPageMessages } from '@quayside/contract/messages/order-page';
import type { Sale } from '@quayside/contract/sales';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { LinkButton } from '../../../ui/link.tsx';
import { isAllBack, troubleOf } from '../parcels.ts';
import { isEnded, mayDo, type TaskName, waitsForGoods } from '../sale-steps.ts';

const words = orderPageMessages.parcels;

type Sent = Pick<Sale, 'shipments' | 'status' | 'nextAction' | 'allowedActions'>;

/** What came back or got lost on its way, and what its seller does about it. */
export function ParcelNotice({ sale, pathTo }: { sale: Sent; pathTo: (task: TaskName) => string }) {
  const trouble = troubleOf(sale.shipments);
  // Where it is the next step, the plate says it.
  if (trouble === null || isEnded(sale.status) || waitsForGoods(sale)) return null;
  const { all, returned, lost } = trouble;
  const title = [
    ...(returned > 0 ? [words.returned(returned, all)] : []),
    ...(lost > 0 ? [words.lost(lost, all)] : []),
  ].join(' ');
  const text = [
    ...(returned > 0 ? [isAllBack(sale.shipments) ? words.sendAll : words.sendAgain] : []),
    ...(lost > 0 ? [words.lostText] : []),
  ].join(' ');
  return (
    <InlineNotification
      variant="caution"
      title={title}
      action={returned > 0 && mayDo('tracking', sale) && <LinkButton to={pathTo('tracking')}>{words.enter}</LinkButton>}
    >
      {text}
    </InlineNotification>
  );
}
