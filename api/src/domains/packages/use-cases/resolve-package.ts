/** A lead decides what becomes of a package on hold: all of its open differences end with one resolution. */
import type { resolveBody } from '@quayside/contract/packages';
import type { z } from 'zod';
import type { Write } from '../../../platform/write.ts';
import { recordReceipt, recordSaleEvent } from '../../sales/sales.public.ts';
import { type PackageChange, takeStep, withLockedPackage } from '../locked-package.ts';
import { resolveDiscrepancies, saveLines } from '../packages.repository.ts';
import { bayAfter, eventOf, receivedOf } from '../packages.rules.ts';

type Input = z.infer<typeof resolveBody> & { readonly packageId: string };

/** Refuses with `package_not_found`, `package_not_in_state`, `stale_version`. */
export function resolvePackage(write: Write, { packageId, version, resolution, note, location }: Input): Promise<void> {
  return withLockedPackage(write, { packageId, version }, async (change) => {
    const { db, now, actor, package: one } = change;
    const event = eventOf(resolution);
    const isAccepted = event === 'accept';
    await takeStep(change, {
      event,
      note: note ?? resolution,
      isFinal: true,
      patch: {
        location: location ?? bayAfter(resolution, one.buyerId),
        ...(isAccepted ? { confirmedAt: now } : {}),
      },
    });
    if (isAccepted) await receive(change);
    if (event === 'recount') await forgetCounts(change);
    if (event !== 'quarantine')
      await resolveDiscrepancies(db, one, { resolution, resolvedAt: now, resolvedByName: actor.name });
    if (isAccepted) await recordSaleEvent(change, { action: 'warehouse_received', reason: one.code });
  });
}

async function receive(change: PackageChange): Promise<void> {
  const { db, package: one, lines, open } = change;
  const counts = lines.map(({ lineId, damaged, lot, expiresOn, ...line }) => ({
    ...{ lineId, damaged, lot, expiresOn },
    received: receivedOf({ lineId, damaged, lot, expiresOn, ...line }, open),
  }));
  await saveLines(db, one, counts);
  await recordReceipt(
    change,
    counts.map(({ lineId, received }) => ({ lineId, received, damaged: 0 })),
  );
}

async function forgetCounts(change: PackageChange): Promise<void> {
  const { db, package: one, lines } = change;
  await recordReceipt(
    change,
    lines.map(({ lineId, damaged }) => ({ lineId, received: 0, damaged: -damaged })),
  );
  await saveLines(
    db,
    one,
    lines.map(({ lineId }) => ({ lineId, received: null, damaged: 0, lot: null, expiresOn: null })),
  );
}
