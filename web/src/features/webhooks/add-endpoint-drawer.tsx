import { webhookMessages as words } from '@quayside/contract/messages/webhooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Drawer } from '../../ui/overlay/dialog.tsx';
import { addEndpoint } from './webhooks.api.ts';

/** One address. What the server refuses of it stands at the field. */
export function AddEndpointDrawer({ onMade, onClose }: { onMade: (secret: string) => void; onClose: () => void }) {
  const formId = useId();
  const client = useQueryClient();
  const [url, setUrl] = useState('');
  const [isTried, setTried] = useState(false);
  const add = useMutation({
    mutationFn: addEndpoint,
    onSuccess: ({ secret }) => onMade(secret),
    onSettled: () => client.invalidateQueries({ queryKey: ['webhooks'] }),
  });
  const isMissing = url.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isMissing) add.mutate(url.trim());
  };
  const refused = add.error ? messageOf(add.error, words.changeFailed) : undefined;
  return (
    <Drawer
      title={words.addTitle}
      isOpen
      isDismissable={url === ''}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button type="submit" form={formId} look="primary" isLoading={add.isPending}>
            {words.add}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
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
      </form>
    </Drawer>
  );
}
