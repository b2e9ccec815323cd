import { orderTaskMessages } from '@quayside/contract/messages/order-tasks';
import type { PayDryRun } from '@quayside/contract/sale-actions';
import { MoneyText, moneyLabel } from '../../../ui/facts/money-text.tsx';
import { RadioCards } from '../../../ui/form/radio-cards.tsx';
import { Notch } from '../../../ui/notch.tsx';

const words = orderTaskMessages.payment;
const name = 'missing-vat';

export type VatChoice = 'add' | 'without';

interface MissingVatProps {
  missing: NonNullable<PayDryRun['missingVat']>;
  /** What is paid out without it. */
  without: PayDryRun['amount'];
  choice: VatChoice | null;
  onChoose: (choice: VatChoice) => void;
  error: string | undefined;
}

/** No VAT was entered though some is expected: the seller adds it or pays without, knowing what each one gives. */
export function MissingVat({ missing, without, choice, onChoose, error }: MissingVatProps) {
  const nothing = { ...missing.expected, amount: '0.00' };
  return (
    <Notch tone="caution">
      <RadioCards
        columns={2}
        icon="alert-triangle"
        legend={words.missingVat(moneyLabel(missing.expected))}
        name={name}
        value={choice}
        onChange={onChoose}
        error={error}
        cards={[
          {
            value: 'add',
            title: words.addVat,
            description: words.youGet(moneyLabel(missing.amountWithVat)),
            aside: <MoneyText money={missing.expected} />,
          },
          {
            value: 'without',
            title: words.payWithoutVat,
            description: words.youGetWithout(moneyLabel(without)),
            aside: <MoneyText money={nothing} />,
          },
        ]}
      />
    </Notch>
  );
}

/** Puts the focus where the choice is still to be made. */
export function focusVatChoice(): void {
  document.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.focus();
}
