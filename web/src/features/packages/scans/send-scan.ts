import { bayOfScan } from '@quayside/contract/bays';
import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import type { PackageDetail, WarehousePackage } from '@quayside/contract/packages';
import type { WarehouseShipmentDetail } from '@quayside/contract/warehouse-shipments';
import { ApiError } from '../../../lib/api-error.ts';
import { addPackages } from '../../warehouse-shipments/warehouse-shipments.public.ts';
import { confirmPackage, getPackage, lookUpCode, movePackage } from '../packages.api.ts';
import { isReceivable, isReceived, knownBand } from '../scan-result.ts';
import type { KeptScan } from './kept-scans.ts';

/** What a scan came to. */
export type ScanAnswer =
  | { readonly kind: 'received'; readonly package: PackageDetail }
  | { readonly kind: 'moved'; readonly package: PackageDetail }
  | { readonly kind: 'added'; readonly package: WarehousePackage; readonly shipment: WarehouseShipmentDetail }
  /** It is beyond what was wanted; nothing was changed. */
  | { readonly kind: 'known'; readonly package: WarehousePackage }
  | { readonly kind: 'several'; readonly results: readonly [WarehousePackage, ...WarehousePackage[]] };

/** A network that hangs counts as none after so long. */
const longestCall = 15_000;

/** Looks the code up and does what the scan is for. Fails as the calls do; with its own key it may be repeated. */
export async function sendScan({
  code,
  work,
  key,
  scannedAt,
  scannedBy,
  hasWaited,
}: KeptScan): Promise<ScanAnswer | null> {
  const signal = AbortSignal.timeout(longestCall);
  const sought = work.kind === 'move' ? work.packageCode : code;
  const [one, ...others] = (await lookUpCode(sought, signal)).results;
  if (!one) return null;
  if (others.length > 0) {
    // Nobody stands there any more to choose.
    if (hasWaited) throw needsAPerson('several_packages', warehouseMessages.severalText(1 + others.length));
    return { kind: 'several', results: [one, ...others] };
  }
  if (work.kind === 'add') {
    // Whoever scanned has put it on the pallet meanwhile: what cannot be added is refused in the API's words, and stays listed.
    if (one.status !== 'CONFIRMED' && (!hasWaited || (await isInside(one.qid, work.shipmentQid, signal))))
      return { kind: 'known', package: one };
    const shipment = await addPackages({ qid: work.shipmentQid, key }, [one.qid], signal, hasWaited);
    return { kind: 'added', package: one, shipment };
  }
  if (work.kind === 'move') {
    const location = bayOfScan(code);
    if (location === null) return { kind: 'known', package: one };
    const body = { location, scannedAt, scannedBy: scannedBy.qid };
    return { kind: 'moved', package: await movePackage({ qid: one.qid, key }, body, signal) };
  }
  if (!isReceivable(one)) {
    if (hasWaited && !isReceived(one)) throw needsAPerson('package_not_receivable', knownBand(one).sentence);
    return { kind: 'known', package: one };
  }
  const body = { scannedAt, scannedBy: scannedBy.qid };
  return { kind: 'received', package: await confirmPackage({ qid: one.qid, key }, body, signal) };
}

const isInside = async (packageQid: string, shipmentQid: string, signal: AbortSignal): Promise<boolean> =>
  (await getPackage(packageQid, signal)).shipment?.qid === shipmentQid;

const needsAPerson = (code: string, message: string): ApiError =>
  new ApiError({ ...{ status: 409, code, requestId: '', details: {} }, message });
