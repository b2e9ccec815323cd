import { leadPageMessages as words } from '@quayside/contract/messages/lead-pages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { useIdempotencyKey } from '../../../lib/use-idempotency-key.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { moveSeller } from '../seller-leads.api.ts';

const said = { approve: words.approved, send_back: words.sentBack, reject: words.rejected } as const;
type Decision = keyof typeof said;

/** A company that was submitted: approved, sent back with what is missing, or rejected with the reason. */
export function SellerReview({ sellerQid }: { sellerQid: string }) {
  const [note, setNote] = useState('');
  const [asked, setAsked] = useState<Decision | null>(null);
  const [isRejecting, setRejecting] = useState(false);
  const noteId = useId();
  const client = useQueryClient();
  const sendOnce = useIdempotencyKey();
  const { mutate, isPending } = useMutation({
    mutationFn: (event: Decision) =>
      sendOnce({ event, ...(note.trim() === '' ? {} : { note: note.trim() }) }, (body, key) =>
        moveSeller(sellerQid, body, key),
      ),
    onSuccess: async (_seller, event) => {
      toast(said[event]);
      await client.invalidateQueries({ queryKey: ['leads'] });
    },
    onError: (problem) => toast(messageOf(problem, words.saveFailed), { variant: 'error' }),
  });
  const press = (event: Decision) => {
    setAsked(event);
    if (event !== 'approve' && note.trim() === '') return document.getElementById(noteId)?.focus();
    if (event === 'reject') return setRejecting(true);
    mutate(event);
  };
  const isSilent = asked !== null && asked !== 'approve' && note.trim() === '';
  return (
    <Stack gap={4}>
      <TextArea
        id={noteId}
        label={words.say}
        hint={words.sayHint}
        rows={3}
        maxLength={1_000}
        value={note}
        error={isSilent ? words.sayRequired : undefined}
        onChange={({ target }) => setNote(target.value)}
      />
      <Cluster>
        <Button look="move" isLoading={isPending && asked === 'approve'} onPress={() => press('approve')}>
          {words.approve}
        </Button>
        <Button isLoading={isPending && asked === 'send_back'} onPress={() => press('send_back')}>
          {words.sendBack}
        </Button>
        <Button look="quiet" isLoading={isPending && asked === 'reject'} onPress={() => press('reject')}>
          {words.reject}
        </Button>
      </Cluster>
      {isRejecting && (
        <ConfirmDialog
          title={words.rejectTitle}
          isOpen
          tone="danger"
          confirmLabel={words.rejectNow}
          isRunning={isPending}
          onClose={() => setRejecting(false)}
          onConfirm={() => mutate('reject', { onSettled: () => setRejecting(false) })}
        >
          {words.rejectText}
        </ConfirmDialog>
      )}
    </Stack>
  );
}
