/** Moves packages with the shipment they leave in, each with its audit row. */
import type { Write } from '../../platform/write.ts';
import { refuse } from './packages.errors.ts';
import { insertPackageEvent } from './packages.events.repository.ts';
import { firePackage, type PackageEventName } from './packages.machine.ts';
import { type PackagePatch, type PackageRecord, savePackage } from './packages.repository.ts';
import { plainContext } from './packages.types.ts';
import { tellPackages } from './tell-packages.ts';

type Move = {
  readonly event: PackageEventName;
  /** The shipment's number. */
  readonly note: string;
  readonly patch?: (one: PackageRecord) => PackagePatch;
};

/** The packages are locked by the caller. Refuses with `package_not_in_state`. */
export async function movePackages(
  write: Write,
  packages: readonly PackageRecord[],
  { event, note, patch }: Move,
): Promise<void> {
  const { db, now, actor } = write;
  for (const one of packages) {
    const outcome = firePackage(event, one.status, plainContext);
    if ('refused' in outcome) throw refuse('package_not_in_state', { status: one.status, code: one.code });
    await savePackage(db, one, { ...patch?.(one), status: outcome.to });
    await insertPackageEvent(db, {
      ...{ sellerId: one.sellerId, packageId: one.id, at: now, action: event, note, before: null },
      ...{ actorId: actor.userId, actorName: actor.name, fromStatus: one.status, toStatus: outcome.to },
    });
  }
  await tellPackages(write, packages);
}
