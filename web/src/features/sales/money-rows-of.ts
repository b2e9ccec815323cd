/** The money of an order as rows, from goods to payout. */
import { orderPageMessages } from '@quayside/contract/messages/order-page';
import type { Sale, SaleEarnings } from '@quayside/contract/sales';
import type { MoneyRow } from '../../ui/facts/money-bars.ts';
import { type Money, moneyLabel } from '../../ui/facts/money-text.tsx';
import { decimalText } from './totals.ts';

const names = orderPageMessages.money;

/** The goods; where fewer were confirmed than ordered also what came off for them. */
export function goodsRows({ requestedTotal: ordered, lines, confirmedAt }: Sale, goods: Money): MoneyRow[] {
  const name = confirmedAt === null ? names.goods : names.goodsConfirmed;
  if (ordered.amount === goods.amount) return [{ name, money: goods, kind: 'sum' }];
  const units = lines.reduce((sum, line) => sum + line.requestedQuantity - (line.confirmedQuantity ?? 0), 0);
  return [
    { name: names.ordered, money: ordered },
    { name: names.lowered(units), money: difference(goods, ordered), kind: 'taken' },
    { name, money: goods, kind: 'sum' },
  ];
}

const centsOf = ({ amount }: Money): bigint => BigInt(amount.replace('.', ''));

/** `more` is the larger one: what comes off has a minus. */
const difference = (less: Money, more: Money): Money => ({
  amount: `-${decimalText(centsOf(more) - centsOf(less))}`,
  currency: more.currency,
});

/** `added`: VAT that is not saved yet, and the payout with it. `last`: what the last row is called. */
export function moneyRows(
  sale: Sale,
  earnings: SaleEarnings,
  added: { vat: Money; payout: Money } | null = null,
  last: string = names.payout,
) {
  const {
    goods,
    shippingFee,
    commission,
    commissionVat,
    commissionBasisPoints: share,
    carrierCost,
    earlier,
  } = earnings;
  const isOpen = sale.payout === null && sale.allowedActions.includes('UPDATE');
  const isEarly = sale.status === 'REQUESTED';
  const isVatMissing = added === null && isOpen && sale.sellerVat === null && !isZero(sale.expectedVat);
  const isVatLess = added === null && isOpen && earnings.vat.amount !== sale.expectedVat.amount;
  return [
    ...goodsRows(sale, goods),
    {
      name: names.fee,
      money: shippingFee,
      ...(isOpen || isEarly
        ? { note: names.atMost(moneyLabel(sale.maximumShippingFee)) }
        : isZero(shippingFee)
          ? { note: names.noFee }
          : {}),
    },
    isVatMissing
      ? {
          name: names.noVat,
          money: earnings.vat,
          note: names.expected(moneyLabel(sale.expectedVat)),
          kind: 'missing',
          expected: sale.expectedVat,
        }
      : {
          name: names.vat,
          money: added?.vat ?? earnings.vat,
          ...(isVatLess || (isEarly && !isZero(sale.expectedVat))
            ? { note: names.expected(moneyLabel(sale.expectedVat)) }
            : {}),
        },
    {
      name: names.commission,
      money: commission,
      kind: 'taken',
      ...(share === null ? {} : { note: names.percent(String(share / 100)) }),
    },
    { name: names.commissionVat, money: commissionVat, kind: 'taken' },
    ...(isZero(carrierCost) ? [] : [{ name: names.carrier, money: carrierCost, kind: 'taken' as const }]),
    ...(isZero(earlier)
      ? []
      : [
          {
            name: names.earlier,
            money: earlier,
            kind: earlier.amount.startsWith('-') ? ('taken' as const) : ('stands' as const),
          },
        ]),
    { name: last, money: added?.payout ?? earnings.payout, isTotal: true },
  ] satisfies MoneyRow[];
}

const isZero = ({ amount }: Money): boolean => Number(amount) === 0;
