import { leadPageMessages as words } from '@quayside/contract/messages/lead-pages';
import type { LeadStatus, SellerLead } from '@quayside/contract/seller-leads';
import { useState } from 'react';
import { isKey, keysOf } from '../../../lib/keys-of.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Cluster } from '../../../ui/layout.tsx';
import { FormDialog } from '../../../ui/overlay/form-overlay.tsx';
import { Text } from '../../../ui/text.tsx';
import { changeLead, completeLead } from '../seller-leads.api.ts';
import { useLeadChange } from '../use-lead-change.ts';

/** The next step as the yellow button, the others beside it. */
export function LeadMoves({ lead }: { lead: SellerLead }) {
  const [isEnding, setEnding] = useState(false);
  const move = useLeadChange(
    (status: LeadStatus) => changeLead(lead.slug, { status, version: lead.version }),
    words.moved,
  );
  const { allowedMoves: moves } = lead;
  const isGivenUp = lead.status === 'COMPLETED_UNSUCCESSFUL' || lead.status === 'DUPLICATE';
  const steps = moves.filter((status) => isGivenUp || isKey(words.moves, status));
  const labelOf = (status: LeadStatus) =>
    !isGivenUp && isKey(words.moves, status) ? words.moves[status] : words.reopen;
  if (moves.length === 0) return <Text>{words.nothingLeft}</Text>;
  return (
    <>
      {steps.length === 0 && lead.sellerStatus !== 'IN_REVIEW' && <Text>{words.waitsForSeller}</Text>}
      <Cluster>
        {steps.map((status, index) => (
          <Button
            key={status}
            look={index === 0 && !isGivenUp ? 'move' : 'secondary'}
            isLoading={move.isPending && move.variables === status}
            onPress={() => move.mutate(status)}
          >
            {labelOf(status)}
          </Button>
        ))}
        {moves.includes('COMPLETED_UNSUCCESSFUL') && (
          <Button look="quiet" onPress={() => setEnding(true)}>
            {words.end}
          </Button>
        )}
      </Cluster>
      {isEnding && <EndDialog lead={lead} onClose={() => setEnding(false)} />}
    </>
  );
}

function EndDialog({ lead, onClose }: { lead: SellerLead; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const end = useLeadChange(
    (why: keyof typeof words.reasons) =>
      completeLead(lead.slug, { outcome: 'UNSUCCESSFUL', reason: why, version: lead.version }),
    words.ended,
    onClose,
  );
  const press = () => {
    setTried(true);
    if (isKey(words.reasons, reason)) end.mutate(reason);
  };
  return (
    <FormDialog
      title={words.endTitle}
      submitLabel={words.end}
      cancelLabel={words.keep}
      isDanger
      isSending={end.isPending}
      onSubmit={press}
      onClose={onClose}
    >
      <Select
        label={words.reason}
        placeholder
        value={reason}
        error={isTried && reason === '' ? words.reasonRequired : undefined}
        options={keysOf(words.reasons).map((one) => ({ value: one, label: words.reasons[one] }))}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  );
}
