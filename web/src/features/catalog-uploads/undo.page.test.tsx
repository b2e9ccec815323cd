// @vitest-environment happy-dom
import { stockListMessages as words } from '@quayside/contract/messages/stock-lists';
import { offersInfo, undoAnswer } from '@quayside/contract/offers';
import { type StockListTask, stockListRows, stockListTask } from '@quayside/contract/stock-lists';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answer, fakeApi } from '../../testing/fake-api.ts';
import { showPage } from '../../testing/show-page.tsx';
import { TaskView } from './components/task-view.tsx';

const qid = '0198c0de-0000-7000-8000-000000000002';
const at = '2026-01-05T08:00:00.000Z';
const applied: StockListTask = {
  ...{ qid, kind: 'STOCK_LIST', scope: 'CHANGES', status: 'SUCCEEDED', fileName: 'week 48.csv', progress: 100 },
  ...{ rowsTotal: 2, rowsDone: 2, failure: null, mapping: null, counts: { UPDATED: 2 }, preview: [] },
  ...{ offersInStock: 0, isLayoutKnown: true, createdBy: 'Mila', batchQid: qid, undoneAt: null },
  ...{ allowedActions: ['undo'], createdAt: at, expiresAt: at, version: 1 },
};
const undone: StockListTask = { ...applied, allowedActions: [], undoneAt: at };

describe('[RT-22] [INV-04] an applied list that is taken back', () => {
  it('says so at once, and shows no more what it changed', async () => {
    const api = fakeApi();
    api.on('GET /task/{qid}/', answer(stockListTask, applied));
    api.on(
      'GET /offers/stock-upload/{qid}/rows/',
      answer(stockListRows, { count: 0, countIsExact: true, page: 1, size: 50, results: [] }),
    );
    api.on(
      'GET /offers/info/',
      answer(offersInfo, {
        ...{ currency: 'EUR', region: 'EUROPE', isRegionChosen: false, regions: ['EUROPE'], feePercent: 8 },
        ...{ discountPercent: 0, total: 2, winning: 1, losing: 1, endingSoon: 0, endsAt: null },
      }),
    );
    api.on('POST /offers/catalog/{qid}/undo/', answer(undoAnswer, { restored: 2, kept: 0 }));
    const hands = showPage(<TaskView qid={qid} newListPath="/inventory/upload/" />, '/inventory/upload/');
    await screen.findByText(words.parts.changed);
    api.on('GET /task/{qid}/', answer(stockListTask, undone));
    await hands.click(await screen.findByRole('button', { name: words.undo }));
    await screen.findByText(words.says.takenBackMeans);
    expect(screen.queryByText(words.parts.changed)).toBeNull();
    expect(screen.queryByText(words.says.undo)).toBeNull();
    await vi.waitFor(() => expect(api.heard('POST /offers/catalog/{qid}/undo/')).toHaveLength(1));
  });
});
