/** How contents are shared out, where a package goes, and what was received. Pure. */
import type { PackageResolution, PackageStatus } from '@quayside/contract/package-values';
import type { CountedLine, OpenDiscrepancy } from './packages.types.ts';

/** Pieces of a line by package, in whole selling units: nobody tells which package holds what. */
export function sharesOf(pieces: number, unitSize: number, count: number): number[] {
  const units = Math.floor(pieces / unitSize);
  const loose = pieces - units * unitSize;
  return Array.from({ length: count }, (_, index) => {
    const own = Math.floor(units / count) + (index < units % count ? 1 : 0);
    return own * unitSize + (index === 0 ? loose : 0);
  });
}

type Labelled = { readonly code: string; readonly trackingNumber: string };

/** Nobody announced it: it has what its label says as its number, and as its code. */
export const isSetAside = ({ code, trackingNumber }: Labelled): boolean =>
  code === trackingNumber || code.startsWith(`${trackingNumber}${again}`);
/** Between what a label says and the count, where it was set aside, went back and is set aside anew. */
const again = '/';

/** The code of what is set aside: what its label says, with a count where `known` has that already. */
export function setAsideCode(label: string, known: readonly Pick<Labelled, 'code'>[]): string {
  const used = new Set(known.map(({ code }) => code));
  let code = label;
  for (let count = 2; used.has(code); count += 1) code = `${label}${again}${count}`;
  return code;
}

/** So many codes behind `ours`, after the highest that was announced; what is set aside may have one of them by its label. */
export function nextCodes(ours: string, known: readonly Labelled[], count: number): string[] {
  const used = new Set(known.map(({ code }) => code));
  const announced = known.filter((one) => !isSetAside(one) && one.code.startsWith(ours));
  const last = Math.max(0, ...announced.map(({ code }) => Number(code.slice(ours.length)) || 0));
  const codes: string[] = [];
  for (let number = last + 1; codes.length < count; number += 1)
    if (!used.has(`${ours}${number}`)) codes.push(`${ours}${number}`);
  return codes;
}

type Printed = { readonly loads: readonly string[]; readonly cartons: readonly string[] };
type ToLabel = Labelled & {
  readonly id: string;
  readonly status: PackageStatus;
  readonly lostAt: string | null;
  readonly sscc: string | null;
};
const isGone = ({ status, lostAt }: ToLabel): boolean =>
  status === 'RETURNED_TO_SELLER' || status === 'DISPOSED' || lostAt !== null;

/**
 * Which package gets which printed code: those still to come, in their order, the codes that no other has. A code stays with
 * its package; what went back, or was given up, may be sent anew under the same label. Packages are the parcels and pallets,
 * or the cartons where there are as many of these.
 */
export function labelsFor(rows: readonly ToLabel[], { loads, cartons }: Printed): { id: string; sscc: string }[] {
  const own = rows.filter((row) => !isGone(row) && !isSetAside(row));
  const printed = loads.length !== own.length && cartons.length === own.length ? cartons : loads;
  const codes = new Set(printed);
  const isLabelled = ({ sscc }: ToLabel) => sscc !== null && codes.has(sscc);
  const used = new Set(own.filter(isLabelled).map(({ sscc }) => sscc));
  const free = printed.filter((sscc) => !used.has(sscc));
  const open = own.filter((row) => ['ANNOUNCED', 'MISSING'].includes(row.status) && !isLabelled(row));
  return open.slice(0, free.length).map(({ id }, index) => ({ id, sscc: free[index] ?? '' }));
}

const aisles = 'ABCDEF';
const baysOfAisle = 12;

/** A bay by buyer, so that what leaves together stands together: `C-07`. */
export function bayOf(buyerId: string): string {
  const bay = Number.parseInt(buyerId.slice(-4), 16) % (aisles.length * baysOfAisle);
  return `${aisles.charAt(Math.floor(bay / baysOfAisle))}-${String((bay % baysOfAisle) + 1).padStart(2, '0')}`;
}
/** The bays there are, or those of one aisle; H holds what waits for a lead, R what goes back. */
export function baysIn(aisle?: string): string[] {
  const racks = [...aisles].flatMap((letter) =>
    Array.from({ length: baysOfAisle }, (_, index) => `${letter}-${String(index + 1).padStart(2, '0')}`),
  );
  return [...racks, holdBay, returnBay].filter((bay) => aisle === undefined || bay.startsWith(aisle));
}
export const holdBay = 'H-01';
const returnBay = 'R-01';

/** Where a package goes after the resolution; null: nowhere any more. */
export function bayAfter(resolution: PackageResolution, buyerId: string): string | null {
  if (resolution === 'DISPOSE') return null;
  if (resolution === 'RETURN_TO_SELLER') return returnBay;
  return resolution === 'QUARANTINE' || resolution === 'RECOUNT' ? holdBay : bayOf(buyerId);
}

/** Pieces of the line that were there: what was announced, less what is missing, more what is over. */
export function receivedOf({ lineId, announced }: CountedLine, open: readonly OpenDiscrepancy[]): number {
  const own = open.filter((one) => one.lineId === lineId);
  const short = sumOf(own.filter(({ type }) => type === 'SHORT'));
  const over = sumOf(own.filter(({ type }) => type === 'OVER'));
  return Math.max(announced - short + over, 0);
}

const sumOf = (list: readonly OpenDiscrepancy[]): number => list.reduce((sum, { quantity }) => sum + quantity, 0);
