import { authMessages } from '@quayside/contract/messages/auth';
import { commonMessages } from '@quayside/contract/messages/common';
import { useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { changeContact } from './auth.api.ts';
import { reloadUser } from './session.ts';

/** Withdraws a change that waits for its confirmation: the present address or number stays. */
export function KeepContact(props: { present: string; withdraw: 'EMAIL' | 'PHONE' }) {
  const [isRunning, setRunning] = useState(false);
  const withdraw = async () => {
    setRunning(true);
    await changeContact({ withdraw: props.withdraw }).then(reloadUser, (failure: unknown) =>
      toast(messageOf(failure, commonMessages.generic), { variant: 'caution' }),
    );
    setRunning(false);
  };
  return (
    <Button look="quiet" isLoading={isRunning} onPress={() => void withdraw()}>
      {authMessages.keep(props.present)}
    </Button>
  );
}
