// @vitest-environment happy-dom
import { companyProfile } from '@quayside/contract/company';
import { authErrorMessages } from '@quayside/contract/messages/auth-errors';
import { companyMessages } from '@quayside/contract/messages/company';
import { profileMessages } from '@quayside/contract/messages/profile';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SiteInfoProvider, siteInfoOfDocument } from '../../lib/site-info.ts';
import { fakeApi, lost, refusal } from '../../testing/fake-api.ts';
import { showPage } from '../../testing/show-page.tsx';
import { PasswordChange } from './components/password-change.tsx';
import { SellingCard } from './components/selling-card.tsx';

const pause = profileMessages.pause;
const account = profileMessages.account;
const around = (field: HTMLElement): string => field.parentElement?.parentElement?.textContent ?? '';
const profile = companyProfile.parse({
  ...{ name: 'Marlin Trading B.V.', registrationNumber: null, vat: null, discount: '0.00', terms: [], nextFee: null },
  ...{ shipDirectTo: { regions: [], countries: [] }, sellTo: { regions: [], countries: [] }, shippingFrom: [] },
  ...{ status: 'ACTIVE', statusNote: '', complete: [], missingForPayment: [], version: 1 },
});

describe('[INV-11] pausing', () => {
  const until = () => screen.getByLabelText<HTMLInputElement>(pause.until);
  const show = async (api = fakeApi()) => {
    const hands = showPage(
      <SiteInfoProvider value={siteInfoOfDocument()}>
        <SellingCard profile={profile} />
      </SiteInfoProvider>,
      '/my-profile/',
      { permissions: ['company.write'] },
    );
    await hands.click(screen.getByRole('button', { name: pause.pause }));
    return { api, hands };
  };
  const send = () => screen.getByRole('button', { name: pause.pause });

  it('asks for the day of its end', async () => {
    const { hands } = await show();
    await hands.click(send());
    expect(around(until())).toContain(pause.untilWrong);
  });

  it('more than sixty days are refused at the day, which stays', async () => {
    const { api, hands } = await show();
    const message = companyMessages.seller_pause_too_long;
    api.on('POST /sellers/status/', refusal(400, 'seller_pause_too_long', message));
    await hands.type(until(), '2027-06-01');
    await hands.selectOptions(screen.getByLabelText(pause.reason), 'SELLER_REQUEST');
    await hands.click(send());
    await vi.waitFor(() => expect(around(until())).toContain(message));
    expect(until().value).toBe('2027-06-01');
    expect(screen.getByLabelText<HTMLSelectElement>(pause.reason).value).toBe('SELLER_REQUEST');
  });

  it('what else is refused, or lost, is told, and the form stays', async () => {
    const { api, hands } = await show();
    api.on('POST /sellers/status/', lost);
    await hands.type(until(), '2026-12-24');
    await hands.click(send());
    await screen.findByText(pause.failed);
    expect(until().value).toBe('2026-12-24');
  });
});

describe('[PRO-13] a new password', () => {
  const [current, next] = [
    () => screen.getByLabelText<HTMLInputElement>(account.current),
    () => screen.getByLabelText<HTMLInputElement>(account.next),
  ];
  const show = async (api = fakeApi()) => {
    const hands = showPage(<PasswordChange />, '/my-profile/');
    await hands.click(screen.getByRole('button', { name: account.changePassword }));
    return { api, hands };
  };
  const send = () => screen.getByRole('button', { name: account.changePassword });

  it('asks for the present one, and for twelve characters', async () => {
    const { hands } = await show();
    await hands.type(next(), 'short');
    await hands.click(send());
    expect(around(current())).toContain(account.currentRequired);
    expect(around(next())).toContain(account.tooShort);
  });

  it.each([
    ['incorrect_password', 'secret', current],
    ['password_too_common', 'password', next],
    ['password_is_email', 'password', next],
  ] as const)('%s stands at its field, and what was typed stays', async (code, name, field) => {
    const { api, hands } = await show();
    const message = authErrorMessages[code];
    api.on('PUT /user/password/', refusal(400, code, message, { [name]: message }));
    await hands.type(current(), 'the present one');
    await hands.type(next(), 'a long enough password');
    await hands.click(send());
    await vi.waitFor(() => expect(around(field())).toContain(message));
    expect([current().value, next().value]).toEqual(['the present one', 'a long enough password']);
  });

  it('too many attempts, and a lost answer, are told above', async () => {
    const { api, hands } = await show();
    const message = authErrorMessages.too_many_attempts;
    api.on('PUT /user/password/', refusal(429, 'too_many_attempts', message));
    await hands.type(current(), 'the present one');
    await hands.type(next(), 'a long enough password');
    await hands.click(send());
    expect(await screen.findAllByText(message)).not.toHaveLength(0);
    api.on('PUT /user/password/', lost);
    await hands.click(send());
    expect(await screen.findAllByText(profileMessages.saveFailed)).not.toHaveLength(0);
  });
});
