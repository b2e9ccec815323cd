import { leadPageMessages } from '@quayside/contract/messages/lead-pages';
import { leadFileTypes, mostLeadFiles } from '@quayside/contract/seller-lead-values';
import type { LeadFile, SellerLeadDetail } from '@quayside/contract/seller-leads';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { useUploads } from '../../../lib/use-uploads.ts';
import { Card } from '../../../ui/card.tsx';
import { AttachmentList } from '../../../ui/facts/attachment-list.tsx';
import { dayLabel } from '../../../ui/facts/when.tsx';
import { FileDrop } from '../../../ui/form/file-drop.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { Text } from '../../../ui/text.tsx';
import { addLeadFile, removeLeadFile, saveLeadFile } from '../seller-leads.api.ts';

const words = leadPageMessages.files;

/** What is kept with a lead: sent as soon as it is chosen, saved with a press, taken away after a question. */
export function LeadFiles({ lead: { slug, files } }: { lead: Pick<SellerLeadDetail, 'slug' | 'files'> }) {
  const client = useQueryClient();
  const uploads = useUploads({ types: leadFileTypes });
  const [isFull, setFull] = useState(false);
  const [leaving, setLeaving] = useState<LeadFile | null>(null);
  const save = useMutation({
    mutationFn: ({ qid, name }: LeadFile) => saveLeadFile(slug, qid, name),
    onError: (problem) => toast(messageOf(problem, words.saveFailed), { variant: 'caution' }),
  });
  const one = (id: string) => files.find(({ qid }) => qid === id);
  const add = (chosen: readonly File[]) => {
    const room = Math.max(0, mostLeadFiles - files.length - uploads.files.length);
    setFull(chosen.length > room);
    uploads.add(chosen.slice(0, room), async (file, ticket) => {
      await addLeadFile(slug, file, ticket);
      await client.invalidateQueries({ queryKey: ['leads', 'one', slug] });
    });
  };
  return (
    <Card title={words.title}>
      <Stack gap={4}>
        {files.length === 0 && <Text tone="muted">{words.none}</Text>}
        <AttachmentList
          label={words.list}
          files={files.map(({ qid, name, bytes, addedAt, addedBy }) => ({
            ...{ id: qid, name, bytes, note: words.by(dayLabel(addedAt), addedBy) },
          }))}
          onSave={(id) => {
            const file = one(id);
            if (file) save.mutate(file);
          }}
          onRemove={(id) => setLeaving(one(id) ?? null)}
        />
        <FileDrop
          label={words.add}
          hint={words.hint}
          types={leadFileTypes}
          isMultiple
          error={isFull ? words.full(mostLeadFiles) : undefined}
          files={uploads.files}
          onAdd={add}
          onRemove={uploads.remove}
          onRetry={uploads.retry}
        />
      </Stack>
      {leaving && <RemoveQuestion slug={slug} file={leaving} onClose={() => setLeaving(null)} />}
    </Card>
  );
}

function RemoveQuestion({ slug, file, onClose }: { slug: string; file: LeadFile; onClose: () => void }) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => removeLeadFile(slug, file.qid),
    onSuccess: () => toast(words.removed),
    onError: (problem) => toast(messageOf(problem, leadPageMessages.saveFailed), { variant: 'error' }),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: ['leads', 'one', slug] });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={words.removeAsk(file.name)}
      isOpen
      tone="danger"
      confirmLabel={words.remove}
      isRunning={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      {words.removeText}
    </ConfirmDialog>
  );
}
