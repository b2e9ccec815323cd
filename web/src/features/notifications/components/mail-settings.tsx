import { mailKindMessages } from '@quayside/contract/messages/mail-kinds';
import { notificationMessages as words } from '@quayside/contract/messages/notifications';
import type { MailPreferences, OfferedKind } from '@quayside/contract/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Card } from '../../../ui/card.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { Narrow, Stack } from '../../../ui/layout.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Text } from '../../../ui/text.tsx';
import { getMailPreferences, saveMailPreferences } from '../notifications.api.ts';

const key = ['notifications', 'preferences'] as const;

/** What also comes by e-mail. Each switch saves at once, and goes back when that failed. */
export function MailSettings() {
  const { data, isError, refetch } = useQuery({ queryKey: key, queryFn: ({ signal }) => getMailPreferences(signal) });
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (choice: { kind: OfferedKind; email: boolean }) => saveMailPreferences([choice]),
    onMutate: (choice) => client.setQueryData<MailPreferences>(key, (known) => known && chosen(known, choice)),
    onSuccess: () => toast(words.preferencesSaved),
    onError: () => toast(words.preferencesNotSaved, { variant: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
  if (isError) return <LoadFailed onRetry={refetch}>{words.preferencesFailed}</LoadFailed>;
  return (
    <Narrow>
      <Stack gap={4}>
        <Text tone="muted">{words.preferencesIntro}</Text>
        {!data && <Skeleton shape="page" />}
        {data && data.preferences.length === 0 && <Text>{words.noPreferences}</Text>}
        {data && data.preferences.length > 0 && (
          <Card title={words.preferences}>
            <Stack gap={2}>
              {data.preferences.map(({ kind, email }) => (
                <Switch
                  key={kind}
                  label={mailKindMessages[kind]}
                  isOn={email}
                  onChange={(wanted) => mutate({ kind, email: wanted })}
                />
              ))}
            </Stack>
          </Card>
        )}
      </Stack>
    </Narrow>
  );
}

const chosen = (known: MailPreferences, { kind, email }: { kind: OfferedKind; email: boolean }): MailPreferences => ({
  preferences: known.preferences.map((one) => (one.kind === kind ? { kind, email } : one)),
});
