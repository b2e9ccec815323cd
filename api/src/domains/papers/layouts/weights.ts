/** Weights of lines and loads. Grams are whole; kilograms on papers have three or one decimals. */
import type { PaperLine, PaperLoad } from '../papers.types.ts';

export type Weights = { readonly netGrams: number; readonly grossGrams: number; readonly isWhole: boolean };

/** Sums of the lines; `isWhole` is false when a product's weight is not known. */
export function goodsWeights(lines: readonly PaperLine[]): Weights {
  return {
    netGrams: lines.reduce((sum, { netGrams, quantity }) => sum + (netGrams ?? 0) * quantity, 0),
    grossGrams: lines.reduce((sum, { grossGrams, quantity }) => sum + (grossGrams ?? 0) * quantity, 0),
    isWhole: lines.every(({ netGrams, grossGrams }) => netGrams !== null && grossGrams !== null),
  };
}

/** As entered with the parcels and pallets, packaging and pallets included. */
export const loadKilograms = (loads: readonly PaperLoad[]): number =>
  loads.reduce((sum, { weightKg, count }) => sum + weightKg * count, 0);

export const piecesOf = (loads: readonly PaperLoad[]): number => loads.reduce((sum, { count }) => sum + count, 0);

/** Cubic metres of all loads. */
export const cubicMetres = (loads: readonly PaperLoad[]): number =>
  loads.reduce(
    (sum, { lengthCm, widthCm, heightCm, count }) => sum + (lengthCm * widthCm * heightCm * count) / 1_000_000,
    0,
  );

/** `1250` is `1.250 kg`. */
const kilograms = (grams: number): string => `${(grams / 1_000).toFixed(3)} kg`;

/** A sum as a paper tells it: `1.250 kg`, or `1.250 kg + unknown` when it is not all. */
export const sumOf = ({ isWhole }: Weights, grams: number): string =>
  isWhole ? kilograms(grams) : `${kilograms(grams)} + unknown`;

/** Cartons of a line: whole selling units, and one more for what is left over. */
export const cartonsOf = ({ quantity, unitSize }: PaperLine): number => Math.ceil(quantity / unitSize);

export const loadName = ({ loadType, palletType, count, lengthCm, widthCm, heightCm }: PaperLoad): string => {
  const kind = loadType === 'PALLET' ? `${palletType ?? ''} pallet`.trim() : 'parcel';
  return `${count} × ${kind}, ${lengthCm} × ${widthCm} × ${heightCm} cm`;
};
