// @vitest-environment happy-dom
import { type BankInfo, bankInfo } from '@quayside/contract/bank';
import { authErrorMessages } from '@quayside/contract/messages/auth-errors';
import { bankMessages as refusals } from '@quayside/contract/messages/bank';
import { profileMessages } from '@quayside/contract/messages/profile';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { answer, fakeApi, lost, refusal } from '../../testing/fake-api.ts';
import { showPage } from '../../testing/show-page.tsx';
import { BankAccountForm } from './components/bank-account-form.tsx';

const words = profileMessages.bank;
const info: BankInfo = {
  ...{
    account: null,
    kinds: ['sort_code', 'aba', 'iban', 'swift_code'],
    payoutsPausedUntil: null,
    reviewedUntil: null,
  },
};
const forms = [
  ['GB', 'sortcode', { sortCode: '08-99-99', accountNumber: '66374958' }],
  ['US', 'aba', { routingNumber: '021000021', accountNumber: '123456789' }],
  ['JP', 'swift', { swiftCode: 'BOTKJPJT', accountNumber: '1234567' }],
  ['NL', 'iban', { iban: 'NL91ABNA0417164300' }],
] as const;
type Fields = Readonly<Record<string, string>>;
const { sortCode, accountNumber, routingNumber, swiftCode, iban, holder, password } = words;
const labels: Fields = { sortCode, accountNumber, routingNumber, swiftCode, iban, holder, password };
const labelOf = (field: string): string => labels[field] ?? field;
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(labelOf(name));
const told = (name: string): string => field(name).parentElement?.parentElement?.textContent ?? '';
const save = () => screen.getByRole('button', { name: words.save });

async function shown(country: string): Promise<UserEvent> {
  const hands = showPage(<BankAccountForm info={info} />, '/my-profile/payment-details/');
  await hands.selectOptions(screen.getByLabelText(words.country), country);
  return hands;
}
async function fill(hands: UserEvent, fields: Fields): Promise<void> {
  for (const [name, text] of Object.entries(fields)) {
    await hands.clear(field(name));
    await hands.type(field(name), text);
  }
}

describe.each(forms)('[PRO-10] bank details in %s', (country, kind, fields) => {
  const path = `POST /user/bank/${kind}/` as const;
  const names = Object.keys(fields);

  it('ask for each field, and for the password', async () => {
    fakeApi();
    const hands = await shown(country);
    await hands.clear(field('holder'));
    await hands.click(save());
    for (const name of [...names, 'holder']) expect(told(name)).toContain(words.required);
    expect(told('password')).toContain(words.passwordRequired);
  });

  it.each(names)(
    'a refusal of %s stands there, what was typed stays, the password goes and is asked for anew',
    async (wrong) => {
      const api = fakeApi();
      const message = Object.entries(refusals).find(([name]) => name === wrong)?.[1] ?? '';
      api.on(path, refusal(400, 'bank_details_invalid', refusals.bank_details_invalid, { [wrong]: message }));
      const hands = await shown(country);
      await fill(hands, { ...fields, password: 'a password' });
      await hands.click(save());
      await vi.waitFor(() => expect(told(wrong)).toContain(message));
      for (const [name, text] of Object.entries(fields)) expect(field(name).value).toBe(text);
      expect(field('password').value).toBe('');
      expect(told('password')).not.toContain(words.passwordRequired);
      await hands.click(save());
      await vi.waitFor(() => expect(told('password')).toContain(words.passwordRequired));
      expect(api.heard(path)).toHaveLength(1);
    },
  );

  it.each([
    ['the kind is not taken', 400, 'bank_kind_not_taken', refusals.bank_kind_not_taken],
    ['the payment service is silent', 503, 'bank_provider_silent', refusals.bank_provider_silent],
    ['there were too many attempts', 429, 'too_many_attempts', authErrorMessages.too_many_attempts],
  ] as const)('that %s is told above', async (_, status, code, message) => {
    const api = fakeApi();
    api.on(path, refusal(status, code, message));
    const hands = await shown(country);
    await fill(hands, { ...fields, password: 'a password' });
    await hands.click(save());
    await screen.findByText(message);
  });

  it('a wrong password stands at the password; a lost answer says that nothing is sure', async () => {
    const api = fakeApi();
    const wrong = authErrorMessages.incorrect_password;
    api.on(path, refusal(400, 'incorrect_password', wrong, { secret: wrong }));
    const hands = await shown(country);
    await fill(hands, { ...fields, password: 'not it' });
    await hands.click(save());
    await vi.waitFor(() => expect(told('password')).toContain(wrong));
    api.on(path, lost);
    await fill(hands, { password: 'a password' });
    await hands.click(save());
    await screen.findByText(words.saveFailed);
    api.on(path, answer(bankInfo, info));
  });
});
