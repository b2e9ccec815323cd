/** Amounts as boxes on pallets. Pure. */
const perLayer = 3;
/** Higher ones would not fit the drawing. */
const mostLayers = 14;

/** The smallest round amount a box can stand for so that the highest pallet fits: 1, 2 or 5 with noughts. */
export function boxSize(values: readonly number[]): number {
  const most = Math.max(0, ...values);
  for (let power = 1; ; power *= 10)
    for (const step of [1, 2, 5]) if (most / (step * power) <= mostLayers * perLayer) return step * power;
}

/** How many boxes an amount fills; what is begun counts as a box. */
export const boxesOf = (value: number, size: number): number => Math.ceil(Math.max(0, value) / size);

/** Layer and place of the box that comes at `index`: from the ground up, three to a layer. */
export const placeOf = (index: number): { layer: number; place: number } => ({
  layer: Math.floor(index / perLayer),
  place: index % perLayer,
});

/** How high an amount is, in layers. */
export const layersOf = (value: number, size: number): number => value / size / perLayer;
