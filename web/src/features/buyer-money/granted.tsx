import type { GrantedCredit } from '@quayside/contract/company';
import { buyerMoneyMessages } from '@quayside/contract/messages/buyer-money';
import { useState } from 'react';
import { wholeError } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { MoneyText } from '../../ui/facts/money-text.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import type { Column } from '../../ui/list/data-table-column.ts';
import { FormDialog } from '../../ui/overlay/form-overlay.tsx';
import { type CreditChange, changeCredit, getGranted } from './buyer-money.api.ts';
import { creditDays } from './credit-days.ts';
import { CreditTerms, type CreditTermsValue } from './credit-terms.tsx';
import { MoneyList } from './money-list.tsx';
import { useDeciding } from './use-deciding.ts';

const words = buyerMoneyMessages.granted;
const { daysOf } = buyerMoneyMessages.applications;

/** Buyers who may pay later. */
export function Granted() {
  return (
    <MoneyList
      tab="GRANTED"
      text={words}
      load={getGranted}
      columns={columns}
      dialog={(row: GrantedCredit, onClose) => <Change row={row} onClose={onClose} />}
    />
  );
}

const columns = (ask: (row: GrantedCredit) => void): Column<GrantedCredit>[] => [
  {
    id: 'company',
    header: buyerMoneyMessages.company,
    card: 'title',
    isFreeText: true,
    cell: ({ company }) => company,
  },
  { id: 'country', header: words.country, cell: ({ country }) => country },
  { id: 'limit', header: words.limit, align: 'end', cell: ({ limit }) => <MoneyText money={limit} /> },
  { id: 'days', header: words.days, cell: ({ daysDeferred }) => daysOf(daysDeferred) },
  {
    id: 'act',
    header: buyerMoneyMessages.act,
    card: 'action',
    cell: (row) => (
      <Button size="compact" aria-label={words.changeOf(row.company)} onPress={() => ask(row)}>
        {words.change}
      </Button>
    ),
  },
];

function Change({ row, onClose }: { row: GrantedCredit; onClose: () => void }) {
  const [terms, setTerms] = useState<CreditTermsValue>({
    limit: row.limit.amount,
    days: creditDays.find((count) => count === row.daysDeferred) ?? creditDays[1],
  });
  const [typed, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const change = useDeciding(
    (body: CreditChange, key) => changeCredit(row.qid, body, key),
    ({ decision }) => (decision === 'END' ? words.ended : words.saved),
    onClose,
  );
  const reason = typed.trim();
  const save = () => {
    setTried(true);
    const { limit, days } = terms;
    if (limit === '' || reason === '') return;
    const { currency } = row.limit;
    change.mutate({ decision: 'CHANGE', limit: { amount: limit, currency }, daysDeferred: days, reason });
  };
  const end = () => {
    setTried(true);
    if (reason !== '') change.mutate({ decision: 'END', reason });
  };
  return (
    <FormDialog
      title={words.title(row.company)}
      submitLabel={words.save}
      isSending={change.isPending}
      errors={wholeError(change.error, buyerMoneyMessages.actionFailed)}
      onSubmit={save}
      onClose={onClose}
      otherActions={
        <Button look="danger" onPress={end}>
          {words.end}
        </Button>
      }
    >
      <CreditTerms currency={row.limit.currency} value={terms} isTried={isTried} onChange={setTerms} />
      <TextField
        label={words.reason}
        hint={words.reasonHint}
        maxLength={500}
        value={typed}
        error={isTried && reason === '' ? words.reasonNeeded : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  );
}
