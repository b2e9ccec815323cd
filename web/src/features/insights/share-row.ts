import type { InsightRecord, InsightSales } from '@quayside/contract/insights';
import { insightMessages as words } from '@quayside/contract/messages/insights';
import type { ShareRow } from '../../ui/chart/share-rows.tsx';

/** Above these, in 30 days, new orders are paused (domain page, section 7). */
const limits = { decline: 0.1, claimShare: 0.03 } as const;

/** A share with what it is of, and the limit it has. */
export function shareRow(insights: InsightSales, name: 'acceptance' | 'fillRate' | 'onTime'): ShareRow {
  const share = insights[name];
  return rowOf(name, share);
}

/** The same of what new orders are paused by. */
export const recordRow = (record: InsightRecord, name: keyof InsightRecord): ShareRow => rowOf(name, record[name]);

function rowOf(name: keyof typeof words.hints & keyof typeof words.figures, share: number | null): ShareRow {
  const limit = name === 'decline' || name === 'claimShare' ? limits[name] : undefined;
  const [of, text] = [words.hints[name], share === null ? words.none : words.percent(share)];
  return {
    ...{ name: words.figures[name], share: share ?? 0, text, limit },
    note: limit === undefined ? of : `${of}; ${words.limit(words.percent(limit))}`,
  };
}
