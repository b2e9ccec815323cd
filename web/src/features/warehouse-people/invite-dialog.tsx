import { warehousePeopleMessages as words } from '@quayside/contract/messages/warehouse-people';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { fieldMessages, messageOf } from '../../lib/api-error.ts';
import { keysOf } from '../../lib/keys-of.ts';
import { Button } from '../../ui/button.tsx';
import { RadioCards } from '../../ui/form/radio-cards.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { InlineNotification } from '../../ui/inline-notification.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { type Invitation, inviteWarehousePerson } from './warehouse-people.api.ts';

interface Props {
  houses: readonly { qid: string; name: string; city: string }[];
  onClose: () => void;
}

/** One address, one role, one warehouse; where there is one warehouse, it is chosen already. */
export function InviteDialog({ houses, onClose }: Props) {
  const client = useQueryClient();
  const only = houses.length === 1 ? houses[0]?.qid : undefined;
  const [typed, setTyped] = useState<Invitation>({ email: '', role: 'WAREHOUSE_WORKER', warehouseQid: only ?? '' });
  const [isTried, setTried] = useState(false);
  const invite = useMutation({
    mutationFn: inviteWarehousePerson,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['warehouse-people'] });
      toast(words.sent);
      onClose();
    },
  });
  const email = typed.email.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (email !== '' && typed.warehouseQid !== '') invite.mutate({ ...typed, email });
  };
  const atEmail = invite.error ? fieldMessages(invite.error).email : undefined;
  return (
    <Dialog title={words.inviteTitle} isOpen isDismissable={false} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <Stack>
          {invite.error && !atEmail && (
            <InlineNotification variant="error">{messageOf(invite.error, words.sendFailed)}</InlineNotification>
          )}
          <TextField
            label={words.email}
            type="email"
            autoComplete="off"
            value={typed.email}
            error={isTried && email === '' ? words.emailNeeded : atEmail}
            onChange={({ target }) => setTyped({ ...typed, email: target.value })}
          />
          <RadioCards
            legend={words.role}
            name="role"
            value={typed.role}
            onChange={(role) => setTyped({ ...typed, role })}
            cards={keysOf(words.roles).map((value) => ({
              ...{ value, title: words.roles[value].name, description: words.roles[value].text },
            }))}
          />
          <Select
            label={words.warehouse}
            placeholder={words.choose}
            value={typed.warehouseQid}
            error={isTried && typed.warehouseQid === '' ? words.warehouseNeeded : undefined}
            options={houses.map(({ qid, name, city }) => ({ value: qid, label: `${name}, ${city}` }))}
            onChange={({ target }) => setTyped({ ...typed, warehouseQid: target.value })}
          />
          <Cluster>
            <Button type="submit" look="primary" isLoading={invite.isPending}>
              {words.send}
            </Button>
            <Button onPress={onClose}>{words.cancel}</Button>
          </Cluster>
        </Stack>
      </form>
    </Dialog>
  );
}
