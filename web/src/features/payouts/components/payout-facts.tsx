import { payoutMessages as words } from '@quayside/contract/messages/payouts';
import type { PayoutDetail } from '@quayside/contract/payouts';
import { Card } from '../../../ui/card.tsx';
import { DateText } from '../../../ui/facts/date-text.tsx';
import { KeyValueList } from '../../../ui/facts/key-value-list.tsx';
import { MoneyText } from '../../../ui/facts/money-text.tsx';
import { useUser } from '../../auth/auth.public.ts';

/** Amount, account and dates. */
export function PayoutFacts({ payout }: { payout: PayoutDetail }) {
  const { isStaff, company } = useUser();
  const { timeZone } = company;
  const date = (key: string, iso: string | null) =>
    iso === null ? [] : [{ key, value: <DateText iso={iso} form="time" zone={timeZone} /> }];
  return (
    <Card title={words.summary} id="summary">
      <KeyValueList
        items={[
          ...(isStaff ? [{ key: words.seller, value: payout.sellerName }] : []),
          { key: words.columns.amount, value: <MoneyText money={payout.amount} tone="strong" /> },
          { key: words.columns.account, value: words.accountEnding(payout.accountEnding) },
          ...date(words.columns.requested, payout.requestedAt),
          ...date(words.sent, payout.sentAt),
          ...date(words.columns.settled, payout.settledAt),
        ]}
      />
    </Card>
  );
}
