import type { Currency } from '@quayside/contract/common';
import { buyerMoneyMessages } from '@quayside/contract/messages/buyer-money';
import { MoneyInput } from '../../ui/form/money-input.tsx';
import { Select } from '../../ui/form/select.tsx';
import { creditDays } from './credit-days.ts';

const words = buyerMoneyMessages.applications;

export type CreditTermsValue = { readonly limit: string; readonly days: (typeof creditDays)[number] };

/** How much a buyer may owe, and for how long. */
export function CreditTerms({
  currency,
  value,
  isTried,
  onChange,
}: {
  currency: Currency;
  value: CreditTermsValue;
  /** Somebody tried to save: what is missing is told. */
  isTried: boolean;
  onChange: (value: CreditTermsValue) => void;
}) {
  const { limit, days } = value;
  return (
    <>
      <MoneyInput
        label={words.limit}
        currency={currency}
        value={limit}
        error={isTried && limit === '' ? words.limitNeeded : undefined}
        onChange={(typed) => onChange({ limit: typed, days })}
      />
      <Select
        label={words.days}
        value={String(days)}
        options={creditDays.map((count) => ({ value: String(count), label: words.daysOf(count) }))}
        onChange={({ target }) =>
          onChange({ limit, days: creditDays.find((count) => String(count) === target.value) ?? days })
        }
      />
    </>
  );
}
