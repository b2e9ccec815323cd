import { securityMessages } from '@quayside/contract/messages/security';
import type { SecondFactor } from '@quayside/contract/second-factors';
import { useMutation, useQueryClient } from '@tanstack/react-query';
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
import { AddPasskey } from './add-passkey.tsx';
import { CodeForm } from './code-form.tsx';
import { LostFactor } from './lost-factor.tsx';
import { hasPasskeys } from './passkey.ts';
import { PasskeyList } from './passkey-list.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { removeSecondFactor, renewRecoveryCodes } from './security.api.ts';
import { keys, useSecondFactor } from './security.queries.ts';
import { SetUp } from './set-up.tsx';

const words = securityMessages.factor;
const queryKey = keys.factor;

/** Whether a second factor is on, and the way to set one up, renew its recovery codes or turn it off. */
export function SecondFactorCard() {
  const state = useSecondFactor();
  const client = useQueryClient();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const refresh = () => client.invalidateQueries({ queryKey });
  const show = (shown: readonly string[]) => {
    if (shown.length > 0) setCodes(shown);
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
type Way = 'app' | 'passkey';

function Off({ onCodes }: { onCodes: OnCodes }) {
  const [way, setWay] = useState<Way | null>(null);
  return (
    <Stack>
      <Text>{words.off}</Text>
      {way === null ? (
        <Cluster>
          <Button look="primary" onPress={() => setWay('app')}>
            {words.setUp}
          </Button>
          {hasPasskeys() && <Button onPress={() => setWay('passkey')}>{securityMessages.passkeys.add}</Button>}
        </Cluster>
      ) : (
        <Adding way={way} onCodes={onCodes} onClose={() => setWay(null)} />
      )}
    </Stack>
  );
}

/** An app or a passkey is added; the codes are empty when there are some already. */
function Adding({ way, onCodes, onClose }: { way: Way; onCodes: OnCodes; onClose: () => void }) {
  if (way === 'app') return <SetUp onCodes={onCodes} onClose={onClose} />;
  return <AddPasskey onAdded={onCodes} onClose={onClose} />;
}

type Open = Way | 'renew' | 'remove';

function On({ factor, onCodes }: { factor: SecondFactor; onCodes: OnCodes }) {
  const [open, setOpen] = useState<Open | null>(null);
  const { since, recoveryCodesLeft: left, passkeys } = factor;
  const close = () => setOpen(null);
  return (
    <Stack>
      <Text>{words.on(dateLabel(since ?? '', 'short'))}</Text>
      <Cluster>
        <StatusBadge tone={left < 3 ? 'caution' : 'success'}>{words.left(left)}</StatusBadge>
      </Cluster>
      {factor.removal && <LostFactor removal={factor.removal} />}
      <PasskeyList passkeys={passkeys} queryKey={queryKey} />
      {open === null && <Steps factor={factor} onOpen={setOpen} />}
      {(open === 'renew' || open === 'remove') && <CodeStep step={open} onCodes={onCodes} onClose={close} />}
      {(open === 'app' || open === 'passkey') && (
        <Adding
          way={open}
          onClose={close}
          onCodes={(codes) => {
            close();
            onCodes(codes);
          }}
        />
      )}
    </Stack>
  );
}

function Steps({ factor, onOpen }: { factor: SecondFactor; onOpen: (open: Open) => void }) {
  return (
    <Cluster>
      {hasPasskeys() && <Button onPress={() => onOpen('passkey')}>{securityMessages.passkeys.add}</Button>}
      {!factor.hasApp && <Button onPress={() => onOpen('app')}>{words.addApp}</Button>}
      <Button onPress={() => onOpen('renew')}>{words.renew}</Button>
      {factor.hasApp && (
        <Button look="quiet" onPress={() => onOpen('remove')}>
          {factor.passkeys.length > 0 ? words.removeApp : words.turnOff}
        </Button>
      )}
    </Cluster>
  );
}

function CodeStep({ step, onCodes, onClose }: { step: 'renew' | 'remove'; onCodes: OnCodes; onClose: () => void }) {
  const client = useQueryClient();
  const renew = useMutation({
    mutationFn: renewRecoveryCodes,
    onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
  });
  const remove = useMutation({
    mutationFn: removeSecondFactor,
    onSuccess: (state) => {
      client.setQueryData(queryKey, state);
      toast(state.isOn ? words.appRemoved : words.turnedOff);
      onClose();
    },
  });
  const { error, isPending, mutate } = step === 'renew' ? renew : remove;
  return (
    <Stack gap={2}>
      <Text>{step === 'renew' ? words.renewText : words.turnOffText}</Text>
      <CodeForm
        action={step === 'renew' ? words.renew : words.turnOff}
        isDanger={step === 'remove'}
        error={error}
        isRunning={isPending}
        onSubmit={mutate}
        onCancel={onClose}
      />
    </Stack>
  );
}
