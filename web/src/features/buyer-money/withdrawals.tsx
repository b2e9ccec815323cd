import { buyerMoneyMessages } from '@quayside/contract/messages/buyer-money';
import type { ReviewedWithdrawal } from '@quayside/contract/orders';
import { useState } from 'react';
import { wholeError } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { MoneyText, moneyLabel } from '../../ui/facts/money-text.tsx';
import { When } from '../../ui/facts/when.tsx';
import { TextArea } from '../../ui/form/text-field.tsx';
import { Cluster } from '../../ui/layout.tsx';
import type { Column } from '../../ui/list/data-table-column.ts';
import { FormDialog } from '../../ui/overlay/form-overlay.tsx';
import { Text } from '../../ui/text.tsx';
import { approveWithdrawal, getWithdrawals, refuseWithdrawal } from './buyer-money.api.ts';
import { MoneyList } from './money-list.tsx';
import { type OfRow, Settling } from './settling.tsx';
import { useDeciding } from './use-deciding.ts';

const words = buyerMoneyMessages.withdrawals;
interface Asked {
  row: ReviewedWithdrawal;
  step: 'approve' | 'refuse' | 'settle';
}

/** Above the four-eyes limit: two of us approve, one may refuse. */
export function Withdrawals() {
  return (
    <MoneyList
      tab="WITHDRAWALS"
      text={words}
      load={getWithdrawals}
      columns={columns}
      dialog={({ row, step }: Asked, onClose) => {
        const Step = steps[step];
        return <Step row={row} onClose={onClose} />;
      }}
    />
  );
}

const columns = (ask: (asked: Asked) => void): Column<ReviewedWithdrawal>[] => [
  {
    id: 'company',
    header: buyerMoneyMessages.company,
    card: 'title',
    isFreeText: true,
    cell: ({ company }) => company,
  },
  {
    id: 'amount',
    header: buyerMoneyMessages.amount,
    align: 'end',
    cell: ({ amount }) => <MoneyText money={amount} />,
  },
  {
    id: 'account',
    header: words.account,
    isFreeText: true,
    cell: ({ holder, ending }) => words.accountOf(holder, ending),
  },
  { id: 'asked', header: words.asked, cell: ({ askedAt }) => <When iso={askedAt} /> },
  { id: 'approvals', header: words.approvals, cell: standing },
  {
    id: 'act',
    header: buyerMoneyMessages.act,
    card: 'action',
    cell: (row) => <Steps row={row} ask={(step) => ask({ row, step })} />,
  },
];

const standing = ({ status, approvals }: ReviewedWithdrawal) =>
  status === 'UNRESOLVED' ? words.silent : words.approvalsOf(approvals);

function Steps({ row, ask }: { row: ReviewedWithdrawal; ask: (step: Asked['step']) => void }) {
  const { status, company } = row;
  if (status === 'UNRESOLVED')
    return (
      <Button size="compact" aria-label={words.settleOf(company)} onPress={() => ask('settle')}>
        {words.settle}
      </Button>
    );
  return (
    <Cluster gap={2}>
      <Button size="compact" aria-label={words.approveOf(company)} onPress={() => ask('approve')}>
        {words.approve}
      </Button>
      <Button size="compact" look="quiet" aria-label={words.refuseOf(company)} onPress={() => ask('refuse')}>
        {words.refuse}
      </Button>
    </Cluster>
  );
}

function Approval({ row, onClose }: OfRow) {
  const approve = useDeciding(
    (_: object, key) => approveWithdrawal(row.qid, key),
    () => words.approved,
    onClose,
  );
  return (
    <FormDialog
      title={words.approveTitle(moneyLabel(row.amount), row.company)}
      submitLabel={words.approve}
      isSending={approve.isPending}
      errors={wholeError(approve.error, buyerMoneyMessages.actionFailed)}
      onSubmit={() => approve.mutate({})}
      onClose={onClose}
    >
      <Text>{words.accountOf(row.holder, row.ending)}</Text>
      <Text tone="muted">{words.approveText(row.approvals)}</Text>
    </FormDialog>
  );
}

function Refusal({ row, onClose }: OfRow) {
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const refuse = useDeciding(
    (body: { reason: string }, key) => refuseWithdrawal(row.qid, body.reason, key),
    () => words.refused,
    onClose,
  );
  const typed = reason.trim();
  const submit = () => {
    setTried(true);
    if (typed !== '') refuse.mutate({ reason: typed });
  };
  return (
    <FormDialog
      title={words.refuseTitle(moneyLabel(row.amount), row.company)}
      submitLabel={words.refuse}
      isDanger
      isSending={refuse.isPending}
      errors={wholeError(refuse.error, buyerMoneyMessages.actionFailed)}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>{words.refuseText}</Text>
      <TextArea
        label={words.reason}
        rows={3}
        maxLength={500}
        value={reason}
        error={isTried && typed === '' ? words.reasonNeeded : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  );
}

const steps = { approve: Approval, refuse: Refusal, settle: Settling };
