/** Packages that did not come within five working days of the day they were expected (domain page, section 5). */
import { systemActor } from '../../../kernel/actor.ts';
import { days, type Instant, plus } from '../../../kernel/clock.ts';
import { isWorkingDay } from '../../../kernel/working-time.ts';
import type { Deps } from '../../../platform/deps.ts';
import { eachOf } from '../../../platform/jobs/each-of.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import { openWrite } from '../../../platform/write.ts';
import { insertPackageEvent } from '../packages.events.repository.ts';
import { firePackage } from '../packages.machine.ts';
import { lockPackage, overduePackages, type PackageRecord, savePackage } from '../packages.repository.ts';
import { plainContext } from '../packages.types.ts';

const missingAfterWorkingDays = 5;
const batch = 500;
const everyWeekday = { timeZone: 'UTC', isHoliday: () => false };

export async function markMissing(deps: Deps): Promise<void> {
  const before = workingDaysAgo(deps.clock.now(), missingAfterWorkingDays);
  const due = await deps.database.read('system', (db) => overduePackages(db, before, batch));
  await eachOf('packages are not marked as missing', due, (one) => markOne(deps, one));
}

function markOne(deps: Deps, { sellerId, id, saleId }: PackageRecord): Promise<void> {
  return openWrite(deps, { actor: systemActor, scope: { sellerId } }, async ({ db, now, actor }) => {
    const one = await lockPackage(db, { sellerId, id });
    const outcome = one && firePackage('mark_missing', one.status, plainContext);
    if (!outcome || 'refused' in outcome) return;
    await savePackage(db, one, { status: outcome.to });
    await insertPackageEvent(db, {
      ...{ sellerId, packageId: id, at: now, action: 'mark_missing', note: '', before: null },
      ...{ actorId: null, actorName: actor.name, fromStatus: one.status, toStatus: outcome.to },
    });
    await emit(db, now, 'package.missing', { sellerId, saleId, packageId: id });
  });
}

/** The date so many working days ago; a package expected before it is late by more than that. */
export function workingDaysAgo(now: Instant, count: number): string {
  let at = now;
  let left = count;
  while (left > 0) {
    if (isWorkingDay(at.slice(0, 10), everyWeekday)) left -= 1;
    at = plus(at, -days(1));
  }
  return at.slice(0, 10);
}
