import { uiMessages } from '@quayside/contract/messages/ui';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { currencySymbol } from '../facts/money-text.tsx';
import { controlClasses, Field, type FieldProps } from './field.tsx';
import { amountFrom, stepAmount } from './money-amount.ts';

export interface MoneyInputProps extends FieldProps {
  /** Decimal text with two places ("1234.56"), or empty. */
  value: string;
  onChange: (amount: string) => void;
  currency: string;
  name?: string;
  isDisabled?: boolean;
}

/**
 * An amount in a fixed currency. Takes 1.234,56 as well as 1,234.56 and shows what it understood on leaving the field;
 * arrow keys step by 0.01, with Shift by 1.00. What it cannot read stays as typed, is said so, and is not sent: see
 * `unread-field.ts`.
 */
export function MoneyInput({ value, onChange, currency, name, isDisabled = false, ...field }: MoneyInputProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped((now) => (amountFrom(now) === value ? now : value)), [value]);
  const understood = amountFrom(typed);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const next = stepAmount(understood ?? '0.00', (event.key === 'ArrowUp' ? 1 : -1) * (event.shiftKey ? 100 : 1));
    setTyped(next);
    onChange(next);
  };
  const isUnread = typed !== '' && understood === null;
  const error = field.error ?? (isUnread ? uiMessages.amountInvalid : undefined);
  return (
    <Field {...field} error={error}>
      {(control) => (
        <div className="relative max-w-56">
          <span className="type-num pointer-events-none absolute inset-y-0 left-3 flex items-center text-muted">
            {currencySymbol(currency)}
          </span>
          <input
            {...control}
            {...(name ? { name } : {})}
            {...(isUnread ? { 'data-unread': '' } : {})}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            disabled={isDisabled}
            value={typed}
            onKeyDown={onKeyDown}
            onChange={(event) => {
              setTyped(event.target.value);
              const amount = amountFrom(event.target.value);
              if (amount !== null || event.target.value === '') onChange(amount ?? '');
            }}
            onBlur={() => understood && setTyped(understood)}
            className={`${controlClasses} type-num pl-12 text-right`}
          />
        </div>
      )}
    </Field>
  );
}
