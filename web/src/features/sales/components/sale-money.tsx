import { orderTaskMessages } from '@quayside/contract/messages/order-tasks';
import { orderMessages as words } from '@quayside/contract/messages/orders';
import { payoutMessages } from '@quayside/contract/messages/payouts';
import { readers } from '@quayside/contract/readers';
import type { Sale, SaleEarnings } from '@quayside/contract/sales';
import { paths } from '../../../app/paths.ts';
import { DateText } from '../../../ui/facts/date-text.tsx';
import { KeyValueList } from '../../../ui/facts/key-value-list.tsx';
import { type MoneyRow, MoneyRows } from '../../../ui/facts/money-rows.tsx';
import { type Money, MoneyText, moneyLabel } from '../../../ui/facts/money-text.tsx';
import { FoldCard } from '../../../ui/fold-card.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { useMay, useUser } from '../../auth/auth.public.ts';
import { mayDo, type TaskName } from '../sale-steps.ts';

const names = words.money;

/** The money of an order, row by row from goods to payout, and what became of the payout. */
export function SaleMoney({ sale, pathTo }: { sale: Sale; pathTo: (task: TaskName) => string }) {
  const { payout, earnings } = sale;
  const mayRead = useMay(readers.payouts);
  return (
    <FoldCard
      title={names.title}
      id="payment"
      gist={<MoneyText money={earnings ? earnings.payout : sale.total} />}
      actions={
        <Cluster>
          {mayDo('fees', sale) && (
            <Link to={pathTo('fees')} aria-label={names.changeName}>
              {names.change}
            </Link>
          )}
          {payout && mayRead && <Link to={paths.payout(payout.qid)}>{payoutMessages.toPayout}</Link>}
        </Cluster>
      }
    >
      <Stack gap={4}>
        <MoneyRows rows={earnings ? rowsOf(sale, earnings) : goodsOf(sale, sale.total)} />
        {payout && <PayoutFacts sale={sale} payout={payout} />}
      </Stack>
    </FoldCard>
  );
}

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

function goodsOf(sale: Sale, goods: Money): MoneyRow[] {
  const { requestedTotal: ordered } = sale;
  if (ordered.amount === goods.amount) return [{ name: names.goods, money: goods }];
  return [
    { name: names.ordered, money: ordered },
    { name: names.goods, money: goods },
  ];
}

function rowsOf(sale: Sale, earnings: SaleEarnings): MoneyRow[] {
  const {
    goods,
    shippingFee,
    vat,
    commission,
    commissionVat,
    commissionBasisPoints: share,
    carrierCost,
    earlier,
    payout,
  } = earnings;
  const isOpen = sale.payout === null && sale.allowedActions.includes('UPDATE');
  const isVatMissing = isOpen && isZero(vat) && !isZero(sale.expectedVat);
  return [
    ...goodsOf(sale, goods),
    {
      name: names.fee,
      money: shippingFee,
      ...(isOpen ? { note: names.atMost(moneyLabel(sale.maximumShippingFee)) } : {}),
    },
    isVatMissing
      ? { name: names.noVat, money: vat, note: names.expected(moneyLabel(sale.expectedVat)), kind: 'missing' }
      : { name: names.vat, money: vat },
    {
      name: names.commission,
      money: commission,
      kind: 'taken',
      ...(share === null ? {} : { note: names.percent(String(share / 100)) }),
    },
    { name: names.commissionVat, money: commissionVat, kind: 'taken' },
    ...(isZero(carrierCost) ? [] : [{ name: names.carrier, money: carrierCost, kind: 'taken' as const }]),
    ...(isZero(earlier) ? [] : [{ name: names.earlier, money: earlier, kind: 'taken' as const }]),
    { name: names.payout, money: payout, isTotal: true },
  ];
}

const isZero = ({ amount }: Money): boolean => Number(amount) === 0;
