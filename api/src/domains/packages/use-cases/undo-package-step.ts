/** Takes back the last step with a package, within ten minutes, by whoever made it or a lead. */
import { undoMinutes } from '@quayside/contract/package-values';
import { minutes, plus } from '../../../kernel/clock.ts';
import type { Write } from '../../../platform/write.ts';
import { recordGoodsBack, recordReceipt } from '../../sales/sales.public.ts';
import { type PackageChange, type PackageTarget, withLockedPackage } from '../locked-package.ts';
import { refuse } from '../packages.errors.ts';
import { insertPackageEvent, lastEventOf, type PackageEventRecord } from '../packages.events.repository.ts';
import { saveLines } from '../packages.lines.repository.ts';
import { resolveDiscrepancies, savePackage } from '../packages.repository.ts';
import type { PackageBefore } from '../packages.types.ts';
import { tellPackages } from '../tell-packages.ts';
import { waitAgain } from '../wait-again.ts';

type Undoable = PackageEventRecord & { readonly before: PackageBefore };
type Person = Pick<Write['actor'], 'userId' | 'permissions'>;

/** Whether this person can take it back now. */
export const isUndoable = (event: PackageEventRecord | null, actor: Person, now: string): event is Undoable =>
  event?.before != null &&
  // What was set aside was nowhere before.
  event.fromStatus !== null &&
  plus(event.at, minutes(undoMinutes)) >= now &&
  (event.actorId === actor.userId || actor.permissions.has('warehouse.resolve'));

/** Refuses with `package_not_found`, `package_nothing_to_undo`, `stale_version`. */
export function undoPackageStep(write: Write, target: PackageTarget): Promise<void> {
  return withLockedPackage(write, target, async (change) => {
    const { db, now, actor, package: one } = change;
    const event = await lastEventOf(db, one);
    if (!isUndoable(event, actor, now) || event.toStatus !== one.status) throw refuse('package_nothing_to_undo');
    const { before } = event;
    const { status, location, arrivedAt, confirmedAt, lostAt = null } = before;
    await savePackage(db, one, { status, location, arrivedAt, confirmedAt, lostAt });
    if (status === 'ANNOUNCED' || status === 'MISSING') await waitAgain(change);
    await recordGoodsBack(change);
    await restoreCounts(change, before, event.action === 'confirm');
    if (before.discrepancyId !== null)
      await resolveDiscrepancies(
        db,
        one,
        { resolution: null, resolvedAt: now, resolvedByName: actor.name },
        before.discrepancyId,
      );
    await insertPackageEvent(db, {
      ...{ sellerId: one.sellerId, packageId: one.id, at: now, action: 'undo', note: event.action, before: null },
      ...{ actorId: actor.userId, actorName: actor.name, fromStatus: one.status, toStatus: status },
    });
    await tellPackages(change, [one]);
  });
}

async function restoreCounts(change: PackageChange, before: PackageBefore, wasReceived: boolean): Promise<void> {
  const { db, package: one, lines } = change;
  const differences = lines.map(({ lineId, received, damaged }) => {
    const was = before.lines.find((line) => line.lineId === lineId);
    return {
      lineId,
      received: wasReceived ? -(received ?? 0) : 0,
      damaged: (was?.damaged ?? damaged) - damaged,
    };
  });
  await recordReceipt(change, differences);
  await saveLines(
    db,
    one,
    before.lines.map(({ lineId, received, damaged, lot, expiresOn }) => ({
      lineId,
      received,
      damaged,
      lot,
      expiresOn,
    })),
  );
}
