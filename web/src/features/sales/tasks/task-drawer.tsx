import { orderTaskMessages } from '@quayside/contract/messages/order-tasks';
import { orderMessages as words } from '@quayside/contract/messages/orders';
import { useState } from 'react';
import { Coded } from '../../../lib/code.tsx';
import { isKey } from '../../../lib/keys-of.ts';
import { Button } from '../../../ui/button.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Drawer } from '../../../ui/overlay/dialog.tsx';
import { mayDo, type TaskName } from '../sale-steps.ts';
import { taskCode } from './task-code.ts';
import type { TaskProps } from './task-props.ts';

/** These wait for the agreement: it opens first and the task follows in the same place (ORD-08). */
const afterSla: readonly TaskName[] = ['quantities', 'decline'];

type Opened = TaskProps & { task: TaskName };

/** The drawer or dialog of a task. One that the server does not allow says so instead. */
export default function TaskDrawer(props: Opened) {
  return <OpenTask key={`${props.sale.qid} ${props.task}`} {...props} />;
}

/** What is done here may not be done twice: the order is there anew before this one has closed, and says nothing against it. */
function OpenTask({ task, ...props }: Opened) {
  const [wasAllowed] = useState(() => mayDo(task, props.sale));
  if (!wasAllowed && !mayDo(task, props.sale)) return <NotAllowed {...props} task={task} />;
  const name = !props.sale.slaAccepted && afterSla.includes(task) ? 'sla' : task;
  if (name === 'quantities') return null;
  return <Coded key={name} code={taskCode[name]} props={props} />;
}

function NotAllowed({ task, sale, onClose }: TaskProps & { task: TaskName }) {
  return (
    <Drawer
      title={task === 'decline' ? words.decline : words.tasks[task]}
      isOpen
      onClose={onClose}
      actions={<Button onPress={onClose}>{words.close}</Button>}
    >
      <InlineNotification variant="info">{whyNot(task, sale)}</InlineNotification>
    </Drawer>
  );
}

function whyNot(task: TaskName, { status, allowedActions, carrierBooking }: TaskProps['sale']): string {
  if (isKey(words.ended, status)) return words.ended[status];
  if (task === 'carrier' && carrierBooking) return orderTaskMessages.carrier.booked;
  return allowedActions.length === 0 ? words.viewOnly : words.notNow;
}
