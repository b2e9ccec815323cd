import type { StaffOffer } from '@quayside/contract/blocked-offers';
import { blockedOfferMessages as words } from '@quayside/contract/messages/blocked-offers';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { wholeError } from '../../lib/api-error.ts';
import { keysOf } from '../../lib/keys-of.ts';
import { useIdempotencyKey } from '../../lib/use-idempotency-key.ts';
import { RadioCards } from '../../ui/form/radio-cards.tsx';
import { TextArea } from '../../ui/form/text-field.tsx';
import { FormDialog } from '../../ui/overlay/form-overlay.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { type BlockBody, blockOffer } from './blocked-offers.api.ts';

/** Takes an offer off sale, with words that its seller reads. */
export default function BlockDialog({ offer, onClose }: { offer: StaffOffer; onClose: () => void }) {
  const { qid, version, productName } = offer;
  const client = useQueryClient();
  const once = useIdempotencyKey();
  const [reason, setReason] = useState<BlockBody['reason']>('COMPLIANCE');
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = note.trim() === '';
  const { mutate, error, isPending } = useMutation({
    mutationFn: (body: BlockBody) => once(body, (one, key) => blockOffer(qid, one, key)),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['staff-offers'] });
      toast(words.blocked);
      onClose();
    },
  });
  const send = () => {
    setTried(true);
    if (!isMissing) mutate({ reason, note: note.trim(), version });
  };
  return (
    <FormDialog
      title={words.blockTitle(productName)}
      submitLabel={words.block}
      isSending={isPending}
      errors={wholeError(error, words.blockFailed)}
      onSubmit={send}
      onClose={onClose}
    >
      <RadioCards
        legend={words.reason}
        name="reason"
        value={reason}
        onChange={setReason}
        cards={keysOf(words.reasons).map((value) => ({
          value,
          title: words.reasons[value].title,
          description: words.reasons[value].text,
        }))}
      />
      <TextArea
        label={words.note}
        hint={words.noteHelp}
        maxLength={1_000}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        error={isTried && isMissing ? words.noteMissing : undefined}
      />
    </FormDialog>
  );
}
