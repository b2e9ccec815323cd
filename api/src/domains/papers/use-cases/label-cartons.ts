/** Labels of the cartons of an order, or of one of its lines; each carton gets its SSCC with its first label. */
import type { Deps } from '../../../platform/deps.ts';
import { hasCheckDigit } from '../gs1.rules.ts';
import { chosenIn, labelOf, labelSetOf, type Part } from '../labelled-units.ts';
import { cartonsOf } from '../layouts/weights.ts';
import { refuse } from '../papers.errors.ts';
import type { LabelSet, PaperLine, PaperOrder, UnitLabel } from '../papers.types.ts';
import { contentsOfLine } from '../printed-units.ts';
import type { Asked } from '../shown-papers.ts';
import { labelledUnits } from './assign-units.ts';

type Chosen = Part & { readonly lineId: string | null; readonly lot: string | null };

const cartonsIn = (lines: readonly PaperLine[]): number => lines.reduce((sum, line) => sum + cartonsOf(line), 0);

export async function labelCartons(
  deps: Deps,
  asked: Asked,
  order: PaperOrder,
  { lineId, lot, ...part }: Chosen,
): Promise<LabelSet> {
  const shipped = order.lines.filter(({ quantity }) => quantity > 0);
  const pieces = cartonsIn(shipped);
  const runs = shipped
    .map((line, index) => ({ line, firstPiece: cartonsIn(shipped.slice(0, index)) + 1, count: cartonsOf(line) }))
    .filter(({ line }) => lineId === null || line.id === lineId);
  if (runs.length === 0) throw refuse('paper_line_not_found');
  const chosen = chosenIn(runs, part);
  const wanted = runs.map(({ line, count }) => ({ contents: contentsOfLine(line), count }));
  const codeOf = await labelledUnits(deps, asked, wanted);
  const labels = chosen.map(({ run: { line, firstPiece }, index }) =>
    labelOf(order, {
      sscc: codeOf(contentsOfLine(line), index),
      contents: 'CARTON',
      piece: firstPiece + index,
      pieces,
      ...insideOf(line, index, lot),
    }),
  );
  return labelSetOf(order, labels);
}

/** What is in a carton: a whole selling unit, in the last one what is left. Bars tell it only of a valid GTIN. */
function insideOf(line: PaperLine, index: number, lot: string | null): Pick<UnitLabel, 'weightKg' | 'size' | 'goods'> {
  const { quantity, unitSize, gtin, brandName, productName, grossGrams } = line;
  const count = Math.min(unitSize, quantity - index * unitSize);
  const goods = { gtin: gtin.padStart(14, '0'), name: `${brandName}: ${productName}`, count, lot };
  return {
    weightKg: grossGrams === null ? null : (grossGrams * count) / 1_000,
    size: null,
    goods: hasCheckDigit(gtin) ? goods : null,
  };
}
