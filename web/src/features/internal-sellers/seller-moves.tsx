import type { InternalSeller, InternalSellerDetail } from '@quayside/contract/internal-sellers';
import { internalSellerMessages as words } from '@quayside/contract/messages/internal-sellers';
import { uiMessages } from '@quayside/contract/messages/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { keysOf } from '../../lib/keys-of.ts';
import { useIdempotencyKey } from '../../lib/use-idempotency-key.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextArea, TextField } from '../../ui/form/text-field.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { Text } from '../../ui/text.tsx';
import { type Move, moveSeller } from './internal-sellers.api.ts';

type Event = InternalSeller['allowedEvents'][number];

/** What may be done with the company now; each asks for what it needs and says what it does. */
export function SellerMoves({ seller }: { seller: InternalSeller }) {
  const [asked, setAsked] = useState<Event | null>(null);
  return (
    <Stack as="section">
      <Heading level={3}>{words.whatNow}</Heading>
      {seller.allowedEvents.length === 0 && <Text tone="muted">{words.nothing}</Text>}
      {asked === null ? (
        <Cluster>
          {seller.allowedEvents.map((event) => (
            <Button key={event} onPress={() => setAsked(event)}>
              {words.events[event].name}
            </Button>
          ))}
        </Cluster>
      ) : (
        <MoveForm key={asked} seller={seller} event={asked} onClose={() => setAsked(null)} />
      )}
    </Stack>
  );
}

interface FormProps {
  seller: InternalSeller;
  event: Event;
  onClose: () => void;
}

function MoveForm({ seller, event, onClose }: FormProps) {
  const [typed, setTyped] = useState<{ reason: keyof typeof words.reasons; end: string; note: string }>({
    reason: 'COMPLIANCE_REVIEW',
    end: '',
    note: '',
  });
  const [isTried, setTried] = useState(false);
  const move = useMove(seller.qid, onClose);
  const { name, effect, needsNote, isHard } = words.events[event];
  const isSilent = needsNote && typed.note.trim() === '';
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault();
    setTried(true);
    if (!isSilent) move.mutate(moveOf(event, typed));
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <Text>{effect}</Text>
        {event === 'pause' && (
          <>
            <Select
              label={words.reason}
              value={typed.reason}
              options={keysOf(words.reasons).map((one) => ({ value: one, label: words.reasons[one] }))}
              onChange={({ target }) => {
                const reason = keysOf(words.reasons).find((one) => one === target.value);
                if (reason) setTyped({ ...typed, reason });
              }}
            />
            <TextField
              type="date"
              label={words.end}
              hint={words.endHint}
              isOptional
              value={typed.end}
              onChange={({ target }) => setTyped({ ...typed, end: target.value })}
            />
          </>
        )}
        <TextArea
          label={words.say}
          isOptional={!needsNote}
          rows={3}
          maxLength={1_000}
          value={typed.note}
          error={isTried && isSilent ? words.sayNeeded : undefined}
          onChange={({ target }) => setTyped({ ...typed, note: target.value })}
        />
        <Cluster>
          <Button type="submit" look={isHard ? 'danger' : 'primary'} isLoading={move.isPending}>
            {name}
          </Button>
          <Button onPress={onClose}>{uiMessages.cancel}</Button>
        </Cluster>
      </Stack>
    </form>
  );
}

const moveOf = (event: Event, typed: { reason: keyof typeof words.reasons; end: string; note: string }): Move => ({
  event,
  ...(event === 'pause'
    ? { reason: typed.reason, expectedPauseEnd: typed.end === '' ? null : `${typed.end}T00:00:00.000Z` }
    : {}),
  ...(typed.note.trim() === '' ? {} : { note: typed.note.trim() }),
});

function useMove(qid: string, onDone: () => void) {
  const client = useQueryClient();
  const sendOnce = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: Move) => sendOnce(body, (sent, key) => moveSeller(qid, sent, key)),
    onSuccess: async (seller) => {
      // The answer knows nothing of what is carried over to the next payouts.
      client.setQueryData<InternalSellerDetail>(
        ['internal-sellers', 'one', qid],
        (before) => before && { ...before, ...seller },
      );
      toast(words.moved(seller.name, words.statuses[seller.status]));
      onDone();
      await client.invalidateQueries({ queryKey: ['internal-sellers', 'list'] });
    },
    onError: (error) => toast(messageOf(error, words.moveFailed), { variant: 'error' }),
  });
}
