/** What a carrier is asked to carry: the packages of a shipment as rows of equal parcels and pallets. Pure. */
import { loadLimits } from '@quayside/contract/sale-values';
import { mostWarehouseLoads, type WarehouseLoad } from '@quayside/contract/warehouse-bookings';
import { addRow, type LoadDraft, loadsFrom } from '../sales/sales.public.ts';

type Packed = { readonly weightKg: number };

/** One row for each weight there is, as it was announced; sizes are measured. Many weights make one row to weigh anew. */
export function rowsOf(packages: readonly Packed[]): LoadDraft[] {
  const weights = [...new Set(packages.map(({ weightKg }) => weightKg))].sort((one, other) => one - other);
  if (weights.length > mostWarehouseLoads) return withFacts([], 'PARCEL', packages.length, '');
  return weights.reduce((rows: LoadDraft[], weight) => {
    const kind = weight > loadLimits.PARCEL.kg ? 'PALLET' : 'PARCEL';
    return withFacts(rows, kind, packages.filter(({ weightKg }) => weightKg === weight).length, String(weight));
  }, []);
}

function withFacts(rows: LoadDraft[], kind: LoadDraft['loadType'], count: number, weightKg: string): LoadDraft[] {
  const added = addRow(rows, kind);
  return added.map((row, index) => (index === added.length - 1 ? { ...row, count: String(count), weightKg } : row));
}

/** As they are sent; the kind of pallet only gave a footprint. */
export const sentLoads = (rows: readonly LoadDraft[]): WarehouseLoad[] =>
  loadsFrom(rows).loads.map(({ palletType: _, ...load }) => load);
