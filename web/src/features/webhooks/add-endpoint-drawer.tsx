import { webhookMessages as words } from '@quayside/contract/messages/webhooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { FormDrawer } from '../../ui/overlay/form-overlay.tsx';
import { addEndpoint } from './webhooks.api.ts';

/** One address. What the server refuses of it stands at the field. */
export function AddEndpointDrawer({ onMade, onClose }: { onMade: (secret: string) => void; onClose: () => void }) {
  const client = useQueryClient();
  const [url, setUrl] = useState('');
  const [isTried, setTried] = useState(false);
  const add = useMutation({
    mutationFn: addEndpoint,
    onSuccess: ({ secret }) => onMade(secret),
    onSettled: () => client.invalidateQueries({ queryKey: ['webhooks'] }),
  });
  const isMissing = url.trim() === '';
  const submit = () => {
    setTried(true);
    if (!isMissing) add.mutate(url.trim());
  };
  const refused = add.error ? messageOf(add.error, words.changeFailed) : undefined;
  return (
    <FormDrawer
      title={words.addTitle}
      submitLabel={words.add}
      isSending={add.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={words.url}
        hint={words.urlHint}
        inputMode="url"
        maxLength={500}
        value={url}
        error={isMissing && isTried ? words.urlMissing : refused}
        onChange={({ target }) => {
          setUrl(target.value);
          add.reset();
        }}
      />
    </FormDrawer>
  );
}
