import type { WaitingCredit } from '@quayside/contract/company';
import { buyerMoneyMessages } from '@quayside/contract/messages/buyer-money';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { DateText } from '../../ui/facts/date-text.tsx';
import { MoneyText } from '../../ui/facts/money-text.tsx';
import { MoneyInput } from '../../ui/form/money-input.tsx';
import { Select } from '../../ui/form/select.tsx';
import type { Column } from '../../ui/list/data-table-column.ts';
import { type CreditDecision, decideCredit, getApplications } from './buyer-money.api.ts';
import { creditDays } from './credit-days.ts';
import { DecidingDialog } from './deciding-dialog.tsx';
import { MoneyList } from './money-list.tsx';
import { useDeciding } from './use-deciding.ts';

const words = buyerMoneyMessages.applications;

/** Buyers who want to pay later. */
export function Applications() {
  return (
    <MoneyList
      tab="APPLICATIONS"
      text={words}
      load={getApplications}
      columns={columns}
      dialog={(row: WaitingCredit, onClose) => <Decision row={row} onClose={onClose} />}
    />
  );
}

const columns = (ask: (row: WaitingCredit) => void): Column<WaitingCredit>[] => [
  {
    id: 'company',
    header: buyerMoneyMessages.company,
    card: 'title',
    isFreeText: true,
    cell: ({ company }) => company,
  },
  { id: 'country', header: words.country, cell: ({ country }) => country },
  { id: 'asked', header: words.asked, align: 'end', cell: ({ asked }) => <MoneyText money={asked} /> },
  { id: 'since', header: words.since, cell: ({ appliedAt }) => <DateText iso={appliedAt} form="time" /> },
  {
    id: 'act',
    header: buyerMoneyMessages.act,
    card: 'action',
    cell: (row) => (
      <Button size="compact" aria-label={words.decideOf(row.company)} onPress={() => ask(row)}>
        {words.decide}
      </Button>
    ),
  },
];

function Decision({ row, onClose }: { row: WaitingCredit; onClose: () => void }) {
  const [limit, setLimit] = useState(row.asked.amount);
  const [days, setDays] = useState<(typeof creditDays)[number]>(30);
  const [isTried, setTried] = useState(false);
  const decide = useDeciding(
    (body: CreditDecision, key) => decideCredit(row.qid, body, key),
    ({ decision }) => (decision === 'APPROVE' ? words.given : words.declined),
    onClose,
  );
  const give = () => {
    setTried(true);
    if (limit === '') return;
    decide.mutate({ decision: 'APPROVE', limit: { amount: limit, currency: row.asked.currency }, daysDeferred: days });
  };
  return (
    <DecidingDialog
      title={words.title(row.company)}
      submit={words.give}
      isRunning={decide.isPending}
      problem={decide.error}
      onSubmit={give}
      onClose={onClose}
      more={
        <Button look="danger" onPress={() => decide.mutate({ decision: 'DECLINE' })}>
          {words.decline}
        </Button>
      }
    >
      <MoneyInput
        label={words.limit}
        currency={row.asked.currency}
        value={limit}
        error={isTried && limit === '' ? words.limitNeeded : undefined}
        onChange={setLimit}
      />
      <Select
        label={words.days}
        value={String(days)}
        options={creditDays.map((count) => ({ value: String(count), label: words.daysOf(count) }))}
        onChange={({ target }) => setDays(creditDays.find((count) => String(count) === target.value) ?? days)}
      />
    </DecidingDialog>
  );
}
