/** Numbers of a sale: which of those given are kept, what the sale is found by, what the warehouse is told to expect. */

import { type Carrier, carrierByQid, isNumberOf, normaliseNumber } from '../carriers/carriers.public.ts';
import {
  announcePackages,
  dropPhotos,
  expectSooner,
  type Owed,
  withdrawPackages,
} from '../packages/packages.public.ts';
import { addSearchTokens, loadsOfSale, removeSearchTokens, type SaleChange } from '../sales/sales.public.ts';
import { refuse } from './shipments.errors.ts';
import { type ShipmentRecord, shipmentsOf } from './shipments.read-model.ts';
import { saveShipment, takeOwed } from './shipments.repository.ts';
import { mostNumbers } from './shipments.rules.ts';

type Sale = SaleChange['sale'];

export const legOf = ({ destinationKind }: Sale): ShipmentRecord['leg'] =>
  destinationKind === 'WAREHOUSE' ? 'INBOUND_TO_WAREHOUSE' : 'DIRECT_TO_BUYER';

export function knownCarrier(qid: string): Carrier {
  const carrier = carrierByQid(qid);
  if (!carrier) throw refuse('unknown_carrier');
  return carrier;
}

/**
 * Which numbers are kept, and which are dropped: those the carrier cannot have issued and those the sale has already.
 * None left is a refusal with the list, and so is more than an order can have. `except`: a shipment whose own numbers are replaced.
 */
export async function sortTrackingNumbers(
  { db, sale }: SaleChange,
  carrier: Carrier,
  given: readonly string[],
  except?: string,
): Promise<{ valid: string[]; removed: string[] }> {
  const others = (await shipmentsOf(db, sale.sellerId, sale.id)).filter(({ id }) => id !== except);
  const known = new Set(others.flatMap((one) => one.trackAndTraceNumbers));
  const numbers = [...new Set(given.map(normaliseNumber))];
  const valid = numbers.filter((number) => isNumberOf(carrier, number) && !known.has(number));
  const removed = numbers.filter((number) => !valid.includes(number));
  if (valid.length === 0) throw refuse('invalid_shipment_codes', { codes: removed });
  if (known.size + valid.length > mostNumbers) throw refuse('too_many_numbers');
  return { valid, removed };
}

const tokensOf = (numbers: readonly string[]): string[] => numbers.map((number) => number.toLowerCase());

/** The sale is found by these numbers from now on. */
export const addTrackingNumbers = ({ db, sale }: SaleChange, numbers: readonly string[]): Promise<void> =>
  addSearchTokens(db, sale.sellerId, sale.id, tokensOf(numbers));

/** And no longer by these, which no shipment has by now; a warehouse no longer expects them. Gives what is owed since. */
export async function removeTrackingNumbers(
  change: Pick<SaleChange, 'db' | 'now' | 'sale'>,
  numbers: readonly string[],
): Promise<Owed | null> {
  const { db, sale } = change;
  await removeSearchTokens(db, sale, tokensOf(numbers));
  await dropPhotos(change, numbers);
  return withdrawPackages(db, sale.sellerId, sale.id, numbers);
}

/**
 * What is owed is in what is still to come, or waits with the shipment for what is announced next: a number that is taken out and
 * entered again in two calls is expected on the same day.
 */
export async function keepOwed({ db, sale }: SaleChange, shipment: ShipmentRecord, owed: Owed | null): Promise<void> {
  // A carrier of ours has its own day.
  if (!owed || shipment.bookingId !== null || (await expectSooner(db, sale.sellerId, sale.id, owed))) return;
  await saveShipment(db, shipment, { owedOn: owed.on });
}

/** Tells a warehouse what comes to it: one package per number that it does not know yet. `owed`: what they replace, if not what was taken out before. */
export async function emitTrackingNumbers(
  change: SaleChange,
  shipment: ShipmentRecord,
  given: Owed | null = null,
): Promise<void> {
  if (shipment.leg !== 'INBOUND_TO_WAREHOUSE') return;
  const { db, sale } = change;
  const kept = shipment.bookingId === null ? await takeOwed(db, sale) : null;
  const owed = kept === null ? given : { isMissed: false, ...given, on: given && given.on < kept ? given.on : kept };
  const loads = await loadsOfSale(db, sale.sellerId, sale.id);
  const pieces = loads.reduce((sum, { count }) => sum + count, 0);
  const weight = loads.reduce((sum, { count, weightKg }) => sum + count * weightKg, 0);
  await announcePackages(change, {
    carrier: shipment.carrier,
    numbers: shipment.trackAndTraceNumbers,
    weightKg: pieces > 0 ? Math.round((weight / pieces) * 10) / 10 : 0,
    from: shipment.pickupDate ?? change.now.slice(0, 10),
    owed,
  });
}
