import type { CompanyProfile } from '@quayside/contract/company';
import { orderTaskMessages } from '@quayside/contract/messages/order-tasks';
import { profileMessages } from '@quayside/contract/messages/profile';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { clock } from '../../../lib/clock.ts';
import { isKey, keysOf } from '../../../lib/keys-of.ts';
import { useSiteInfo } from '../../../lib/site-info.ts';
import { useIdempotencyKey } from '../../../lib/use-idempotency-key.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Cluster, Columns, Stack } from '../../../ui/layout.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { Text } from '../../../ui/text.tsx';
import { AgreementTerms, acceptSla } from '../../agreement/agreement.public.ts';
import { reloadUser, useMay, useUser } from '../../auth/auth.public.ts';
import { moveCompany } from '../profile.api.ts';
import { useRefreshProfile } from '../profile.queries.ts';

const words = profileMessages.pause;
const agreement = orderTaskMessages.sla;

/** Whether buyers see the offers, and what the company can do about it (domain page, section 7). */
export function SellingCard({ profile }: { profile: CompanyProfile }) {
  const mayWrite = useMay('company.write');
  const { status, statusNote } = profile;
  const { supportMailbox } = useSiteInfo();
  return (
    <Card title={words.title}>
      <Stack gap={4}>
        <Text>{textOf(status, supportMailbox)}</Text>
        {statusNote !== '' && <Text tone="muted">{words.note(statusNote)}</Text>}
        {mayWrite && <Moves status={status} />}
      </Stack>
    </Card>
  );
}

function textOf(status: string, supportMailbox: string): string {
  if (status === 'ONBOARDING') return words.onboarding;
  if (status === 'IN_REVIEW') return words.inReview;
  if (status === 'SUSPENDED') return words.suspended(supportMailbox);
  return status === 'ACTIVE' ? words.active : words.paused;
}

/** A company ends its own pauses; ours end by themselves or by us. */
const ownPauses: readonly (string | null)[] = ['HOLIDAY', 'SELLER_REQUEST'];

function Moves({ status }: { status: string }) {
  const isOwnPause = ownPauses.includes(useUser().pauseReason);
  const move = useMove();
  if (status === 'ACTIVE') return <PauseForm move={move} />;
  if (status === 'ONBOARDING') return <SubmitForm move={move} />;
  if (status !== 'PAUSED' || !isOwnPause) return null;
  return (
    <Cluster>
      <Button look="primary" isLoading={move.isPending} onPress={() => move.mutate({ event: 'resume' })}>
        {words.go}
      </Button>
    </Cluster>
  );
}

type Move = Parameters<typeof moveCompany>[0] & { acceptsSla?: boolean };

function useMove() {
  const sendOnce = useIdempotencyKey();
  const refresh = useRefreshProfile();
  return useMutation({
    mutationFn: async ({ acceptsSla = false, ...body }: Move) => {
      if (acceptsSla) await acceptSla();
      return sendOnce(body, moveCompany);
    },
    onSuccess: async (_answer, { event }) => {
      await Promise.all([refresh(), reloadUser()]);
      toast(event === 'pause' ? words.pausedNow : event === 'resume' ? words.goesOn : words.submitted);
    },
    onError: (problem) => {
      if (tooLong(problem) === undefined) toast(messageOf(problem, words.failed), { variant: 'error' });
    },
  });
}

/** Submits the profile, with the agreement where it is not accepted yet: before a company sells, nothing else asks for it. */
function SubmitForm({ move }: { move: ReturnType<typeof useMove> }) {
  const { slaAccepted } = useUser();
  const [isAgreed, setAgreed] = useState(false);
  const [isTried, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (slaAccepted || isAgreed) move.mutate({ event: 'submit_for_review', acceptsSla: !slaAccepted });
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={4}>
        {!slaAccepted && (
          <>
            <Text as="strong">{agreement.drawer}</Text>
            <AgreementTerms isAgreed={isAgreed} isMissed={isTried && !isAgreed} onChange={setAgreed} />
          </>
        )}
        <Cluster>
          <Button type="submit" look="primary" isLoading={move.isPending}>
            {words.submit}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}

/** What stands at the day of the end. */
const tooLong = (problem: Error | null): string | undefined =>
  problem !== null && 'code' in problem && problem.code === 'seller_pause_too_long' ? problem.message : undefined;

/** The end of that day; of the sixtieth as much as the limit of 60 times 24 hours takes. */
function endOf(day: string): Date {
  const end = new Date(`${day}T23:59:59`);
  const longest = new Date(clock.now().getTime() + 60 * 86_400_000);
  return end > longest && longest.toDateString() === end.toDateString() ? longest : end;
}

/** A pause has an end, at most 60 days away; the server knows the day. */
function PauseForm({ move }: { move: ReturnType<typeof useMove> }) {
  const [isOpen, setOpen] = useState(false);
  const [until, setUntil] = useState('');
  const [reason, setReason] = useState<keyof typeof words.reasons>('HOLIDAY');
  const [isTried, setTried] = useState(false);
  if (!isOpen)
    return (
      <Cluster>
        <Button onPress={() => setOpen(true)}>{words.pause}</Button>
      </Cluster>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (until === '') return;
    move.mutate({ event: 'pause', reason, expectedPauseEnd: endOf(until).toISOString() });
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={4}>
        <Columns>
          <TextField
            label={words.until}
            type="date"
            autoFocus
            value={until}
            error={isTried && until === '' ? words.untilWrong : tooLong(move.error)}
            onChange={({ target }) => setUntil(target.value)}
          />
          <Select
            label={words.reason}
            value={reason}
            options={keysOf(words.reasons).map((one) => ({ value: one, label: words.reasons[one] }))}
            onChange={({ target }) => isKey(words.reasons, target.value) && setReason(target.value)}
          />
        </Columns>
        <Cluster>
          <Button type="submit" look="primary" isLoading={move.isPending}>
            {words.pause}
          </Button>
          <Button look="quiet" onPress={() => setOpen(false)}>
            {profileMessages.discard}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
