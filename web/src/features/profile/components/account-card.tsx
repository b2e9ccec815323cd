import { profileMessages } from '@quayside/contract/messages/profile';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { textIn, useDraft } from '../../../lib/draft.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { KeyValueList } from '../../../ui/facts/key-value-list.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { Text } from '../../../ui/text.tsx';
import { ContactChange, reloadUser, useUser } from '../../auth/auth.public.ts';
import { changeAccountName } from '../profile.api.ts';
import { PasswordChange } from './password-change.tsx';

const words = profileMessages.account;

/** The person's own account: name, e-mail address, phone number and password (PRO-01, PRO-13, PRO-15). */
export function AccountCard() {
  const { account, email, phoneMasked, isEmailVerified, isPhoneVerified } = useUser();
  const mark = (isVerified: boolean) => (
    <Text as="span" size="small" tone={isVerified ? 'success' : 'caution'}>
      {isVerified ? words.verified : words.unverified}
    </Text>
  );
  return (
    <Card title={words.title}>
      <Stack gap={4}>
        <KeyValueList
          items={[
            { key: words.name, value: account },
            {
              key: words.email,
              value: (
                <>
                  {email} {mark(isEmailVerified)}
                </>
              ),
            },
            {
              key: words.phone,
              value: phoneMasked && (
                <>
                  {phoneMasked} {mark(isPhoneVerified)}
                </>
              ),
            },
          ]}
        />
        <Stack gap={1}>
          <NameChange />
          <ContactChange kind="email" action={words.changeEmail} explanation={words.emailStays} />
          <ContactChange kind="phone" action={words.changePhone} explanation={words.phoneStays} />
          <PasswordChange />
        </Stack>
      </Stack>
    </Card>
  );
}

function NameChange() {
  const { account } = useUser();
  const [typed, setTyped, forget] = useDraft<string | null>('profile.name', null, textIn);
  const close = () => {
    setTyped(null);
    forget();
  };
  const [isTried, setTried] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: changeAccountName,
    onSuccess: async () => {
      await reloadUser();
      close();
      toast(words.nameSaved);
    },
    onError: (problem) => toast(messageOf(problem, profileMessages.saveFailed), { variant: 'error' }),
  });
  if (typed === null)
    return (
      <Cluster>
        <Button look="quiet" onPress={() => setTyped(account)}>
          {words.changeName}
        </Button>
      </Cluster>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (typed.trim() !== '') mutate(typed.trim());
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={3}>
        <TextField
          label={words.name}
          maxLength={80}
          autoFocus
          value={typed}
          error={isTried && typed.trim() === '' ? words.nameRequired : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Cluster>
          <Button type="submit" isLoading={isPending}>
            {profileMessages.save}
          </Button>
          <Button look="quiet" onPress={close}>
            {profileMessages.discard}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
