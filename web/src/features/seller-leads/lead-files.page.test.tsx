// @vitest-environment happy-dom
import { fileMessages } from '@quayside/contract/messages/files';
import { leadPageMessages } from '@quayside/contract/messages/lead-pages';
import { leadFileTypes, mostLeadFiles } from '@quayside/contract/seller-lead-values';
import { type LeadFile, leadFile } from '@quayside/contract/seller-leads';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { showPage } from '../../testing/show-page.tsx';
import { LeadFiles } from './components/lead-files.tsx';

const words = leadPageMessages.files;
const kept: LeadFile = leadFile.parse({
  ...{ qid: '0198c0de-0000-7000-8000-000000000001', name: 'price list.pdf', fileType: 'pdf', bytes: 2_048 },
  ...{ addedAt: '2026-01-05T08:00:00.000Z', addedBy: 'Joris' },
});
const show = (...files: LeadFile[]) =>
  showPage(<LeadFiles lead={{ slug: 'marlin', files }} />, '/internal/seller-onboarding/marlin/', { isStaff: true });

it('[INT-02] [RT-24] a lead shows its files, and one is taken away after a question', async () => {
  const api = fakeApi();
  api.on('DELETE /sellerleads/marlin/files/{qid}/', () => new Response(null, { status: 204 }));
  const hands = show(kept);
  const list = within(await screen.findByRole('list', { name: words.list }));
  list.getByText(/Joris$/);
  await hands.click(list.getByRole('button', { name: /^Remove/ }));
  const question = within(await screen.findByRole('alertdialog', { name: words.removeAsk(kept.name) }));
  expect(api.heard('DELETE /sellerleads/marlin/files/{qid}/')).toEqual([]);
  await hands.click(question.getByRole('button', { name: words.remove }));
  await screen.findByText(words.removed);
  expect(api.heard('DELETE /sellerleads/marlin/files/{qid}/')).toHaveLength(1);
});

it('[INT-02] a kind of file that is not taken says so and is not sent', async () => {
  fakeApi();
  vi.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(() => {
    throw new Error('nothing is sent');
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const hands = userEvent.setup({ applyAccept: false });
  show();
  screen.getByText(words.none);
  await hands.upload(screen.getByLabelText(words.add), new File(['MZ'], 'setup.exe'));
  await screen.findByText(fileMessages.chooseOneOf(leadFileTypes));
});

it('[INT-02] more files than a lead holds are not sent', async () => {
  const api = fakeApi();
  const many = Array.from({ length: mostLeadFiles }, (_, index) => ({
    ...kept,
    qid: kept.qid.slice(0, -2) + (index + 10),
  }));
  const hands = show(...many);
  await hands.upload(
    screen.getByLabelText(words.add),
    new File(['%PDF-1.7'], 'one more.pdf', { type: 'application/pdf' }),
  );
  await screen.findByText(words.full(mostLeadFiles));
  expect(api.heard('POST /sellerleads/marlin/files/')).toEqual([]);
});
