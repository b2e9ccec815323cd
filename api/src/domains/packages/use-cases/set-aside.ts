/** A package nobody announced: it is kept on hold under the order its papers name, with a photo, and its seller is told. */
import type { unannouncedFields } from '@quayside/contract/packages';
import type { z } from 'zod';
import { newId } from '../../../kernel/ids.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import type { Write } from '../../../platform/write.ts';
import { normaliseNumber } from '../../carriers/carriers.public.ts';
import { recordPickup, recordSaleEvent, withLockedSale } from '../../sales/sales.public.ts';
import { buyerOf } from '../../sellers/sellers.public.ts';
import { type KeptPhoto, photoRows } from '../kept-photos.ts';
import { endedByArrival, warehouseOf } from '../locked-package.ts';
import { refuse } from '../packages.errors.ts';
import { insertPackageEvent } from '../packages.events.repository.ts';
import { codesFrom, isKnownCode, lockLabel } from '../packages.labels.repository.ts';
import { insertDiscrepancy, insertPackages } from '../packages.repository.ts';
import { holdBay, setAsideCode } from '../packages.rules.ts';
import { tellPackages } from '../tell-packages.ts';

type Input = z.infer<typeof unannouncedFields> & {
  readonly sale: { readonly sellerId: string; readonly saleId: string };
  readonly photos: readonly KeptPhoto[];
};

/** Gives the package's id. Refuses with `package_already_known`, `package_photo_required`. */
export function setAside(write: Write, { code: given, note = '', sale: target, photos }: Input): Promise<string> {
  if (photos.length === 0) throw refuse('package_photo_required');
  const warehouseId = warehouseOf(write.actor);
  return withLockedSale(write, target, async (change) => {
    const { db, now, actor, sale, seller } = change;
    // As its seller's numbers are kept.
    const label = normaliseNumber(given);
    await lockLabel(db, warehouseId, label);
    if (await isKnownCode(db, warehouseId, label)) throw refuse('package_already_known');
    const code = setAsideCode(label, await codesFrom(db, sale.sellerId, label));
    const buyer = await buyerOf(db, sale.buyerId);
    const [id, discrepancyId] = [newId(), newId()];
    const ids = { sellerId: sale.sellerId, packageId: id };
    await insertPackages(db, [
      {
        ...{ sellerId: sale.sellerId, id, warehouseId, code, status: 'ON_HOLD', saleId: sale.id },
        ...{ orderNumber: sale.orderNumber, sellerName: seller.name, buyerId: sale.buyerId, buyerName: sale.buyerName },
        destinationCountry: sale.deliverTo?.country ?? buyer?.country ?? sale.destinationCountry,
        destinationCity: sale.deliverTo?.city ?? buyer?.city ?? '',
        ...{ carrier: 'other', trackingNumber: label, weightKg: 0, expectedOn: now.slice(0, 10), announcedAt: now },
        ...{ arrivedAt: now, location: holdBay },
      },
    ]);
    const deadline = endedByArrival(sale);
    if (deadline) await recordPickup(change, now);
    const here = { status: 'ON_HOLD', location: holdBay, arrivedAt: now, confirmedAt: null, lines: [] } as const;
    await insertPackageEvent(db, {
      ...{ ...ids, at: now, action: 'receive_unannounced', note, fromStatus: null, toStatus: 'ON_HOLD' },
      ...{ actorId: actor.userId, actorName: actor.name },
      before: deadline && { ...here, discrepancyId: null, deadline },
    });
    await insertDiscrepancy(
      db,
      { ...ids, id: discrepancyId, type: 'UNEXPECTED', quantity: 0, note, reportedAt: now, reportedByName: actor.name },
      await photoRows(write, { sellerId: sale.sellerId, id }, discrepancyId, photos),
    );
    await recordSaleEvent(change, { action: 'warehouse_difference', reason: code });
    await emit(db, now, 'package.discrepancy', { sellerId: sale.sellerId, saleId: sale.id, packageId: id });
    await tellPackages(change, [{ sellerId: sale.sellerId, saleId: sale.id, warehouseId }]);
    return id;
  });
}
