import type { BankInfo } from '@quayside/contract/bank';
import { profileMessages } from '@quayside/contract/messages/profile';
import { useQuery } from '@tanstack/react-query';
import { pageTitle } from '../../app/page-title.ts';
import { clock } from '../../lib/clock.ts';
import { countryName } from '../../lib/countries.ts';
import { Card } from '../../ui/card.tsx';
import { CodeValue } from '../../ui/facts/code-value.tsx';
import { DateText, dateLabel } from '../../ui/facts/date-text.tsx';
import { KeyValueList } from '../../ui/facts/key-value-list.tsx';
import { Timeline } from '../../ui/facts/timeline.tsx';
import { InlineNotification } from '../../ui/inline-notification.tsx';
import { Split, Stack } from '../../ui/layout.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Text } from '../../ui/text.tsx';
import { PermissionGate, useMay, useUser } from '../auth/auth.public.ts';
import { ProfileFrame } from '../profile/profile.public.ts';
import { getBankInfo } from './bank-accounts.api.ts';
import { BankAccountForm } from './components/bank-account-form.tsx';

const words = profileMessages.bank;
const day = 86_400_000;
const title = profileMessages.pages['payment-details'];

export const meta = pageTitle(title);
export const handle = { userType: 'SELLER' };

/** RT-14, PRO-09, PRO-10: where the company is paid. The number is never shown again. */
export default function PaymentDetailsPage() {
  return (
    <PermissionGate permission={['bank.write', 'payouts.read', 'company.write']} title={title}>
      <ProfileFrame page="payment-details">
        <Content />
      </ProfileFrame>
    </PermissionGate>
  );
}

function Content() {
  const mayWrite = useMay('bank.write');
  const { data, isError, refetch } = useQuery({
    queryKey: ['profile', 'bank'],
    queryFn: ({ signal }) => getBankInfo(signal),
  });
  if (isError) return <LoadFailed onRetry={() => void refetch()}>{words.failed}</LoadFailed>;
  if (!data) return <Skeleton shape="page" />;
  return (
    <Split aside={mayWrite && <WhatHappens />}>
      <Current info={data} />
      {mayWrite ? <BankAccountForm info={data} /> : <Text tone="muted">{words.noPermission}</Text>}
    </Split>
  );
}

function Current({ info }: { info: BankInfo }) {
  const { timeZone } = useUser().company;
  const { account, payoutsPausedUntil, reviewedUntil } = info;
  if (!account) return <InlineNotification variant="caution">{words.none}</InlineNotification>;
  return (
    <Stack gap={4}>
      {payoutsPausedUntil && (
        <InlineNotification variant="info">
          {words.pausedUntil(dateLabel(payoutsPausedUntil, 'time', timeZone))}
        </InlineNotification>
      )}
      {reviewedUntil && (
        <InlineNotification variant="neutral">
          {words.reviewedUntil(dateLabel(reviewedUntil, 'time', timeZone))}
        </InlineNotification>
      )}
      <Card>
        <KeyValueList
          items={[
            { key: words.account, value: <CodeValue code={account.masked} name={words.account} isPlain /> },
            { key: words.kind, value: words.kinds[account.kind] },
            { key: words.holder, value: account.holder },
            { key: words.country, value: countryName(account.country) },
            { key: words.since, value: <DateText iso={account.since} zone={timeZone} /> },
          ]}
        />
      </Card>
    </Stack>
  );
}

function WhatHappens() {
  const { timeZone } = useUser().company;
  const now = clock.now().getTime();
  const in24Hours = dateLabel(new Date(now + day).toISOString(), 'time', timeZone);
  const in14Days = dateLabel(new Date(now + 14 * day).toISOString(), 'time', timeZone);
  const { told, paused, reviewed, after } = words.what;
  const steps = [
    { title: told, detail: words.atOnce },
    { title: paused, detail: words.until(in24Hours) },
    { title: reviewed, detail: words.until(in14Days) },
    { title: after, detail: words.from(in14Days) },
  ];
  return (
    <Card title={words.whatTitle}>
      <Timeline entries={steps.map((step) => ({ id: step.title, state: 'waiting', ...step }))} />
    </Card>
  );
}
