/** Labels of units, in the order of the pieces, and the part of them that was asked for. */
import { maximumLabels } from '@quayside/contract/paper-values';
import { refuse } from './papers.errors.ts';
import type { LabelSet, PaperOrder, UnitLabel } from './papers.types.ts';

/** Piece numbers, counted from 1; all of them where none is given. */
export type Part = { readonly first?: number | undefined; readonly last?: number | undefined };
/** So many units with the same contents, the first of which is that piece of the order. */
type UnitRun = { readonly firstPiece: number; readonly count: number };

/** The asked pieces of each run, as indexes counted from 0. Refuses none, and more than one file can hold. */
export function chosenIn<Run extends UnitRun>(
  runs: readonly Run[],
  { first = 1, last = Number.POSITIVE_INFINITY }: Part,
): { run: Run; index: number }[] {
  const ranges = runs.map((run) => {
    const from = Math.max(first - run.firstPiece, 0);
    return { run, from, length: Math.max(Math.min(last - run.firstPiece + 1, run.count) - from, 0) };
  });
  const count = ranges.reduce((sum, { length }) => sum + length, 0);
  if (count === 0) throw refuse('no_labels');
  if (count > maximumLabels) throw refuse('too_many_labels', { maximum: maximumLabels });
  return ranges.flatMap(({ run, from, length }) =>
    Array.from({ length }, (_, index) => ({ run, index: from + index })),
  );
}

type Own = 'sscc' | 'contents' | 'piece' | 'pieces' | 'weightKg' | 'size' | 'goods';

/** A label with what all labels of the order share. */
export function labelOf(order: PaperOrder, own: Pick<UnitLabel, Own>): UnitLabel {
  const { shipFrom: from, consignee: to, buyerReference, carrier } = order;
  return { from, to, buyerReference, carrier, ...own };
}

export const labelSetOf = (order: PaperOrder, labels: readonly UnitLabel[]): LabelSet => ({
  orderNumber: order.orderNumber,
  author: order.seller.name,
  createdAt: order.confirmedAt,
  labels,
});
