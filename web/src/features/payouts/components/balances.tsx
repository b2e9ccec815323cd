import type { MoneyOnWire as Money } from '@quayside/contract/common';
import { payoutMessages as words } from '@quayside/contract/messages/payouts';
import type { PayoutBalance } from '@quayside/contract/payouts';
import { Card } from '../../../ui/card.tsx';
import { KeyValueList } from '../../../ui/facts/key-value-list.tsx';
import { MoneyText, moneyLabel } from '../../../ui/facts/money-text.tsx';
import { When } from '../../../ui/facts/when.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Text } from '../../../ui/text.tsx';
import { useUser } from '../../auth/auth.public.ts';

/**
 * What moves apart from what waits for us, and what is carried over, currency by currency: a debt is shown, never hidden
 * (domain page, 13). What is nothing is left out, but what is on its way.
 */
export function Balances({ balances }: { balances: readonly PayoutBalance[] | undefined }) {
  return (
    <Card title={words.balance} id="balance">
      {!balances && <Skeleton shape="block" />}
      {balances?.length === 0 && <Text tone="muted">{words.nothingOpen}</Text>}
      <Stack gap={6}>
        {balances?.map((balance) => (
          <Balance key={balance.onTheWay.currency} balance={balance} />
        ))}
      </Stack>
    </Card>
  );
}

function Balance({ balance: { onTheWay, inReview, replyBy, stopped, carriedOver } }: { balance: PayoutBalance }) {
  const { timeZone } = useUser().company;
  const isOwed = moneyLabel(carriedOver).startsWith('−');
  const row = (key: string, money: Money) => ({ key, value: <MoneyText money={money} tone="strong" /> });
  return (
    <Stack gap={2}>
      <KeyValueList items={[row(words.onTheWay, onTheWay)]} />
      {isSome(inReview) && <KeyValueList items={[row(words.inReview, inReview)]} />}
      {isSome(inReview) && replyBy && (
        <Text size="small" tone="muted">
          {words.replyBy} <When iso={replyBy} zone={timeZone} />
        </Text>
      )}
      {isSome(stopped) && <KeyValueList items={[row(words.stopped, stopped)]} />}
      {isSome(carriedOver) && <KeyValueList items={[row(words.carriedOver, carriedOver)]} />}
      {isSome(carriedOver) && (
        <Text size="small" tone="muted">
          {isOwed ? words.owed : words.given}
        </Text>
      )}
    </Stack>
  );
}

const isSome = ({ amount }: Money): boolean => Number(amount) !== 0;
