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
  ...{ preview: [], offersInStock: 900, isLayoutKnown: true, createdBy: 'Mila', batchQid: null, undoneAt: null },
  ...{ allowedActions: ['apply', 'cancel'], createdAt: at, expiresAt: at, version: 1 },
};
const good = { CREATED: 1, UPDATED: 0 };

describe('[INV-04] what a stock list says of itself', () => {
  it.each([
    [
      'ready, some of a list of changes not',
      { ...task, scope: 'CHANGES' as const, counts: { ...task.counts, REMOVED: 0 } },
      '12,567 rows ready to apply, 37 not',
      words.says.mendLater,
      'check',
    ],
    [
      'ready, and some rows of a whole list may name no product',
      task,
      '12,567 rows ready to apply, 37 not',
      words.says.unreadInWhole(30, 214),
      'check',
    ],
    [
      'ready, and every row of a whole list names its product',
      { ...task, counts: { ...task.counts, INVALID_GTIN: 0, INVALID_PRICE: 37 } },
      '12,567 rows ready to apply, 37 not',
      words.says.mendLater,
      'check',
    ],
    [
      'a whole list that takes nothing out of stock',
      { ...task, counts: { ...task.counts, REMOVED: 0 } },
      '12,567 rows ready to apply, 37 not',
      words.says.mendLater,
      'check',
    ],
    [
      'nothing good',
      { ...task, scope: 'CHANGES' as const, rowsTotal: 3, counts: { INVALID_PRICE: 3 } },
      'No row can be applied',
      words.says.mendFirst,
      'check',
    ],
    [
      'nothing good, and offers to take out of stock',
      { ...task, rowsTotal: 3, counts: { INVALID_PRICE: 3, REMOVED: 2 } },
      'No row can be applied',
      words.says.leftOutStay,
      'check',
    ],
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
    [
      'applied, and the time to undo it is over',
      { ...task, status: 'SUCCEEDED' as const, allowedActions: [] },
      '12,567 rows applied, 37 left out',
      null,
      null,
    ],
    [
      'taken back',
      { ...task, status: 'SUCCEEDED' as const, allowedActions: [], undoneAt: at },
      words.says.takenBack,
      words.says.takenBackMeans,
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

  it.each([
    [
      'ready',
      {},
      ['312 would be added', '4,871 would change', '7,384 stay the same', '214 would go out of stock', '37 left out'],
    ],
    [
      'applied',
      { status: 'SUCCEEDED' as const },
      ['312 added', '4,871 changed', '7,384 unchanged', '214 out of stock', '37 left out'],
    ],
    ['taken back', { status: 'SUCCEEDED' as const, undoneAt: at }, []],
    ['discarded', { status: 'CANCELLED' as const }, []],
    ['failed', { status: 'FAILED' as const }, []],
    ['only checked', { kind: 'CHECK_ONLY' as const }, ['12,567 known', '30 not known', '7 other problems']],
    [
      'checked by our own people',
      { kind: 'GTIN_CHECK' as const },
      ['12,567 known', '30 not known', '7 other problems'],
    ],
    ['a check that failed', { kind: 'GTIN_CHECK' as const, status: 'FAILED' as const }, []],
  ])('its parts say what is and what would be: %s', (_what, change, parts) => {
    const shown = partsOf({ ...task, ...change }).filter(({ count }) => count > 0);
    expect(shown.map(({ figure, name }) => `${figure} ${name}`)).toEqual(parts);
  });

  it('of a whole list, says that rows we cannot tell a product of count as not named', () => {
    expect(words.says.unreadInWhole(1, 1)).toBe(
      'Nothing has changed yet. This list is everything you have: where we can’t tell a row’s product, the row counts as not named, and its offer goes out of stock. That may be so for 1 row; 1 offer goes out of stock in all.',
    );
  });

  it('marks the current step and tells readers which are done', () => {
    render(<UploadSteps at="check" />);
    const steps = screen.getAllByRole('listitem');
    expect(steps.map((one) => one.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
    expect(steps[0]?.textContent).toContain(words.steps.done);
    expect(steps[2]?.textContent).not.toContain(words.steps.done);
  });
});
