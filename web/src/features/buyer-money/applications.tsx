import type { WaitingCredit } from '@quayside/contract/company';
import { buyerMoneyMessages } from '@quayside/contract/messages/buyer-money';
import { useState } from 'react';
import { wholeError } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { KeyValueList } from '../../ui/facts/key-value-list.tsx';
import { MoneyText } from '../../ui/facts/money-text.tsx';
import { When } from '../../ui/facts/when.tsx';
import type { Column } from '../../ui/list/data-table-column.ts';
import { FormDialog } from '../../ui/overlay/form-overlay.tsx';
import { type CreditDecision, decideCredit, getApplications } from './buyer-money.api.ts';
import { CreditTerms, type CreditTermsValue } from './credit-terms.tsx';
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
  { id: 'since', header: words.since, cell: ({ appliedAt }) => <When iso={appliedAt} /> },
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
  const [terms, setTerms] = useState<CreditTermsValue>({ limit: row.asked.amount, days: 30 });
  const [isTried, setTried] = useState(false);
  const decide = useDeciding(
    (body: CreditDecision, key) => decideCredit(row.qid, body, key),
    ({ decision }) => (decision === 'APPROVE' ? words.given : words.declined),
    onClose,
  );
  const give = () => {
    setTried(true);
    const { limit, days } = terms;
    if (limit === '') return;
    decide.mutate({ decision: 'APPROVE', limit: { amount: limit, currency: row.asked.currency }, daysDeferred: days });
  };
  return (
    <FormDialog
      title={words.title(row.company)}
      submitLabel={words.give}
      isSending={decide.isPending}
      errors={wholeError(decide.error, buyerMoneyMessages.actionFailed)}
      onSubmit={give}
      onClose={onClose}
      otherActions={
        <Button look="danger" onPress={() => decide.mutate({ decision: 'DECLINE' })}>
          {words.decline}
        </Button>
      }
    >
      {row.note !== null && <KeyValueList items={[{ key: words.note, value: row.note }]} />}
      <CreditTerms currency={row.asked.currency} value={terms} isTried={isTried} onChange={setTerms} />
    </FormDialog>
  );
}
