import { securityMessages } from '@quayside/contract/messages/security';
import type { SecondFactor } from '@quayside/contract/second-factors';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { dateLabel } from '../../ui/facts/date-text.tsx';
import { StatusBadge } from '../../ui/facts/status-badge.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Text } from '../../ui/text.tsx';
import { CodeForm } from './code-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { getSecondFactor, removeSecondFactor, renewRecoveryCodes } from './security.api.ts';
import { SetUp } from './set-up.tsx';

const words = securityMessages.factor;
const queryKey = ['second-factor'];

/** Whether a second factor is on, and the way to set one up, renew its recovery codes or turn it off. */
export function SecondFactorCard() {
  const state = useQuery({ queryKey, queryFn: ({ signal }) => getSecondFactor(signal) });
  const client = useQueryClient();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const refresh = () => client.invalidateQueries({ queryKey });
  const show = (shown: readonly string[]) => {
    setCodes(shown);
    void refresh();
  };
  return (
    <Card title={words.title}>
      {state.isError && <LoadFailed onRetry={() => void state.refetch()}>{words.failed}</LoadFailed>}
      {state.isPending && <Skeleton shape="line" count={2} />}
      {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />}
      {state.data && !codes && (state.data.isOn ? <On factor={state.data} onCodes={show} /> : <Off onCodes={show} />)}
    </Card>
  );
}

type OnCodes = (codes: readonly string[]) => void;

function Off({ onCodes }: { onCodes: OnCodes }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack>
      <Text>{words.off}</Text>
      {isOpen ? (
        <SetUp onCodes={onCodes} onClose={() => setOpen(false)} />
      ) : (
        <Cluster>
          <Button look="primary" onPress={() => setOpen(true)}>
            {words.setUp}
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}

function On({ factor, onCodes }: { factor: SecondFactor; onCodes: OnCodes }) {
  const [open, setOpen] = useState<'renew' | 'remove' | null>(null);
  const client = useQueryClient();
  const renew = useMutation({
    mutationFn: renewRecoveryCodes,
    onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
  });
  const remove = useMutation({
    mutationFn: removeSecondFactor,
    onSuccess: (state) => {
      client.setQueryData(queryKey, state);
      toast(words.turnedOff);
    },
  });
  const { since, recoveryCodesLeft: left } = factor;
  const close = () => setOpen(null);
  return (
    <Stack>
      <Text>{words.on(dateLabel(since ?? '', 'short'))}</Text>
      <Cluster>
        <StatusBadge tone={left < 3 ? 'caution' : 'success'}>{words.left(left)}</StatusBadge>
      </Cluster>
      {open === 'renew' && (
        <Stack gap={2}>
          <Text>{words.renewText}</Text>
          <CodeForm
            action={words.renew}
            error={renew.error}
            isRunning={renew.isPending}
            onSubmit={renew.mutate}
            onCancel={close}
          />
        </Stack>
      )}
      {open === 'remove' && (
        <Stack gap={2}>
          <Text>{words.turnOffText}</Text>
          <CodeForm
            action={words.turnOff}
            isDanger
            error={remove.error}
            isRunning={remove.isPending}
            onSubmit={remove.mutate}
            onCancel={close}
          />
        </Stack>
      )}
      {open === null && (
        <Cluster>
          <Button onPress={() => setOpen('renew')}>{words.renew}</Button>
          <Button look="quiet" onPress={() => setOpen('remove')}>
            {words.turnOff}
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}
