/** What the form of test sales holds, as typed; its presets, its checks and the request it becomes. */
import { testSaleMessages as words } from '@quayside/contract/messages/test-sale';
import { isRecord } from '../../lib/problem-body.ts';
import type { TestSale } from './test-sales.api.ts';

/** All as typed; empty = left to the server. */
export interface TestSaleForm {
  sellerQid: string;
  lines: number;
  minutes: string;
  currency: string;
  unitPrice: string;
  country: string;
}

/** An order made here. */
export interface MadeSale {
  qid: string;
  order: string;
  summary: string;
}

const usual: TestSaleForm = { sellerQid: '', lines: 3, minutes: '', currency: '', unitPrice: '', country: '' };

/** Presets change what they name and keep the chosen seller. */
export const presets: Readonly<Record<keyof typeof words.presetNames, Partial<TestSaleForm>>> = {
  soon: { lines: 3, minutes: '60' },
  usual: { lines: 3, minutes: '' },
  expiring: { lines: 1, minutes: '2' },
  long: { lines: 50, minutes: '' },
  large: { lines: 20, minutes: '', unitPrice: '12.00' },
};

export const firstForm: TestSaleForm = { ...usual, ...presets.soon };

export const withPreset = (form: TestSaleForm, preset: Partial<TestSaleForm>): TestSaleForm => ({
  ...usual,
  sellerQid: form.sellerQid,
  ...preset,
});

export const currencies = ['EUR', 'GBP', 'USD', 'PLN', 'SEK', 'DKK', 'CHF'] as const;

/** Messages of the fields that are wrong. */
export function problemsOf({ lines, minutes }: TestSaleForm): { lines?: string; expiresInMinutes?: string } {
  const isMinutes = minutes === '' || (/^\d{1,5}$/.test(minutes) && Number(minutes) >= 1 && Number(minutes) <= 20_000);
  return {
    ...(lines >= 1 && lines <= 50 ? {} : { lines: words.linesRange }),
    ...(isMinutes ? {} : { expiresInMinutes: words.minutesRange }),
  };
}

export function requestOf(form: TestSaleForm): TestSale {
  const currency = currencies.find((one) => one === form.currency);
  return {
    lines: form.lines,
    ...(form.sellerQid.trim() === '' ? {} : { sellerQid: form.sellerQid.trim() }),
    ...(form.minutes === '' ? {} : { expiresInMinutes: Number(form.minutes) }),
    ...(currency ? { currency } : {}),
    ...(form.unitPrice === '' ? {} : { unitPrice: form.unitPrice }),
    ...(form.country === '' ? {} : { destinationCountry: form.country }),
  };
}

/** Reads a kept form; null when it has another shape. */
export function formIn(kept: unknown): TestSaleForm | null {
  if (!isRecord(kept)) return null;
  const { sellerQid, lines, minutes, currency, unitPrice, country } = kept;
  if (typeof sellerQid !== 'string' || typeof lines !== 'number' || typeof minutes !== 'string') return null;
  if (typeof currency !== 'string' || typeof unitPrice !== 'string' || typeof country !== 'string') return null;
  return { sellerQid, lines, minutes, currency, unitPrice, country };
}

/** Reads the kept list of made orders. */
export function madeIn(kept: unknown): readonly MadeSale[] | null {
  if (!Array.isArray(kept)) return null;
  return kept.flatMap((one: unknown) => {
    if (!isRecord(one)) return [];
    const { qid, order, summary } = one;
    return typeof qid === 'string' && typeof order === 'string' && typeof summary === 'string'
      ? [{ qid, order, summary }]
      : [];
  });
}
