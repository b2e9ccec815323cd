// @vitest-environment happy-dom
import { lostFactorMessages as words } from '@quayside/contract/messages/lost-factors';
import { secondFactorErrorMessages as refusals } from '@quayside/contract/messages/second-factor-errors';
import { lostFactorList } from '@quayside/contract/second-factors';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clock } from '../../lib/clock.ts';
import { answer, fakeApi, lost, refusal } from '../../testing/fake-api.ts';
import { showPage } from '../../testing/show-page.tsx';
import LostFactorsPage from './lost-factors.page.tsx';

const now = clock.now().getTime();
const hoursAgo = (hours: number): string => new Date(now - hours * 3_600_000).toISOString();
const qid = '0198c0de-0000-7000-8000-000000000011';
const path = 'POST /internal/lost-factors/{qid}/grant/';
const person = (name: string, from: string) => ({
  ...{
    qid,
    name,
    email: 'anna@marlin.example',
    role: 'OWNER' as const,
    company: 'Marlin Trading B.V.',
    askedAt: hoursAgo(30),
    from,
  },
});

const show = async (from: string) => {
  const fake = fakeApi();
  const results = [person('Anna Visser', from)];
  fake.on(
    'GET /internal/lost-factors/',
    answer(lostFactorList, { results, count: 1, countIsExact: true, page: 1, size: 25 }),
  );
  const hands = showPage(<LostFactorsPage />, '/internal/lost-factors/', {
    isSeller: false,
    isStaff: true,
    permissions: ['staff.sellers'],
  });
  await screen.findByText('Anna Visser');
  return { fake, hands };
};

it('[PRO-01] before a day has passed nothing can be removed', async () => {
  await show(new Date(now + 3_600_000).toISOString());
  expect(screen.queryByRole('button', { name: words.removeOf('Anna Visser') })).toBeNull();
});

it.each([
  [404, 'loss_not_found', refusals.loss_not_found],
  [409, 'loss_not_told', refusals.loss_not_told],
  [409, 'loss_too_early', refusals.loss_too_early],
] as const)(
  '[PRO-01] %s %s is told in its own words, and the list is asked for anew',
  async (status, code, message) => {
    const { fake, hands } = await show(hoursAgo(6));
    fake.on(path, refusal(status, code, message));
    await hands.click(screen.getByRole('button', { name: words.removeOf('Anna Visser') }));
    await hands.click(await screen.findByRole('button', { name: words.confirm }));
    await screen.findByText(message);
    expect(fake.heard('GET /internal/lost-factors/').length).toBeGreaterThan(1);
  },
);

it('[PRO-01] a lost answer says so', async () => {
  const { fake, hands } = await show(hoursAgo(6));
  fake.on(path, lost);
  await hands.click(screen.getByRole('button', { name: words.removeOf('Anna Visser') }));
  await hands.click(await screen.findByRole('button', { name: words.confirm }));
  await screen.findByText(words.removeFailed);
});
