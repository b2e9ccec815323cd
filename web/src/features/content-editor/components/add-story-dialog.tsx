import { contentEditorMessages as words } from '@quayside/contract/messages/content-editor';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { createStory } from '../content-editor.api.ts';

/** A new page begins with name and address. */
export function AddStoryDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('');
  const [slug, setSlug] = useState('');
  const [component, setComponent] = useState<'page' | 'testimonial'>('page');
  const [key] = useState(() => crypto.randomUUID());
  const navigate = useNavigate();
  const client = useQueryClient();
  const create = useMutation({
    mutationFn: () => createStory({ name, slug, component }, `${key}-${slug}-${name}`.slice(0, 100)),
    onSuccess: async ({ qid }) => {
      void client.invalidateQueries({ queryKey: ['content'] });
      await navigate(paths.contentPage(qid));
    },
  });
  return (
    <ConfirmDialog
      title={words.addTitle}
      isOpen
      onClose={onClose}
      onConfirm={() => create.mutate()}
      confirmLabel={words.create}
      isRunning={create.isPending}
    >
      <Stack gap={4}>
        {create.isError && (
          <InlineNotification variant="error">{messageOf(create.error, words.failed)}</InlineNotification>
        )}
        <TextField
          label={words.name}
          value={name}
          maxLength={120}
          required
          onChange={({ target }) => setName(target.value)}
        />
        <TextField
          label={words.slug}
          hint={words.slugHint}
          value={slug}
          maxLength={120}
          required
          spellCheck={false}
          onChange={({ target }) => setSlug(target.value)}
        />
        <Select
          label={words.kind}
          value={component}
          options={[
            { value: 'page', label: words.kinds.page },
            { value: 'testimonial', label: words.kinds.testimonial },
          ]}
          onChange={({ target }) => setComponent(target.value === 'testimonial' ? 'testimonial' : 'page')}
        />
      </Stack>
    </ConfirmDialog>
  );
}
