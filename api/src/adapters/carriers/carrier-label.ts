/** The embedded carrier's label as a file. */
import { drawnFile } from '../../platform/pdf/pdf-drawer.ts';
import type { CarrierLabel } from './carrier-label-layout.ts';
import type { BookingRequest } from './carriers.port.ts';

const layout = new URL('./carrier-label-layout.ts', import.meta.url);

/** A PDF to print, one page per number; `numbers` holds one for each piece. */
export function carrierLabel(
  { id, carrier, order, pickupDate, from, to, loads }: BookingRequest,
  numbers: readonly string[],
): Promise<Uint8Array> {
  const weights = loads.flatMap(({ count, weightKg }) => Array.from({ length: count }, () => weightKg));
  const pieces = numbers.map((number, index) => ({ number, weightKg: weights[index] ?? null }));
  return drawnFile<CarrierLabel>(layout, { carrier, order, pickupDate, from, to, pieces }, id);
}
