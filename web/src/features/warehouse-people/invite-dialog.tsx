import { warehousePeopleMessages as words } from '@quayside/contract/messages/warehouse-people';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldMessages, wholeError } from '../../lib/api-error.ts';
import { keysOf } from '../../lib/keys-of.ts';
import { RadioCards } from '../../ui/form/radio-cards.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { FormDialog } from '../../ui/overlay/form-overlay.tsx';
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
  const submit = () => {
    setTried(true);
    if (email !== '' && typed.warehouseQid !== '') invite.mutate({ ...typed, email });
  };
  const atEmail = fieldMessages(invite.error).email;
  return (
    <FormDialog
      title={words.inviteTitle}
      submitLabel={words.send}
      isSending={invite.isPending}
      errors={wholeError(invite.error, words.sendFailed, atEmail ? [atEmail] : [])}
      onSubmit={submit}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
