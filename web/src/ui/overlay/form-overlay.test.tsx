// @vitest-environment happy-dom
import { uiMessages } from '@quayside/contract/messages/ui';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { showPage } from '../../testing/show-page.tsx';
import { MoneyInput } from '../form/money-input.tsx';
import { FormDialog } from './form-overlay.tsx';

/** A form about one amount; `isSent` is on its way from the first time it is sent. */
function Floor({ onSend, onClose = () => {} }: { onSend: (amount: string) => void; onClose?: () => void }) {
  const [amount, setAmount] = useState('12.00');
  const [isSent, setSent] = useState(false);
  const send = () => {
    setSent(true);
    onSend(amount);
  };
  return (
    <FormDialog title="Floor" submitLabel="Save floor" isSending={isSent} onSubmit={send} onClose={onClose}>
      <MoneyInput label="Lowest price" currency="EUR" value={amount} onChange={setAmount} />
    </FormDialog>
  );
}

const field = () => screen.getByLabelText('Lowest price');
const button = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Save floor' });

describe('[LAY-01] a form in a dialog', () => {
  it('is sent by Enter in a field, once, and the keyboard stays where it can go on', async () => {
    const onSend = vi.fn();
    const hands = showPage(<Floor onSend={onSend} />, '/');
    await hands.clear(field());
    await hands.type(field(), '9,50{Enter}');
    expect(onSend.mock.calls).toEqual([['9.50']]);
    expect(document.activeElement).toBe(button());
    expect(field().closest('fieldset')).toHaveProperty('disabled', true);
    await hands.click(button());
    expect(onSend).toHaveBeenCalledTimes(1);
  });

  it('never sends an amount nobody could read as the one before it', async () => {
    const onSend = vi.fn();
    const hands = showPage(<Floor onSend={onSend} />, '/');
    await hands.clear(field());
    await hands.type(field(), '12..3');
    await hands.click(button());
    expect(onSend).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field());
    screen.getByText(uiMessages.amountInvalid);
  });

  it('is left by Cancel, and by nothing pressed beside it', async () => {
    const onClose = vi.fn();
    const hands = showPage(<Floor onSend={() => {}} onClose={onClose} />, '/');
    await hands.click(document.body);
    expect(onClose).not.toHaveBeenCalled();
    await hands.click(screen.getByRole('button', { name: uiMessages.cancel }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('above another one is sent alone', async () => {
    const [onOuter, onInner] = [vi.fn(), vi.fn()];
    const still = { isSending: false, onClose: () => {} };
    const hands = showPage(
      <FormDialog {...still} title="Add offer" submitLabel="Add" onSubmit={onOuter}>
        <FormDialog {...still} title="Request product" submitLabel="Send" onSubmit={onInner}>
          {null}
        </FormDialog>
      </FormDialog>,
      '/',
    );
    await hands.click(screen.getByRole('button', { name: 'Send' }));
    expect([onInner.mock.calls.length, onOuter.mock.calls.length]).toEqual([1, 0]);
  });
});
