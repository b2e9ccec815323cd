import { securityMessages } from '@quayside/contract/messages/security';
import { useMutation } from '@tanstack/react-query';
import { CodeValue } from '../../ui/facts/code-value.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { CodeForm } from './code-form.tsx';
import { PasswordStep } from './password-step.tsx';
import { beginSecondFactor, confirmSecondFactor } from './security.api.ts';

const words = securityMessages.factor;

interface Props {
  onCodes: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** Password, then the picture for the app, then its first code. */
export function SetUp({ onCodes, onClose }: Props) {
  const begin = useMutation({ mutationFn: beginSecondFactor });
  const confirm = useMutation({
    mutationFn: confirmSecondFactor,
    onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
  });
  if (!begin.data)
    return <PasswordStep error={begin.error} isRunning={begin.isPending} onSubmit={begin.mutate} onCancel={onClose} />;
  const { key, picture } = begin.data;
  return (
    <Stack>
      <Text>{words.scan}</Text>
      <img
        src={`data:image/svg+xml;utf8,${encodeURIComponent(picture)}`}
        alt={words.picture}
        width={208}
        height={208}
        className="bg-white"
      />
      <Text tone="muted">{words.byHand}</Text>
      <Cluster>
        <CodeValue code={key} name={words.title} />
      </Cluster>
      <CodeForm
        action={words.confirm}
        isAppOnly
        error={confirm.error}
        isRunning={confirm.isPending}
        onSubmit={confirm.mutate}
        onCancel={onClose}
      />
    </Stack>
  );
}
