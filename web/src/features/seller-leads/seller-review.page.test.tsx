// @vitest-environment happy-dom
import { internalSeller } from '@quayside/contract/internal-sellers';
import { leadPageMessages as words } from '@quayside/contract/messages/lead-pages';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, fakeApi } from '../../testing/fake-api.ts';
import { showPage } from '../../testing/show-page.tsx';
import { SellerReview } from './components/seller-review.tsx';

const qid = '0198c0de-0000-7000-8000-000000000002';

it('[INT-02] rejecting a seller takes a reason and is asked about before it is done', async () => {
  const api = fakeApi();
  const path = 'POST /internal/sellers/{qid}/status/';
  api.on(path, answer(internalSeller.partial(), {}));
  const hands = showPage(<SellerReview sellerQid={qid} />, '/internal/seller-onboarding/marlin/', { isStaff: true });
  await hands.click(await screen.findByRole('button', { name: words.reject }));
  const note = screen.getByLabelText(words.say);
  expect(await screen.findByText(words.sayRequired)).toBeDefined();
  expect(document.activeElement).toBe(note);
  await hands.type(note, 'No stock of their own');
  await hands.click(screen.getByRole('button', { name: words.reject }));
  expect(await screen.findByText(words.rejectText)).toBeDefined();
  expect(api.heard(path)).toEqual([]);
  await hands.click(screen.getByRole('button', { name: words.rejectNow }));
  await expect.poll(() => api.heard(path).length).toBe(1);
});
