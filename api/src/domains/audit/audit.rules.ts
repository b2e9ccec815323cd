/** What of a change is kept. Pure. */
import type { AuditAction } from '@quayside/contract/audit-values';
import type { Instant } from '../../kernel/clock.ts';

export type Change = { readonly field: string; readonly before: string | null; readonly after: string | null };

export type Entry = {
  readonly sellerId: string;
  readonly number: number;
  readonly at: Instant;
  readonly action: AuditAction;
  readonly userId: string | null;
  readonly person: string;
  readonly isStaff: boolean;
  readonly subject: string;
  readonly changes: readonly Change[];
};

const longest = 500;

type Facts = Readonly<Record<string, unknown>>;

/** The fields that differ, by name, as text; a value longer than 500 characters is cut. */
export function changesBetween(before: Facts, after: Facts): Change[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return fields
    .map((field) => ({ field, before: textOf(before[field]), after: textOf(after[field]) }))
    .filter((change) => change.before !== change.after);
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  const text = Array.isArray(value) ? value.map(partOf).join(', ') : partOf(value);
  return text === '' ? null : text.slice(0, longest);
}

const partOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? Object.values(value).map(partOf).join(' ') : String(value);
