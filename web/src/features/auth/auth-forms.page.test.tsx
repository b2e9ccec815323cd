// @vitest-environment happy-dom
import { authMessages as words } from '@quayside/contract/messages/auth';
import { authErrorMessages } from '@quayside/contract/messages/auth-errors';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answerOf, api } from '../../lib/api.ts';
import { fakeApi, lost, refusal } from '../../testing/fake-api.ts';
import { showPage } from '../../testing/show-page.tsx';
import { makeUser } from '../../testing/user.factory.ts';
import { PhoneTask } from './phone-task.tsx';
import { SetPasswordForm } from './set-password-form.tsx';

const around = (field: HTMLElement): string => field.parentElement?.parentElement?.textContent ?? '';

describe('[ERR-05] a password is set by a link', () => {
  const path = 'POST /user/password/reset/confirm/';
  const save = (password: string) =>
    answerOf(api.POST('/user/password/reset/confirm/', { body: { secret: 'of the link', password } }));
  const password = () => screen.getByLabelText<HTMLInputElement>(words.newPassword);
  const show = (given = fakeApi()) => {
    const onExpired = vi.fn();
    const hands = showPage(<SetPasswordForm action="Set it" save={save} onExpired={onExpired} />, '/reset-password/');
    const send = async (typed: string) => {
      await hands.clear(password());
      await hands.type(password(), typed);
      await hands.click(screen.getByRole('button', { name: 'Set it' }));
    };
    return { fake: given, send, onExpired };
  };

  it('one that is too short is told at the field before it is sent', async () => {
    const { fake, send } = show();
    await send('short');
    expect(around(password())).toContain(words.passwordTooShort);
    expect(fake.heard(path)).toHaveLength(0);
  });

  it.each(['password_too_common', 'password_is_email'] as const)(
    '%s stands at the field, and what was typed stays',
    async (code) => {
      const { fake, send } = show();
      const message = authErrorMessages[code];
      fake.on(path, refusal(400, code, message, { password: message }));
      await send('a long enough password');
      await vi.waitFor(() => expect(around(password())).toContain(message));
      expect(password().value).toBe('a long enough password');
    },
  );

  it.each(['invalidSecret', 'expiredSecret'] as const)('%s leads to another link', async (code) => {
    const { fake, send, onExpired } = show();
    fake.on(path, refusal(400, code, words[code]));
    await send('a long enough password');
    await vi.waitFor(() => expect(onExpired).toHaveBeenCalledWith(words[code]));
  });

  it('a lost answer is told above, and what was typed stays', async () => {
    const { fake, send } = show();
    fake.on(path, lost);
    await send('a long enough password');
    await screen.findByRole('alert');
    expect(password().value).toBe('a long enough password');
  });
});

describe('[SES-10] the code that came to the phone', () => {
  const path = 'POST /user/phone/verify-token/';
  const user = makeUser({ isPhoneVerified: false, phoneMasked: '+31 •• 12' });
  const code = () => screen.getByLabelText<HTMLInputElement>(words.codeLabel);
  const show = (given = fakeApi()) => ({
    fake: given,
    hands: showPage(<PhoneTask user={user} />, '/activate-account/'),
  });

  it('a wrong one is told at the field, and stays', async () => {
    const { fake, hands } = show();
    fake.on(path, refusal(400, 'authentication_failed', 'Wrong'));
    await hands.type(code(), '123456');
    await screen.findByText(words.invalidCode);
    expect(code().value).toBe('123456');
  });

  it('another one too soon says how many seconds to wait; a lost answer is told', async () => {
    const { fake, hands } = show();
    const body = { ...{ type: 'about:blank', title: 'x', status: 429, code: 'too_many_attempts', message: 'Wait' } };
    const details = { requestId: 'request', waitSeconds: 42 };
    fake.on('POST /user/phone/verify/', () => Response.json({ ...body, ...details }, { status: 429 }));
    await hands.click(screen.getByRole('button', { name: words.sendFirstCode }));
    await screen.findByText(words.waitForCode(42));
    fake.on('POST /user/phone/verify/', refusal(409, 'already_verified', authErrorMessages.already_verified));
    await hands.click(screen.getByRole('button', { name: words.sendFirstCode }));
    await screen.findByText(authErrorMessages.already_verified);
  });
});
