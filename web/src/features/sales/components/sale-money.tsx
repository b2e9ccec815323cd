import { orderPageMessages } from '@quayside/contract/messages/order-page';
import { orderTaskMessages } from '@quayside/contract/messages/order-tasks';
import { orderMessages as words } from '@quayside/contract/messages/orders';
import { payoutMessages } from '@quayside/contract/messages/payouts';
import { readers } from '@quayside/contract/readers';
import type { Sale } from '@quayside/contract/sales';
import { paths } from '../../../app/paths.ts';
import { DateText } from '../../../ui/facts/date-text.tsx';
import { KeyValueList } from '../../../ui/facts/key-value-list.tsx';
import { MoneyRows } from '../../../ui/facts/money-rows.tsx';
import { MoneyText } from '../../../ui/facts/money-text.tsx';
import { FoldCard } from '../../../ui/fold-card.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { useMay, useUser } from '../../auth/auth.public.ts';
import { goodsRows, moneyRows } from '../money-rows-of.ts';
import { mayDo, type TaskName } from '../sale-steps.ts';

const names = orderPageMessages.money;

/** The money of an order, row by row from goods to payout, and what became of the payout. */
export function SaleMoney({ sale, pathTo }: { sale: Sale; pathTo: (task: TaskName) => string }) {
  const { payout, earnings } = sale;
  const mayRead = useMay(readers.payouts);
  // The lines say what the goods were; nothing became of them.
  if (isOff(sale)) return null;
  return (
    <FoldCard
      title={names.title}
      id="payment"
      isOpen={sale.status !== 'REQUESTED'}
      gist={<MoneyText money={earnings ? earnings.payout : sale.total} />}
      actions={
        <Cluster>
          {mayDo('fees', sale) && (
            <Link look="strong" to={pathTo('fees')} aria-label={names.changeName}>
              {names.change}
            </Link>
          )}
          {payout && mayRead && (
            <Link look="strong" to={paths.payout(payout.qid)}>
              {payoutMessages.toPayout}
            </Link>
          )}
        </Cluster>
      }
    >
      <Stack gap={4}>
        <MoneyRows rows={earnings ? moneyRows(sale, earnings) : goodsRows(sale, sale.total)} />
        {payout && <PayoutFacts sale={sale} payout={payout} />}
      </Stack>
    </FoldCard>
  );
}

/** Nothing is paid out for it any more. */
const isOff = ({ status, payout }: Sale): boolean =>
  payout === null && (status === 'DECLINED' || status === 'EXPIRED' || status === 'CANCELLED');

function PayoutFacts({ sale, payout }: { sale: Sale; payout: NonNullable<Sale['payout']> }) {
  const { timeZone } = useUser().company;
  const reply = sale.status === 'PAYMENT_IN_REVIEW' ? payout.replyBy : null;
  return (
    <KeyValueList
      items={[
        { key: words.summary.status, value: orderTaskMessages.payment.statuses[payout.status] },
        { key: orderTaskMessages.payment.account, value: payout.accountEnding },
        ...(reply ? [{ key: names.reply, value: <DateText iso={reply} form="time" zone={timeZone} /> }] : []),
      ]}
    />
  );
}
