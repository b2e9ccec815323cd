import { orderTaskMessages } from '@quayside/contract/messages/order-tasks';
import { useState } from 'react';
import { toast } from '../../../ui/overlay/toast.tsx';
import { AgreementTerms, acceptSla } from '../../agreement/agreement.public.ts';
import { useOpenTask } from '../use-open-task.ts';
import { useSaleWork } from '../use-sale-work.ts';
import { TaskForm } from './task-form.tsx';
import type { TaskProps } from './task-props.ts';

const words = orderTaskMessages.sla;

/** The agreement in five lines, one checkbox, one button (ORD-08). A task that waited for it opens in its place. */
export default function SlaDrawer({ sale, onClose }: TaskProps) {
  const { task } = useOpenTask(sale.qid);
  const [isAgreed, setAgreed] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const work = useSaleWork({
    sale,
    send: (_go: null) => acceptSla(),
    onDone: () => {
      toast(words.done);
      if (task === 'sla') onClose();
    },
  });
  const accept = () => {
    setAsked(true);
    if (isAgreed) work.run(null);
  };
  return (
    <TaskForm title={words.drawer} submitLabel={words.accept} onSubmit={accept} onClose={onClose} work={work}>
      <AgreementTerms isAgreed={isAgreed} isMissed={isAsked && !isAgreed} onChange={setAgreed} />
    </TaskForm>
  );
}
