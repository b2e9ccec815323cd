import { authMessages } from '@quayside/contract/messages/auth';
import { useEffect, useState } from 'react';
import { useSiteInfo } from '../../lib/site-info.ts';
import { Button } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { type DemoAccount, demoAccounts } from './auth.api.ts';

/** The rest is a press away: the page stays a login. */
const shownAtFirst = 3;

/** One press signs in as somebody of the demo world. The server gives the list in development only. */
export function DemoAccounts({
  isRunning,
  onChoose,
}: {
  isRunning: boolean;
  onChoose: (account: DemoAccount) => void;
}) {
  const { environment } = useSiteInfo();
  const [accounts, setAccounts] = useState<readonly DemoAccount[]>([]);
  useEffect(() => {
    if (environment !== 'development') return;
    let isGone = false;
    demoAccounts().then(
      ({ results }) => !isGone && setAccounts(results),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [environment]);
  const [isWhole, setWhole] = useState(false);
  if (accounts.length === 0) return null;
  return (
    <Stack gap={2} as="section">
      <Heading level={2} look="h3">
        {authMessages.demoTitle}
      </Heading>
      <Text size="small" tone="muted">
        {authMessages.demoText}
      </Text>
      {accounts.slice(0, isWhole ? accounts.length : shownAtFirst).map((account) => (
        <Stack key={account.email} gap={1}>
          <Button size="compact" isWide isDisabled={isRunning} onPress={() => onChoose(account)}>
            {authMessages.signInAs(account.label)}
          </Button>
          <Text size="small" tone="muted">
            {account.description}
          </Text>
        </Stack>
      ))}
      {!isWhole && (
        <Button look="quiet" onPress={() => setWhole(true)}>
          {authMessages.allDemoAccounts(accounts.length)}
        </Button>
      )}
    </Stack>
  );
}
