import type { LeadStatus, LeadStep } from '@quayside/contract/seller-leads';
import { expect, it } from 'vitest';
import { historyOf, wayOf } from './lead-way.ts';

const told = (status: LeadStatus, steps: LeadStep[] = []) =>
  wayOf({ status, steps }).map((one) => (one.isNext ? 'NEXT' : one.isWaiting ? 'THEIRS' : one.status));
const step = (status: LeadStatus, day: number, more: Partial<LeadStep> = {}): LeadStep => ({
  ...{ status, at: `2026-11-0${day}T09:00:00.000Z`, by: 'Grace', reason: null },
  ...more,
});

it('[INT-02] the way of a lead says what is done, whose move it is, and that one given up is on none', () => {
  expect(told('STOCK_CHECK')).toEqual(['COMPLETED', 'COMPLETED', 'NEXT', 'NOT_STARTED', 'NOT_STARTED', 'NOT_STARTED']);
  expect(told('ONBOARDING')).toEqual([...Array.from({ length: 4 }, () => 'COMPLETED'), 'THEIRS', 'NOT_STARTED']);
  expect(new Set(told('COMPLETED_SUCCESSFUL'))).toEqual(new Set(['COMPLETED']));
  expect(new Set(told('DUPLICATE'))).toEqual(new Set(['NOT_NEEDED']));
});

it('[INT-02] each step that was taken tells its day; a lead that was given up keeps those it took', () => {
  const steps = [step('NEW', 1), step('CONTACTED', 2), step('COMPLETED_UNSUCCESSFUL', 3)];
  const [first, second, third] = wayOf({ status: 'COMPLETED_UNSUCCESSFUL', steps });
  expect([first, second, third].map((one) => [one?.status, one?.fact])).toEqual([
    ['COMPLETED', '1 Nov 2026'],
    ['COMPLETED', '2 Nov 2026'],
    ['NOT_NEEDED', undefined],
  ]);
});

it('[INT-02] the history of a lead is told newest first, with who moved it, why it ended, and the lists that came', () => {
  const steps = [
    step('NEW', 1, { by: null }),
    step('CONTACTED', 2),
    step('COMPLETED_UNSUCCESSFUL', 4, { reason: 'REGION' }),
    step('CONTACTED', 5),
  ];
  const check = {
    ...{ qid: 'q', fileName: 'spring.xlsx', createdBy: 'Vera', createdAt: '2026-11-03T09:00:00.000Z' },
    ...{ status: 'PREVIEW_READY' as const, rowsTotal: 1, counts: {} },
  };
  expect(historyOf({ steps, stockChecks: [check] }).map(({ title, detail }) => [title, detail])).toEqual([
    ['Lead reopened', 'Grace'],
    ['Lead ended', 'Region · Grace'],
    ['Stock list spring.xlsx uploaded', 'Vera'],
    ['Contacted', 'Grace'],
    ['Asked to sell here', ''],
  ]);
});
