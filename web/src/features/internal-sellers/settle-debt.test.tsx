// @vitest-environment happy-dom
import { internalSeller } from '@quayside/contract/internal-sellers';
import { internalSellerMessages } from '@quayside/contract/messages/internal-sellers';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, fakeApi } from '../../testing/fake-api.ts';
import { showPage } from '../../testing/show-page.tsx';
import { SettleDebt } from './settle-debt.tsx';
import { Settlements } from './settlements.tsx';

const words = internalSellerMessages.debt;
const qid = '0198c0de-0000-7000-8000-000000000002';
const euros = (amount: string) => ({ amount, currency: 'EUR' as const });
const everywhere = { regions: [], countries: [] };
const whole = internalSeller.parse({
  ...{ qid, name: 'Bazaar', status: 'SUSPENDED', pauseReason: null, expectedPauseEnd: null, statusNote: '' },
  ...{ country: 'NL', currency: 'EUR', fee: '8.00', allowedEvents: ['close'], createdAt: '2026-11-23T08:00:00.000Z' },
  riskFlag: { isSet: false, note: '', changedAt: null, changedBy: null },
  profile: {
    ...{ name: 'Bazaar', registrationNumber: null, vat: null, discount: '0.00', shipDirectTo: everywhere },
    ...{ sellTo: everywhere, shippingFrom: [], terms: [], nextFee: null, status: 'SUSPENDED', statusNote: '' },
    ...{ complete: [], missingForPayment: [], version: 1 },
  },
});

it('[INV-11] what a company owes is recorded as paid with its line of the statement', async () => {
  const api = fakeApi();
  const path = 'POST /internal/sellers/{qid}/settlements/';
  api.on(path, answer(internalSeller, whole));
  // 50.00 more waits for the payment of an order, and comes off it.
  const seller = { ...whole, carriedOver: [euros('-350.00')], owed: [euros('300.00')], settlements: [] };
  const hands = showPage(<SettleDebt seller={seller} />, '/internal/sellers/', {
    permissions: ['staff.payments.approve'],
  });
  await hands.click(await screen.findByRole('button', { name: /300\.00/ }));
  // The dialog has the focus, and says what is missing at its field and above it.
  await hands.click(await screen.findByRole('button', { name: words.save }));
  expect(await screen.findAllByText(words.referenceNeeded)).not.toEqual([]);
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  await hands.clear(screen.getByLabelText(words.amount));
  await hands.type(screen.getByLabelText(words.amount), '100');
  await hands.type(screen.getByLabelText(words.reference), 'Statement 7');
  await hands.click(screen.getByRole('button', { name: words.save }));
  await screen.findByText(/^Payment of .*100\.00 recorded\.$/);
  expect(api.heard(path).map(({ body }) => body)).toEqual([
    { amount: euros('100.00'), owed: euros('300.00'), reference: 'Statement 7' },
  ]);
});

it('[INV-11] a payment that a colleague recorded by mistake is taken back with a reason', async () => {
  const api = fakeApi();
  const path = 'POST /internal/sellers/{qid}/settlements/take-back/';
  api.on(path, answer(internalSeller, whole));
  const line = { amount: euros('50.00'), at: '2026-11-23T08:00:00.000Z' };
  const settlements = [
    { ...line, reference: 'Line 7', isTakenBack: false, mayTakeBack: true },
    { ...line, reference: 'Line 8', isTakenBack: true, mayTakeBack: false },
  ];
  const seller = { ...whole, carriedOver: [], owed: [], settlements };
  const hands = showPage(<Settlements seller={seller} />, '/internal/sellers/', {
    permissions: ['staff.payments.approve'],
  });
  expect(await screen.findByText(/Line 8.*taken back/)).toBeDefined();
  await hands.click(screen.getByRole('button', { name: words.takeBackOf('Line 7') }));
  await hands.click(screen.getByRole('button', { name: words.takeBack }));
  expect(api.heard(path)).toEqual([]);
  await hands.type(screen.getByLabelText(words.reason), 'Another company’s');
  await hands.click(screen.getByRole('button', { name: words.takeBack }));
  await screen.findByText(/50\.00 taken back: /);
  expect(api.heard(path).map(({ body }) => body)).toEqual([{ reference: 'Line 7', reason: 'Another company’s' }]);
});
