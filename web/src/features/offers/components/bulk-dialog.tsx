import { offerMessages } from '@quayside/contract/messages/offers';
import type { Offer } from '@quayside/contract/offers';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { moneyLabel } from '../../../ui/facts/money-text.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Text } from '../../../ui/text.tsx';
import { bulkChangeOf } from '../bulk-change-of.ts';
import { type BulkBody, changeMany } from '../offers.api.ts';
import { useBulkChange } from '../use-bulk-change.ts';

const words = offerMessages.bulk;
const shownAtMost = 5;

interface BulkDialogProps {
  kind: 'price' | 'stock';
  offers: readonly Offer[];
  onDone: () => void;
  onClose: () => void;
}

/** One change of many offers: what it would do is shown before it is done. */
export default function BulkDialog({ kind, offers, onDone, onClose }: BulkDialogProps) {
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const qids = offers.map(({ qid }) => qid);
  const preview = useMutation({
    mutationFn: (change: BulkBody['change']) => changeMany({ offers: qids, change, dryRun: true }, crypto.randomUUID()),
  });
  const apply = useBulkChange(words.changed, onDone);
  const change = bulkChangeOf(kind, typed);
  const show = () => {
    setTried(true);
    if (change) preview.mutate(change);
  };
  const wrong = kind === 'price' ? words.percentWrong : words.stockWrong;
  const isPreviewed = preview.data !== undefined;
  return (
    <Dialog
      title={kind === 'price' ? words.price : words.stock}
      isOpen
      onClose={onClose}
      isDismissable={!apply.isRunning}
      actions={
        isPreviewed && change && preview.data.changed > 0 ? (
          <Button look="primary" isLoading={apply.isRunning} onPress={() => apply.run(qids, change)}>
            {words.apply(preview.data.changed)}
          </Button>
        ) : (
          <Button look="primary" isLoading={preview.isPending} onPress={show}>
            {words.preview}
          </Button>
        )
      }
    >
      <Stack gap={4}>
        <TextField
          label={kind === 'price' ? words.percent : offerMessages.stock}
          hint={kind === 'price' ? words.percentHelp : undefined}
          inputMode="decimal"
          autoFocus
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            preview.reset();
          }}
          error={isTried && !change ? wrong : undefined}
        />
        {preview.error && (
          <InlineNotification variant="error">{messageOf(preview.error, offerMessages.failedBulk)}</InlineNotification>
        )}
        {isPreviewed && <Outcome outcome={preview.data} offers={offers} isPrice={kind === 'price'} />}
      </Stack>
    </Dialog>
  );
}

type BulkOutcome = Awaited<ReturnType<typeof changeMany>>;

function Outcome({ outcome, offers, isPrice }: { outcome: BulkOutcome; offers: readonly Offer[]; isPrice: boolean }) {
  const changed = outcome.results.filter(({ code }) => code === 'CHANGED');
  const nameOf = (qid: string) => offers.find((offer) => offer.qid === qid)?.productName ?? '';
  return (
    <Stack gap={2}>
      <div role="status">
        <Text weight="strong">{words.previewed(outcome.changed, outcome.kept)}</Text>
      </div>
      {isPrice && (
        <Stack as="ul" gap={1}>
          {changed.slice(0, shownAtMost).map(({ qid, before, after }) => (
            <li key={qid}>
              {nameOf(qid)}: {moneyLabel(before)} → {moneyLabel(after)}
            </li>
          ))}
          {changed.length > shownAtMost && <li>{words.more(changed.length - shownAtMost)}</li>}
        </Stack>
      )}
    </Stack>
  );
}
