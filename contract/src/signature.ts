/** A signature as it was drawn: lines on a pad of 1000 × 400 units. Numbers alone, so that nothing of it is markup. */
import { z } from 'zod';

export const signaturePad = { width: 1_000, height: 400 } as const;
export const mostLines = 60;
/** Of x and y together, in one line. */
export const mostNumbers = 600;

export const signature = z
  .array(z.array(z.int().min(0).max(signaturePad.width)).min(2).max(mostNumbers))
  .min(1)
  .max(mostLines)
  .meta({ description: 'Lines on a pad of 1000 × 400, each x and y in turn' });
export type Signature = z.infer<typeof signature>;

/** The lines as the path of an SVG; a touch without a move becomes a dot. */
export const signaturePath = (lines: Signature): string => lines.map(linePath).join('');

function linePath(numbers: readonly number[]): string {
  let path = '';
  for (let index = 0; index + 1 < numbers.length; index += 2)
    path += `${index === 0 ? 'M' : 'L'}${numbers[index]} ${numbers[index + 1]}`;
  return numbers.length < 4 ? `${path}h1` : path;
}
