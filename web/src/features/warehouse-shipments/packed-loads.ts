/** What a carrier is asked to carry, as it is typed: the packages of a shipment as rows of equal parcels and pallets. Pure. */
import { warehouseBookingMessages } from '@quayside/contract/messages/warehouse-bookings';
import { mostWarehouseLoads } from '@quayside/contract/warehouse-booking-values';
import type { WarehouseLoad } from '@quayside/contract/warehouse-bookings';

export const measures = ['count', 'weightKg', 'lengthCm', 'widthCm', 'heightCm'] as const;
export type Measure = (typeof measures)[number];
/** Measures are text until they are sent. `key` tells rows apart on the screen. */
export type LoadDraft = { readonly key: string; readonly loadType: WarehouseLoad['loadType'] } & Readonly<
  Record<Measure, string>
>;
export interface LoadError {
  readonly key: string;
  readonly field: Measure;
  readonly message: string;
}

/** Above it a package stands on a pallet. */
const heaviestParcelKg = 31.5;

/** A new row of its kind; a pallet starts with the footprint of a Euro pallet. */
export function addRow(rows: readonly LoadDraft[], loadType: LoadDraft['loadType']): LoadDraft[] {
  const key = String(rows.reduce((highest, row) => Math.max(highest, Number(row.key)), -1) + 1);
  const [lengthCm, widthCm] = loadType === 'PALLET' ? ['120', '80'] : ['', ''];
  return [...rows, { key, loadType, count: '1', weightKg: '', lengthCm, widthCm, heightCm: '' }];
}

/** One row for each weight there is, as it was announced; sizes are measured. Many weights make one row to weigh anew. */
export function rowsOf(packages: readonly { readonly weightKg: number }[]): LoadDraft[] {
  const weights = [...new Set(packages.map(({ weightKg }) => weightKg))].sort((one, other) => one - other);
  if (weights.length > mostWarehouseLoads)
    return addRow([], 'PARCEL').map((row) => ({ ...row, count: String(packages.length) }));
  return weights.flatMap((weight, index) => {
    const count = String(packages.filter(({ weightKg }) => weightKg === weight).length);
    const rows = addRow([], weight > heaviestParcelKg ? 'PALLET' : 'PARCEL');
    return rows.map((row) => ({ ...row, key: String(index), count, weightKg: String(weight) }));
  });
}

/** What is no positive number; the limits of weight and size are the server's. */
export const errorsIn = (rows: readonly LoadDraft[]): LoadError[] =>
  rows.flatMap((row) =>
    measures
      .filter((field) => numberFrom(row[field], field) === null)
      .map((field) => ({ key: row.key, field, message: warehouseBookingMessages.wrong[field] })),
  );

export const sentLoads = (rows: readonly LoadDraft[]): WarehouseLoad[] =>
  rows.map(({ loadType, ...row }) => ({
    ...{ loadType, count: numberFrom(row.count, 'count') ?? 0, weightKg: numberFrom(row.weightKg, 'weightKg') ?? 0 },
    lengthCm: numberFrom(row.lengthCm, 'lengthCm') ?? 0,
    widthCm: numberFrom(row.widthCm, 'widthCm') ?? 0,
    heightCm: numberFrom(row.heightCm, 'heightCm') ?? 0,
  }));

const most: Readonly<Record<Measure, number>> = {
  count: 200,
  weightKg: 2_000,
  lengthCm: 400,
  widthCm: 400,
  heightCm: 400,
};

/** With a point or a comma; null for anything that cannot be sent. */
function numberFrom(typed: string, field: Measure): number | null {
  const text = typed.trim().replace(',', '.');
  const pattern = field === 'count' ? /^\d{1,3}$/ : /^\d{1,4}(?:\.\d{1,2})?$/;
  const number = pattern.test(text) ? Number(text) : 0;
  return number > 0 && number <= most[field] ? number : null;
}

/** Reads a kept draft; anything unexpected gives null. */
export function readRows(kept: unknown): readonly LoadDraft[] | null {
  const rows = Array.isArray(kept) ? kept.map(rowIn) : [null];
  return rows.every((row) => row !== null) ? rows : null;
}

function rowIn(value: unknown): LoadDraft | null {
  const { key, loadType, count, weightKg, lengthCm, widthCm, heightCm }: Readonly<Record<string, unknown>> =
    Object(value);
  if (loadType !== 'PARCEL' && loadType !== 'PALLET') return null;
  if (typeof key !== 'string' || typeof count !== 'string' || typeof weightKg !== 'string') return null;
  if (typeof lengthCm !== 'string' || typeof widthCm !== 'string' || typeof heightCm !== 'string') return null;
  return { key, loadType, count, weightKg, lengthCm, widthCm, heightCm };
}

export interface PickupChoice {
  readonly carrier: string;
  readonly pickupDate: string;
}
type Offered = readonly { readonly carrier: string; readonly pickupDates: readonly string[] }[];

/** What is chosen while it is offered, else the first carrier with a free day and its first day. Null: nobody has one. */
export function choiceOf(offered: Offered, chosen: PickupChoice | null): PickupChoice | null {
  const free = offered.filter(({ pickupDates }) => pickupDates.length > 0);
  const { carrier, pickupDates } = free.find((one) => one.carrier === chosen?.carrier) ?? free[0] ?? {};
  const [first] = pickupDates ?? [];
  if (carrier === undefined || first === undefined) return null;
  const isKept = carrier === chosen?.carrier && pickupDates?.includes(chosen.pickupDate);
  return { carrier, pickupDate: isKept && chosen ? chosen.pickupDate : first };
}
