/** The money of an order as rows, from goods to payout. */
import { orderMessages } from '@quayside/contract/messages/orders';
import type { Sale, SaleEarnings } from '@quayside/contract/sales';
import type { MoneyRow } from '../../ui/facts/money-rows.tsx';
import { type Money, moneyLabel } from '../../ui/facts/money-text.tsx';

const names = orderMessages.money;

export function goodsRows({ requestedTotal: ordered }: Sale, goods: Money): MoneyRow[] {
  if (ordered.amount === goods.amount) return [{ name: names.goods, money: goods }];
  return [
    { name: names.ordered, money: ordered },
    { name: names.goods, money: goods },
  ];
}

/** `added`: VAT that is not saved yet, and the payout with it. */
export function moneyRows(sale: Sale, earnings: SaleEarnings, added: { vat: Money; payout: Money } | null = null) {
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
  const isVatMissing = added === null && isOpen && sale.sellerVat === null && !isZero(sale.expectedVat);
  const isVatLess = added === null && isOpen && earnings.vat.amount !== sale.expectedVat.amount;
  return [
    ...goodsRows(sale, goods),
    {
      name: names.fee,
      money: shippingFee,
      ...(isOpen ? { note: names.atMost(moneyLabel(sale.maximumShippingFee)) } : {}),
    },
    isVatMissing
      ? { name: names.noVat, money: earnings.vat, note: names.expected(moneyLabel(sale.expectedVat)), kind: 'missing' }
      : {
          name: names.vat,
          money: added?.vat ?? earnings.vat,
          ...(isVatLess ? { note: names.expected(moneyLabel(sale.expectedVat)) } : {}),
        },
    {
      name: names.commission,
      money: commission,
      kind: 'taken',
      ...(share === null ? {} : { note: names.percent(String(share / 100)) }),
    },
    { name: names.commissionVat, money: commissionVat, kind: 'taken' },
    ...(isZero(carrierCost) ? [] : [{ name: names.carrier, money: carrierCost, kind: 'taken' as const }]),
    ...(isZero(earlier) ? [] : [{ name: names.earlier, money: earlier, kind: 'taken' as const }]),
    { name: names.payout, money: added?.payout ?? earnings.payout, isTotal: true },
  ] satisfies MoneyRow[];
}

const isZero = ({ amount }: Money): boolean => Number(amount) === 0;
