import type { Money } from './money-text.tsx';

export interface MoneyRow {
  /** Where rows may have the same name. */
  id?: string;
  name: string;
  note?: string;
  money: Money;
  /** `taken`: comes off. `missing`: expected and not there. `sum`: what stands so far. */
  kind?: 'stands' | 'taken' | 'missing' | 'sum';
  /** What a missing row is expected to be. */
  expected?: Money;
  isTotal?: boolean;
}

/** Where a bar begins and how long it is, from 0 to 100. */
export interface Bar {
  from: number;
  length: number;
}

/**
 * The bars of rows that add up: each begins where those before it end, what comes off goes back from there, sums and the
 * total begin at nothing. `isApart`: rows that are only compared all begin at nothing. One scale for all.
 */
export function barsOf(rows: readonly MoneyRow[], isApart = false): Bar[] {
  let end = 0;
  const spans = rows.map(({ money, kind = 'stands', expected, isTotal = false }) => {
    const size = sizeOf(kind === 'missing' && expected ? expected : money);
    if (isApart) return { from: 0, length: size };
    if (kind === 'missing') return { from: end, length: size };
    if (kind === 'taken') {
      end -= size;
      return { from: end, length: size };
    }
    const from = isTotal || kind === 'sum' ? 0 : end;
    end = from + size;
    return { from, length: size };
  });
  const most = Math.max(1, ...spans.map(({ from, length }) => from + length));
  return spans.map(({ from, length }) => {
    const start = Math.max(0, from);
    return { from: (100 * start) / most, length: (100 * Math.max(0, from + length - start)) / most };
  });
}

/** For a bar's length alone: never for money that is shown. */
const sizeOf = ({ amount }: Money): number => Math.abs(Number(amount));
