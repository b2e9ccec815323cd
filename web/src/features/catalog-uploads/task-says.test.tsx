// @vitest-environment happy-dom
import { stockListMessages as words } from '@quayside/contract/messages/stock-lists';
import type { StockListTask } from '@quayside/contract/stock-lists';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UploadSteps } from './components/upload-steps.tsx';
import { meaningOf, partsOf, sentenceOf, stepOf } from './task-says.ts';

const at = '2026-01-05T08:00:00.000Z';
const task: StockListTask = {
  ...{ qid: '0198c0de-0000-7000-8000-000000000002', kind: 'STOCK_LIST', scope: 'WHOLE', status: 'PREVIEW_READY' },
  ...{ fileName: 'week 48.csv', progress: 100, rowsTotal: 12_604, rowsDone: 12_604, failure: null, mapping: null },
  counts: { CREATED: 312, UPDATED: 4871, UNCHANGED: 7384, REMOVED: 214, INVALID_GTIN: 30, INVALID_PRICE: 7 },
  ...{ preview: [], offersInStock: 900, isLayoutKnown: true, createdBy: 'Mila', batchQid: null },
  ...{ allowedActions: ['apply', 'cancel'], createdAt: at, expiresAt: at, version: 1 },
};
const good = { CREATED: 1, UPDATED: 0 };

describe('[INV-04] what a stock list says of itself', () => {
  it.each([
    ['ready, some not', task, '12,567 rows ready to apply, 37 not', words.says.mendLater, 'check'],
    ['ready, all', { ...task, rowsTotal: 1, counts: good }, '1 row ready to apply', words.says.unchangedYet, 'check'],
    ['only checked', { ...task, kind: 'CHECK_ONLY' as const }, '12,567 rows good, 37 not', null, 'check'],
    ['being applied', { ...task, status: 'APPLYING' as const }, 'Applying 12,567 rows …', words.says.mayLeave, 'apply'],
    [
      'applied, and can be undone',
      { ...task, status: 'PARTIALLY_SUCCEEDED' as const, allowedActions: ['undo' as const] },
      '12,567 rows applied, 37 left out',
      words.says.undo,
      null,
    ],
    ['without columns', { ...task, status: 'MAPPING_REQUIRED' as const }, words.says.columns, null, 'columns'],
  ])('%s', (_what, given, sentence, meaning, step) => {
    expect(sentenceOf(given)).toBe(sentence);
    expect(meaningOf(given)).toBe(meaning);
    expect(stepOf(given)).toBe(step);
  });

  it('its parts add up to the rows of the file and the offers it does not name', () => {
    const sum = partsOf(task).reduce((total, { count }) => total + count, 0);
    expect(sum).toBe(task.rowsTotal + 214);
  });

  it('marks the current step and tells readers which are done', () => {
    render(<UploadSteps at="check" />);
    const steps = screen.getAllByRole('listitem');
    expect(steps.map((one) => one.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
    expect(steps[0]?.textContent).toContain(words.steps.done);
    expect(steps[2]?.textContent).not.toContain(words.steps.done);
  });
});
