import { payoutMessages as words } from '@quayside/contract/messages/payouts';
import type { PayoutBalance } from '@quayside/contract/payouts';
import { Card } from '../../../ui/card.tsx';
import { KeyValueList } from '../../../ui/facts/key-value-list.tsx';
import { MoneyText, moneyLabel } from '../../../ui/facts/money-text.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Text } from '../../../ui/text.tsx';

/** What is on its way and what is carried over, currency by currency: a debt is shown, never hidden (domain page, 13). */
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

function Balance({ balance: { onTheWay, carriedOver } }: { balance: PayoutBalance }) {
  const isNothing = Number(carriedOver.amount) === 0;
  const isOwed = moneyLabel(carriedOver).startsWith('−');
  return (
    <Stack gap={2}>
      <KeyValueList
        items={[
          { key: words.onTheWay, value: <MoneyText money={onTheWay} tone="strong" /> },
          ...(isNothing ? [] : [{ key: words.carriedOver, value: <MoneyText money={carriedOver} tone="strong" /> }]),
        ]}
      />
      {!isNothing && (
        <Text size="small" tone="muted">
          {isOwed ? words.owed : words.given}
        </Text>
      )}
    </Stack>
  );
}
