// @vitest-environment happy-dom
import { authErrorMessages } from '@quayside/contract/messages/auth-errors';
import { userErrorMessages } from '@quayside/contract/messages/user-errors';
import { warehousePeopleMessages as words } from '@quayside/contract/messages/warehouse-people';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeApi, lost, refusal } from '../../testing/fake-api.ts';
import { showPage } from '../../testing/show-page.tsx';
import { InviteDialog } from './invite-dialog.tsx';

const path = 'POST /internal/warehouse-people/';
const houses = [
  { qid: '0198c0de-0000-7000-8000-000000000007', name: 'Rotterdam', city: 'Rotterdam' },
  { qid: '0198c0de-0000-7000-8000-000000000008', name: 'Gdynia', city: 'Gdynia' },
];
const email = () => screen.getByLabelText<HTMLInputElement>(words.email);
const house = () => screen.getByLabelText<HTMLSelectElement>(words.warehouse);
const around = (field: HTMLElement): string => field.parentElement?.parentElement?.textContent ?? '';
const show = () => {
  const fake = fakeApi();
  const hands = showPage(<InviteDialog houses={houses} onClose={() => undefined} />, '/internal/warehouse-people/');
  const send = () => hands.click(screen.getByRole('button', { name: words.send }));
  const fill = async () => {
    await hands.type(email(), 'sem@harbour.example');
    await hands.selectOptions(house(), houses[1]?.qid ?? '');
  };
  return { fake, hands, send, fill };
};

it('[SES-12] an invitation into a warehouse asks for the address and the warehouse', async () => {
  const { fake, send } = show();
  await send();
  expect(around(email())).toContain(words.emailNeeded);
  expect(around(house())).toContain(words.warehouseNeeded);
  expect(fake.heard(path)).toHaveLength(0);
});

it.each(['email_already_exists', 'email_invalid'] as const)(
  '[SES-12] %s stands at the address, and what was typed stays',
  async (code) => {
    const { fake, send, fill } = show();
    const message = userErrorMessages[code];
    fake.on(path, refusal(400, code, message, { email: message }));
    await fill();
    await send();
    await vi.waitFor(() => expect(around(email())).toContain(message));
    expect([email().value, house().value]).toEqual(['sem@harbour.example', houses[1]?.qid]);
  },
);

it.each([
  [404, 'warehouse_unknown', words.warehouse_unknown],
  [429, 'too_many_attempts', authErrorMessages.too_many_attempts],
] as const)('[SES-12] %s %s is told above, and what was typed stays', async (status, code, message) => {
  const { fake, send, fill } = show();
  fake.on(path, refusal(status, code, message));
  await fill();
  await send();
  await screen.findByText(message);
  fake.on(path, lost);
  await send();
  await screen.findByText(words.sendFailed);
  expect([email().value, house().value]).toEqual(['sem@harbour.example', houses[1]?.qid]);
});
