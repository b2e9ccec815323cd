import type { CompanyProfile } from '@quayside/contract/company';
import { profileMessages } from '@quayside/contract/messages/profile';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { fieldMessages, messageOf } from '../../../lib/api-error.ts';
import { textIn, useDraft } from '../../../lib/draft.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { dateLabel } from '../../../ui/facts/date-text.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { Text } from '../../../ui/text.tsx';
import { useUser } from '../../auth/auth.public.ts';
import { percentIn } from '../percent-in.ts';
import { askFee } from '../profile.api.ts';
import { useRefreshProfile } from '../profile.queries.ts';

const words = profileMessages.discount;
const highest = 30;

/** PRO-16: our fee, the one that comes, and the form that asks for another. */
export function FeeCard({ profile, mayWrite }: { profile: CompanyProfile; mayWrite: boolean }) {
  const { fee, pricingModel } = useUser();
  if (fee === null || pricingModel === 'NET_PRICE') return null;
  const { nextFee } = profile;
  return (
    <Card title={words.feeTitle}>
      <Stack gap={4}>
        <Text>{words.feeText(fee)}</Text>
        {nextFee && (
          <InlineNotification variant="info">
            {words.feeSaved(nextFee.fee, dateLabel(nextFee.from, 'short', 'UTC'))}
            {nextFee.needsApproval && ` (${profileMessages.terms.waits})`}
          </InlineNotification>
        )}
        {mayWrite && <FeeForm current={fee} />}
      </Stack>
    </Card>
  );
}

function FeeForm({ current }: { current: string }) {
  const [typed, setTyped, forget] = useDraft('profile.fee', '', textIn);
  const [isTried, setTried] = useState(false);
  const refresh = useRefreshProfile();
  const fee = percentIn(typed, highest);
  const { mutate, error, isPending } = useMutation({
    mutationFn: askFee,
    onSuccess: async ({ nextFee, from, needsApproval }) => {
      await refresh();
      setTyped('');
      forget();
      setTried(false);
      toast(needsApproval ? words.feeAsked(nextFee) : words.feeSaved(nextFee, dateLabel(from, 'short', 'UTC')));
    },
    onError: (problem) => toast(messageOf(problem, profileMessages.saveFailed), { variant: 'caution' }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (fee !== null) mutate(fee);
  };
  const wrong = isTried && fee === null ? words.feeWrong : undefined;
  return (
    <form noValidate onSubmit={submit}>
      <Cluster align="end">
        <TextField
          label={words.feeLabel}
          inputMode="decimal"
          maxLength={8}
          value={typed}
          error={fieldMessages(error).fee ?? wrong}
          hint={fee !== null && Number(fee) < Number(current) ? words.feeLower : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" isLoading={isPending}>
          {words.feeSave}
        </Button>
      </Cluster>
    </form>
  );
}
