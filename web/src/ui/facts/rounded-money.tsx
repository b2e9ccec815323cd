import { roundedMoneyLabel } from '@quayside/contract/money-label';
import { cx } from '../cx.ts';
import type { Money } from './money-text.tsx';

export { roundedMoneyLabel } from '@quayside/contract/money-label';

/** A rounded amount: without the cents that nobody knows. */
export function RoundedMoney({ money, isStrong = false }: { money: Money; isStrong?: boolean }) {
  return <span className={cx('type-num', isStrong && 'font-bold')}>{roundedMoneyLabel(money)}</span>;
}
