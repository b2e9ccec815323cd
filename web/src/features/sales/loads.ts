/** The draft of "Shipping details": what is typed about parcels and pallets, and the loads that are sent of it (ORD-10). Pure. */
import { orderTaskMessages } from '@quayside/contract/messages/order-tasks';
import { saleMessages } from '@quayside/contract/messages/sales';
import { palletFootprints, type ShippingMethod } from '@quayside/contract/sale-values';
import type { Load, Sale } from '@quayside/contract/sales';
import { isRecord } from '../../lib/problem-body.ts';

export type LoadType = Load['loadType'];
export type PalletType = NonNullable<Load['palletType']>;
type Measure = 'count' | 'lengthCm' | 'widthCm' | 'heightCm' | 'weightKg';

/** One row as typed: measures are text until they are sent. `key` tells rows apart on the screen. */
export type LoadDraft = { key: string; loadType: LoadType; palletType: PalletType | '' } & Record<Measure, string>;
export interface ShippingDraft {
  method: ShippingMethod | null;
  rows: readonly LoadDraft[];
}

/** In the order of the fields. */
const measures: readonly Measure[] = ['count', 'weightKg', 'lengthCm', 'widthCm', 'heightCm'];

/** By kind of pallet; another size is typed. */
const footprints: Readonly<Record<PalletType, readonly [number, number] | null>> = {
  ...palletFootprints,
  CUSTOM: null,
};

export const draftOfSale = (sale: Pick<Sale, 'shippingMethod' | 'loads'>): ShippingDraft => ({
  method: sale.shippingMethod,
  rows: sale.loads.map((load, index) => ({
    key: String(index),
    loadType: load.loadType,
    palletType: load.palletType ?? '',
    count: String(load.count),
    lengthCm: String(load.lengthCm),
    widthCm: String(load.widthCm),
    heightCm: String(load.heightCm),
    weightKg: String(load.weightKg),
  })),
});

/** A new row of its kind; a pallet starts as a Euro pallet. */
export function addRow(rows: readonly LoadDraft[], loadType: LoadType): LoadDraft[] {
  const empty = {
    loadType,
    palletType: '' as const,
    count: '1',
    lengthCm: '',
    widthCm: '',
    heightCm: '',
    weightKg: '',
  };
  const row = { key: nextKey(rows), ...empty };
  return [...rows, loadType === 'PALLET' ? withPallet(row, 'EUR') : row];
}

/** The row again, below itself. */
export const duplicateRow = (rows: readonly LoadDraft[], key: string): LoadDraft[] =>
  rows.flatMap((row) => (row.key === key ? [row, { ...row, key: nextKey(rows) }] : [row]));

export const removeRow = (rows: readonly LoadDraft[], key: string): LoadDraft[] =>
  rows.filter((row) => row.key !== key);

/** Choosing a kind of pallet fills in its footprint. */
export function withPallet(row: LoadDraft, palletType: PalletType | ''): LoadDraft {
  const footprint = palletType === '' ? null : footprints[palletType];
  return {
    ...row,
    palletType,
    ...(footprint ? { lengthCm: String(footprint[0]), widthCm: String(footprint[1]) } : {}),
  };
}

export const hasFixedFootprint = (row: LoadDraft): boolean =>
  row.palletType !== '' && footprints[row.palletType] !== null;

/** Whether something would be lost by removing the row. */
export const isTyped = (row: LoadDraft): boolean => row.weightKg !== '' || row.heightCm !== '' || row.count !== '1';

export interface LoadError {
  key: string;
  field: Measure | 'palletType';
  message: string;
}

export const loadFieldId = (key: string, field: LoadError['field']): string => `load-${key}-${field}`;

/** The loads to send, or what to put right first. The limits of weight and size are the server's. */
export function loadsFrom(rows: readonly LoadDraft[]): { loads: Load[]; errors: LoadError[] } {
  const errors = rows.flatMap(errorsOf);
  const loads = rows.map((row) => ({
    loadType: row.loadType,
    palletType: row.loadType === 'PALLET' && row.palletType !== '' ? row.palletType : null,
    count: wholeFrom(row.count) ?? 0,
    lengthCm: numberFrom(row.lengthCm) ?? 0,
    widthCm: numberFrom(row.widthCm) ?? 0,
    heightCm: numberFrom(row.heightCm) ?? 0,
    weightKg: numberFrom(row.weightKg) ?? 0,
  }));
  return { loads, errors };
}

function errorsOf(row: LoadDraft): LoadError[] {
  const pallet: LoadError[] =
    row.loadType === 'PALLET' && row.palletType === ''
      ? [{ key: row.key, field: 'palletType', message: saleMessages.pallet_type_required }]
      : [];
  const missing = measures.filter(
    (field) => (field === 'count' ? wholeFrom(row.count) : numberFrom(row[field])) === null,
  );
  return [
    ...pallet,
    ...missing.map((field) => ({
      key: row.key,
      field,
      message:
        field === 'count'
          ? orderTaskMessages.shipping.enterWhole(orderTaskMessages.shipping.fields[field])
          : orderTaskMessages.shipping.enterNumber(orderTaskMessages.shipping.fields[field]),
    })),
  ];
}

/** A positive number with a point or a comma; null for anything else. */
export function numberFrom(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  if (!/^\d{1,6}(?:\.\d{1,3})?$/.test(text)) return null;
  return Number(text) > 0 ? Number(text) : null;
}

/** A whole number above 0, such as of pieces; `1.000` could mean a thousand and is none. */
const wholeFrom = (typed: string): number | null => (/^\d+$/.test(typed.trim()) ? numberFrom(typed) : null);

/** Reads a kept draft; anything unexpected gives null. */
export function readShipping(kept: unknown): ShippingDraft | null {
  if (!isRecord(kept) || !Array.isArray(kept.rows)) return null;
  const { method } = kept;
  const rows = kept.rows.map(rowFrom);
  const isWhole = rows.every((row) => row !== null);
  if (!isWhole || (method !== null && method !== 'PLATFORM' && method !== 'SELLER')) return null;
  return { method, rows };
}

function rowFrom(value: unknown): LoadDraft | null {
  if (!isRecord(value)) return null;
  const { key, loadType, palletType, count, lengthCm, widthCm, heightCm, weightKg } = value;
  if (loadType !== 'PARCEL' && loadType !== 'PALLET') return null;
  if (typeof key !== 'string' || typeof palletType !== 'string' || typeof count !== 'string') return null;
  if (
    typeof lengthCm !== 'string' ||
    typeof widthCm !== 'string' ||
    typeof heightCm !== 'string' ||
    typeof weightKg !== 'string'
  )
    return null;
  return {
    key,
    loadType,
    palletType: isPalletType(palletType) ? palletType : '',
    count,
    lengthCm,
    widthCm,
    heightCm,
    weightKg,
  };
}

export const isPalletType = (text: string): text is PalletType => Object.hasOwn(footprints, text);

const nextKey = (rows: readonly LoadDraft[]): string =>
  String(rows.reduce((highest, { key }) => Math.max(highest, Number(key)), -1) + 1);
