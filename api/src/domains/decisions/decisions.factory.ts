/** Decisions for tests and demo worlds. */
import { newId } from '../../kernel/ids.ts';
import type { Db } from '../../platform/db/database.ts';
import { insertDecision } from './decisions.repository.ts';
import type { decisions } from './decisions.tables.ts';

export type DecisionRow = typeof decisions.$inferSelect;
type Given = Pick<
  DecisionRow,
  'sellerId' | 'saleId' | 'orderNumber' | 'kind' | 'subjectId' | 'currency' | 'amountMinor'
>;

/** One that waits for a second person, unless told otherwise. */
export function decisionRowOf(given: Given & Partial<DecisionRow>): DecisionRow {
  const proposed = {
    id: newId(),
    sellerName: 'Waldhuis Groothandel B.V.',
    status: 'PROPOSED',
    totalMinor: given.amountMinor,
    approvalsNeeded: 2,
    reason: 'As agreed with the buyer',
    detail: {},
    proposedBy: newId(),
    proposedByName: 'Grace Whitfield',
    proposedAt: '2026-11-21T07:00:00.000Z',
    concludedBy: null,
    concludedByName: null,
    concludedAt: null,
    rejection: null,
  } as const;
  return { ...proposed, ...given };
}

export const makeDecision = (db: Db, given: Given & Partial<DecisionRow>): Promise<DecisionRow> =>
  insertDecision(db, decisionRowOf(given));
