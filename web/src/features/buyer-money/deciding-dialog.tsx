import { buyerMoneyMessages as words } from '@quayside/contract/messages/buyer-money';
import type { FormEvent, ReactNode } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { InlineNotification } from '../../ui/inline-notification.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';

interface DecidingDialogProps {
  title: string;
  submit: string;
  isDanger?: boolean;
  isRunning: boolean;
  problem: Error | null;
  /** Beside the one that submits. */
  more?: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A decision about money: what it does, what it needs, and what it was refused for. */
export function DecidingDialog(props: DecidingDialogProps) {
  const { title, submit, isDanger = false, isRunning, problem, more, onSubmit, onClose, children } = props;
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Dialog title={title} isOpen isDismissable={false} onClose={onClose}>
      <form noValidate onSubmit={send}>
        <Stack>
          {problem && <InlineNotification variant="error">{messageOf(problem, words.actionFailed)}</InlineNotification>}
          {children}
          <Cluster>
            <Button type="submit" look={isDanger ? 'danger' : 'primary'} isLoading={isRunning}>
              {submit}
            </Button>
            {more}
            <Button look="quiet" onPress={onClose}>
              {words.cancel}
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Dialog>
  );
}
