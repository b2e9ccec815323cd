import { leadPageMessages as words } from '@quayside/contract/messages/lead-pages';
import type { SellerLead } from '@quayside/contract/seller-leads';
import { textIn, useDraft } from '../../../lib/draft.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { changeLead } from '../seller-leads.api.ts';
import { useLeadChange } from '../use-lead-change.ts';

/** What our own people keep in mind; the company never reads it. */
export function LeadNote({ lead }: { lead: SellerLead }) {
  const [note, setNote, forget] = useDraft(`lead.note.${lead.slug}`, lead.note, textIn);
  const save = useLeadChange(
    (text: string) => changeLead(lead.slug, { note: text, version: lead.version }),
    words.noteSaved,
    forget,
  );
  return (
    <Card title={words.note}>
      <Stack gap={4}>
        <TextArea
          label={words.note}
          isLabelHidden
          rows={4}
          maxLength={2_000}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <Cluster>
          <Button isLoading={save.isPending} onPress={() => save.mutate(note)}>
            {words.noteSave}
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}
