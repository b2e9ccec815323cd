import { reviewMessages as words } from '@quayside/contract/messages/payment-review';
import type { PaymentReview } from '@quayside/contract/payment-reviews';
import { countryName } from '../../../lib/countries.ts';
import { Card } from '../../../ui/card.tsx';
import { DateText, dateLabel } from '../../../ui/facts/date-text.tsx';
import { FromTo } from '../../../ui/facts/from-to.tsx';
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
        <FromTo
          from={before && { name: words.until(dateLabel(account.since, 'day', timeZone)), value: place(before) }}
          to={{ name: words.accountNow, value: place(account) }}
        />
        <Text size="small" tone="muted">
          {words.accountSince} <DateText iso={account.since} form="time" zone={timeZone} />
        </Text>
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
