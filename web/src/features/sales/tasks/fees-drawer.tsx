import { orderTaskMessages } from '@quayside/contract/messages/order-tasks';
import type { Sale } from '@quayside/contract/sales';
import { ApiError } from '../../../lib/api-error.ts';
import { useDraft } from '../../../lib/draft.ts';
import { isRecord } from '../../../lib/problem-body.ts';
import { Button } from '../../../ui/button.tsx';
import { moneyLabel } from '../../../ui/facts/money-text.tsx';
import { MoneyInput, type MoneyInputProps } from '../../../ui/form/money-input.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { type Money, type SaleUpdate, updateSale } from '../sales.api.ts';
import { useSaleWork } from '../use-sale-work.ts';
import { TaskForm } from './task-form.tsx';
import type { TaskProps } from './task-props.ts';

const words = orderTaskMessages.fees;
const feeId = 'shipping-fee';
const vatId = 'seller-vat';

interface FeesDraft {
  fee: string;
  vat: string;
}

/** Shipping fee and VAT with their limits; a refused amount offers the one that fits (ERR-10). */
export default function FeesDrawer({ sale, onClose, payment }: TaskProps) {
  const { draft, setDraft, work } = useFees(sale, () => {
    payment.set(null);
    onClose();
  });
  const { currency } = sale.total;
  const { feeError, vatError, expected, maximum } = limitsOf(sale, work.problem);
  const errors = [
    ...(feeError ? [{ fieldId: feeId, message: feeError }] : []),
    ...(vatError ? [{ fieldId: vatId, message: vatError }] : []),
  ];
  const toMoney = (amount: string): Money | null => (amount === '' ? null : { amount, currency });
  return (
    <TaskForm
      title={words.drawer}
      submitLabel={words.save}
      onSubmit={() => work.run({ sellerShippingFee: toMoney(draft.fee), sellerVat: toMoney(draft.vat) })}
      onClose={onClose}
      work={work}
      errors={errors}
      size="small"
    >
      <Amount
        id={feeId}
        label={words.fee}
        hint={words.feeHint(moneyLabel(maximum))}
        value={draft.fee}
        error={feeError}
        fix={feeError ? maximum : null}
        currency={currency}
        onChange={(fee) => setDraft({ ...draft, fee })}
      />
      <Amount
        id={vatId}
        label={words.vat}
        hint={words.vatHint(moneyLabel(expected))}
        value={draft.vat}
        error={vatError}
        fix={draft.vat === expected.amount ? null : expected}
        currency={currency}
        onChange={(vat) => setDraft({ ...draft, vat })}
      />
    </TaskForm>
  );
}

/** The draft, and what becomes of it when it is sent. */
function useFees(sale: Sale, onSaved: () => void) {
  const saved = { fee: sale.sellerShippingFee?.amount ?? '', vat: sale.sellerVat?.amount ?? '' };
  const [draft, setDraft, forget] = useDraft<FeesDraft>(`sale.${sale.qid}.fees`, saved, readFees);
  const work = useSaleWork({
    sale,
    send: (update: SaleUpdate, version) => updateSale(sale.qid, update, version),
    onDone: () => {
      forget();
      toast(words.saved);
      onSaved();
    },
  });
  return { draft, setDraft, work };
}

interface AmountProps extends Pick<MoneyInputProps, 'id' | 'label' | 'hint' | 'value' | 'error' | 'currency'> {
  /** The amount that is offered below; null when there is none to offer. */
  fix: Money | null;
  onChange: (amount: string) => void;
}

function Amount({ fix, onChange, ...field }: AmountProps) {
  return (
    <Stack gap={2}>
      <MoneyInput {...field} onChange={onChange} />
      {fix && (
        <Cluster>
          <Button size="compact" onPress={() => onChange(fix.amount)}>
            {words.use(moneyLabel(fix))}
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}

/** What the server refused and the amounts it would take; otherwise the limits of the saved fee. */
function limitsOf(sale: Sale, problem: Error | null) {
  const refused = problem instanceof ApiError ? problem : null;
  return {
    feeError: refused?.code === 'EXCEEDED_MAXIMUM_SHIPPING_FEE_AMOUNT' ? refused.message : undefined,
    vatError: refused?.code === 'EXCEEDED_MAXIMUM_VAT_AMOUNT' ? refused.message : undefined,
    expected: moneyFrom(refused?.details.expectedVatAmount) ?? sale.expectedVat,
    maximum: moneyFrom(refused?.details.maximumShippingFee) ?? sale.maximumShippingFee,
  };
}

function moneyFrom(value: unknown): { amount: string; currency: Money['currency'] } | null {
  if (!isRecord(value) || typeof value.amount !== 'string' || !isCurrency(value.currency)) return null;
  return { amount: value.amount, currency: value.currency };
}

const currencies: Readonly<Record<Money['currency'], true>> = {
  EUR: true,
  GBP: true,
  USD: true,
  PLN: true,
  SEK: true,
  DKK: true,
  CHF: true,
};
const isCurrency = (value: unknown): value is Money['currency'] =>
  typeof value === 'string' && Object.hasOwn(currencies, value);

const readFees = (kept: unknown): FeesDraft | null =>
  isRecord(kept) && typeof kept.fee === 'string' && typeof kept.vat === 'string'
    ? { fee: kept.fee, vat: kept.vat }
    : null;
