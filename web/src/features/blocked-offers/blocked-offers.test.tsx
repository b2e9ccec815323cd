// @vitest-environment happy-dom
import { type StaffOffer, staffOffer, staffOfferList } from '@quayside/contract/blocked-offers';
import { blockedOfferMessages as words } from '@quayside/contract/messages/blocked-offers';
import type { User } from '@quayside/contract/users';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, fakeApi } from '../../testing/fake-api.ts';
import { showPage } from '../../testing/show-page.tsx';
import BlockedOffersPage from './blocked-offers.page.tsx';

const [qid, sellerQid] = ['0198c0de-0000-7000-8000-000000000002', '0198c0de-0000-7000-8000-000000000003'];
const given: StaffOffer = {
  ...{ qid, sellerQid, sellerName: 'Waldhuis', gtin: '04006381333931', productName: 'Harbour soap', brandName: 'Dune' },
  ...{ status: 'ACTIVE', blockedReason: null, blockedNote: null, price: { amount: '12.50', currency: 'EUR' } },
  ...{ stock: 40, updatedAt: '2026-11-25T09:00:00.000Z', version: 3 },
};
const staff = { permissions: ['staff.sellers'] } satisfies Partial<User>;
const listOf = (...results: StaffOffer[]) =>
  answer(staffOfferList, { count: results.length, countIsExact: true, page: 1, size: 25, results });

describe('[INV-01] blocked offers', () => {
  it('one is found by its GTIN and blocked with words that its seller reads; without words nothing is sent', async () => {
    const api = fakeApi();
    api.on('GET /internal/offers/', listOf(given));
    api.on('POST /internal/offers/{qid}/block/', answer(staffOffer, { ...given, status: 'BLOCKED' }));
    const hands = showPage(<BlockedOffersPage />, '/internal/offers/?gtin=04006381333931', staff);
    await hands.click(await screen.findByRole('button', { name: words.blockOf('Harbour soap', 'Waldhuis') }));
    const dialog = within(await screen.findByRole('dialog', { name: words.blockTitle('Harbour soap') }));
    await hands.click(dialog.getByRole('button', { name: words.block }));
    await dialog.findByText(words.noteMissing);
    await hands.type(dialog.getByLabelText(words.note, { exact: false }), 'Send us the safety data sheet.');
    await hands.click(dialog.getByRole('button', { name: words.block }));
    await screen.findByText(words.blocked);
    expect(api.heard('POST /internal/offers/{qid}/block/').map(({ body }) => body)).toEqual([
      { reason: 'COMPLIANCE', note: 'Send us the safety data sheet.', version: 3 },
    ]);
  });

  it('one is given back after a question', async () => {
    const api = fakeApi();
    const blocked = { ...given, status: 'BLOCKED', blockedReason: 'PRICE_OUTLIER', blockedNote: 'Ten times.' } as const;
    api.on('GET /internal/offers/', listOf(blocked));
    api.on('POST /internal/offers/{qid}/unblock/', answer(staffOffer, given));
    const hands = showPage(<BlockedOffersPage />, '/internal/offers/', staff);
    await hands.click(await screen.findByRole('button', { name: words.unblockOf('Harbour soap', 'Waldhuis') }));
    const dialog = within(await screen.findByRole('alertdialog', { name: words.unblockTitle('Harbour soap') }));
    await hands.click(dialog.getByRole('button', { name: words.unblock }));
    await screen.findByText(words.unblocked);
    expect(api.heard('POST /internal/offers/{qid}/unblock/').map(({ body }) => body)).toEqual([{ version: 3 }]);
  });
});
