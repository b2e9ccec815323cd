import type { VatValidation } from '@quayside/contract/company';
import { profileMessages } from '@quayside/contract/messages/profile';
import { useMutation } from '@tanstack/react-query';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { type BadgeTone, StatusBadge } from '../../../ui/facts/status-badge.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { useUser } from '../../auth/auth.public.ts';
import { checkVat } from '../profile.api.ts';

const words = profileMessages.registration;
const tones: Readonly<Record<VatValidation['validationStatus'], BadgeTone>> = {
  VALID: 'success',
  INVALID: 'error',
  PENDING: 'wait',
  UNABLE_TO_VALIDATE: 'caution',
};
const tooMany = 429;

/** What the register says of the number that is typed; of the saved one without a press. Too many questions are no answer (PRO-11). */
export function VatCheck({ typed, saved }: { typed: string; saved: VatValidation | null }) {
  const { country } = useUser().company;
  const { mutate, data, error, isPending, variables } = useMutation({
    mutationFn: (number: string) => checkVat(country, number).catch(unableWhenThrottled(country, number)),
  });
  const asked = data && variables === typed ? data : undefined;
  const shown = asked ?? (saved?.taxNumber === typed ? saved : null);
  return (
    <Stack gap={3}>
      <Cluster>
        <Button isLoading={isPending} onPress={() => mutate(typed)}>
          {words.check}
        </Button>
        <span role="status">
          {shown && typed !== '' && (
            <StatusBadge tone={tones[shown.validationStatus]}>{words.states[shown.validationStatus]}</StatusBadge>
          )}
        </span>
      </Cluster>
      {shown?.companyName && <Text tone="muted">{words.registeredTo(shown.companyName)}</Text>}
      {shown?.validationStatus === 'UNABLE_TO_VALIDATE' && (
        <InlineNotification variant="caution">{words.unable}</InlineNotification>
      )}
      {error && variables === typed && (
        <InlineNotification variant="error">{messageOf(error, words.unable)}</InlineNotification>
      )}
    </Stack>
  );
}

const unableWhenThrottled =
  (countryCode: string, taxNumber: string) =>
  (problem: unknown): VatValidation => {
    if (!(problem instanceof ApiError) || problem.status !== tooMany) throw problem;
    return { countryCode, taxNumber, companyName: '', validationStatus: 'UNABLE_TO_VALIDATE' };
  };
