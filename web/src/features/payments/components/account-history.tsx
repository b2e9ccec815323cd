import { reviewMessages as words } from '@quayside/contract/messages/payment-review';
import type { PaymentReview } from '@quayside/contract/payment-reviews';
import { countryName } from '../../../lib/countries.ts';
import { Card } from '../../../ui/card.tsx';
import { DateText } from '../../../ui/facts/date-text.tsx';
import { KeyValueList } from '../../../ui/facts/key-value-list.tsx';
import { Timeline } from '../../../ui/facts/timeline.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { useUser } from '../../auth/auth.public.ts';

/** Where the money goes, where it went before, and who changed it when. */
export function AccountHistory({ review: { account, accountHistory } }: { review: PaymentReview }) {
  const { before } = account;
  const { timeZone } = useUser().company;
  const place = (at: { country: string; ending: string }) => words.accountEnds(countryName(at.country), at.ending);
  return (
    <Card title={words.accountHistory} id="account">
      <Stack gap={4}>
        <KeyValueList
          items={[
            { key: words.accountNow, value: place(account) },
            { key: words.accountSince, value: <DateText iso={account.since} form="time" zone={timeZone} /> },
            ...(before ? [{ key: words.accountBefore, value: place(before) }] : []),
          ]}
        />
        {accountHistory.length === 0 ? (
          <Text size="small" tone="muted">
            {words.noHistory}
          </Text>
        ) : (
          <Timeline
            zone={timeZone}
            entries={accountHistory.map(({ at, person, text }) => ({
              ...{ id: `${at} ${text}`, at, state: 'done', title: words.entered(text) },
              detail: words.by(person),
            }))}
          />
        )}
      </Stack>
    </Card>
  );
}
