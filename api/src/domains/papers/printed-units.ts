/** The codes on labels that an order's seller has printed, of what the order is now; and whose order a code is of. */
import type { Db } from '../../platform/db/database.ts';
import { linesOfSale, loadsOfSale } from '../sales/sales.public.ts';
import { hasCheckDigit, serialsIn, ssccOf } from './gs1.rules.ts';
import type { OfSale } from './papers.read-model.ts';
import { type LogisticUnits, saleOfSerial, unitsOf } from './papers.repository.ts';

/** What blocks of serials call the pieces of a load, and the cartons of a line. */
export const contentsOfLoad = ({ position }: { readonly position: number }): string => `load:${position}`;
export const contentsOfLine = ({ id }: { readonly id: string }): string => `line:${id}`;

/** Parcels and pallets, and cartons, each in the order of the pieces; none where no label was printed. */
export type PrintedSsccs = { readonly loads: readonly string[]; readonly cartons: readonly string[] };

export async function printedSsccs(db: Db, of: OfSale): Promise<PrintedSsccs> {
  const units = await unitsOf(db, of);
  if (units.length === 0) return { loads: [], cartons: [] };
  const loads = await loadsOfSale(db, of.sellerId, of.saleId);
  const lines = await linesOfSale(db, of.sellerId, of.saleId);
  return {
    loads: loads.flatMap((load) => codesOf(units, contentsOfLoad(load), load.count)),
    cartons: lines.flatMap((line) =>
      codesOf(units, contentsOfLine(line), Math.ceil((line.confirmedQuantity ?? 0) / line.unitSize)),
    ),
  };
}

/** Of so many pieces: it may have been more when their labels were printed. */
const codesOf = (units: readonly LogisticUnits[], of: string, pieces: number): string[] =>
  units
    .filter(({ contents }) => contents === of)
    .flatMap(({ companyPrefix, firstSerial, fromPiece, count }) => {
      const length = Math.max(Math.min(count, pieces - fromPiece + 1), 0);
      return Array.from({ length }, (_, index) => ssccOf(companyPrefix, firstSerial + BigInt(index)));
    });

/** The order on whose label the code stands: of a parcel, a pallet or a carton. */
export const saleOfSscc = async (db: Db, sscc: string): Promise<OfSale | undefined> =>
  hasCheckDigit(sscc) ? saleOfSerial(db, serialsIn(sscc)) : undefined;
