/** Labels of the parcels and pallets of an order; each piece gets its SSCC with its first label. */
import type { Deps } from '../../../platform/deps.ts';
import { chosenIn, labelOf, labelSetOf, type Part } from '../labelled-units.ts';
import { piecesOf } from '../layouts/weights.ts';
import type { LabelSet, PaperOrder } from '../papers.types.ts';
import { contentsOfLoad } from '../printed-units.ts';
import type { Asked } from '../shown-papers.ts';
import { labelledUnits } from './assign-units.ts';

export async function labelLoads(deps: Deps, asked: Asked, order: PaperOrder, part: Part): Promise<LabelSet> {
  const { loads } = order;
  const pieces = piecesOf(loads);
  const runs = loads.map((load, index) => ({
    load,
    firstPiece: piecesOf(loads.slice(0, index)) + 1,
    count: load.count,
  }));
  const chosen = chosenIn(runs, part);
  const wanted = loads.map((load) => ({ contents: contentsOfLoad(load), count: load.count }));
  const codeOf = await labelledUnits(deps, asked, wanted);
  const labels = chosen.map(({ run: { load, firstPiece }, index }) =>
    labelOf(order, {
      sscc: codeOf(contentsOfLoad(load), index),
      contents: load.loadType,
      piece: firstPiece + index,
      pieces,
      weightKg: load.weightKg,
      size: `${load.lengthCm} × ${load.widthCm} × ${load.heightCm} cm`,
      goods: null,
    }),
  );
  return labelSetOf(order, labels);
}
