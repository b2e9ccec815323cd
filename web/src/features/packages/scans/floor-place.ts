/** The page of the warehouse that could not be opened, as it stands behind the `#`; and what a scan does on it. */
import { paths } from '../../../app/paths.ts';
import type { ScanWork } from './kept-scans.ts';

/** The request that asks whether that page can be opened again: the worker gives the page itself all the time it takes then. */
export const returnHeader = 'x-quayside-return';

/** Pages of the warehouse alone: an address may come from anywhere. */
export const targetIn = (hash: string): string =>
  /^#\/warehouse\/[\w/?&=%.-]*$/.test(hash) ? hash.slice(1) : paths.warehouseIncoming;

const receiving: readonly string[] = [paths.warehouse, paths.warehouseIncoming, paths.warehouseFigures];

/** Null: scans count, tick, choose or open something there, which nobody can do later. */
export function workAt(target: string): Exclude<ScanWork, { kind: 'move' }> | null {
  const [path = ''] = target.split('?');
  if (receiving.includes(path)) return { kind: 'receive' };
  const [, shipmentQid] = /^\/warehouse\/shipments\/([\w-]{1,64})\/$/.exec(path) ?? [];
  return shipmentQid === undefined ? null : { kind: 'add', shipmentQid };
}
