import type { Write } from '../../platform/write.ts';
import { warehouseOf } from './locked-package.ts';
import { refuse } from './packages.errors.ts';
import { nameOfWorker } from './packages.read-model.ts';

/**
 * The name of who scanned, where that is not who sends: a scan made without a network is sent by the next session of the
 * same warehouse. Null for one's own. Refuses with `scanned_by_stranger`.
 */
export async function scannerOf({ db, actor }: Write, scannedBy: string | undefined): Promise<string | null> {
  if (scannedBy === undefined || scannedBy === actor.userId) return null;
  const name = await nameOfWorker(db, warehouseOf(actor), scannedBy);
  if (name === null) throw refuse('scanned_by_stranger');
  return name;
}
