// @vitest-environment happy-dom
import { type DataCopy, dataCopy } from '@quayside/contract/copies';
import { copyMessages as words } from '@quayside/contract/messages/copies';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answer, type FakeApi, fakeApi, refusal } from '../../testing/fake-api.ts';
import { showPage } from '../../testing/show-page.tsx';
import { DataCopyCard } from './data-copy.tsx';

const none: DataCopy = {
  ...{ status: null, kindsDone: 0, kindsInAll: 0, rowsDone: 0, askedAt: null, endedAt: null, until: null, parts: [] },
};
const asked: DataCopy = { ...none, status: 'WAITING', kindsInAll: 57, askedAt: '2026-11-20T08:00:00.000Z' };
const running: DataCopy = { ...asked, status: 'RUNNING', kindsDone: 12, rowsDone: 34_567 };
const done: DataCopy = {
  ...{ ...running, status: 'DONE', kindsDone: 57, endedAt: '2026-11-20T08:05:00.000Z' },
  until: '2026-11-27T08:05:00.000Z',
  parts: [
    { part: 1, name: 'quayside-company-data-1.zip', bytes: 250_100_000 },
    { part: 2, name: 'quayside-company-data-2.zip', bytes: 41_000 },
  ],
};
const show = (api: FakeApi) => ({
  api,
  hands: showPage(<DataCopyCard of="company" title="Company" text="Everything" label="Collect" />, '/'),
});

it('[PRO-01] a copy is asked for, told of while it is made, and saved in its parts', async () => {
  const api = fakeApi();
  api.on('GET /company/data/', answer(dataCopy, none));
  api.on('POST /company/data/', answer(dataCopy, asked));
  const { hands } = show(api);
  await hands.click(await screen.findByRole('button', { name: 'Collect' }));
  await screen.findByText(words.waiting);
  expect(screen.queryByRole('button', { name: 'Collect' })).toBeNull();
  api.on('GET /company/data/', answer(dataCopy, done));
  await screen.findByRole('button', { name: words.savePart(1, 2, '250.1 MB') }, { timeout: 5_000 });
  screen.getByRole('button', { name: words.savePart(2, 2, '41 KB') });
  screen.getByRole('button', { name: words.again });
});

it('[PRO-01] who comes back finds how far the copy is', async () => {
  const api = fakeApi();
  api.on('GET /company/data/', answer(dataCopy, running));
  show(api);
  await screen.findByText(words.running(12, 57, '34,567'));
  expect(screen.getByRole('progressbar', { name: words.progress }).getAttribute('value')).toBe('12');
});

it('[PRO-01] what failed says so and can be asked for anew; a part that is gone says so', async () => {
  const api = fakeApi();
  api.on('GET /company/data/', answer(dataCopy, { ...asked, status: 'FAILED' }));
  api.on('POST /company/data/', answer(dataCopy, { ...done, parts: done.parts.slice(1) }));
  api.on('GET /company/data/parts/2/', refusal(404, 'copy_part_not_found', words.copy_part_not_found));
  const { hands } = show(api);
  await screen.findByText(words.failed);
  await hands.click(screen.getByRole('button', { name: 'Collect' }));
  await hands.click(await screen.findByRole('button', { name: words.save('41 KB') }));
  await vi.waitFor(() => expect(document.body.textContent).toContain(words.copy_part_not_found));
});
