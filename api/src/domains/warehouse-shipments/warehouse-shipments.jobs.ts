/** Timers of shipments: what a carrier was not heard of for fifteen working days counts as lost (domain page, section 4). */
import { z } from 'zod';
import { systemActor } from '../../kernel/actor.ts';
import { days, plus } from '../../kernel/clock.ts';
import { addWorkingDays } from '../../kernel/working-time.ts';
import type { Deps } from '../../platform/deps.ts';
import { eachOf } from '../../platform/jobs/each-of.ts';
import { type Job, job } from '../../platform/jobs/jobs.ts';
import { openWrite } from '../../platform/write.ts';
import { followShipment } from './use-cases/follow-shipment.ts';
import { warehouseBookingJobs } from './warehouse-bookings.jobs.ts';
import { silentSince } from './warehouse-shipments.repository.ts';

const lostAfterWorkingDays = 15;
const batch = 200;
const everyWeekday = { timeZone: 'UTC', isHoliday: () => false };

async function giveUp(_: unknown, deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const since = plus(now, -days(lostAfterWorkingDays));
  const silent = await deps.database.read('system', (db) => silentSince(db, since, batch));
  const told = { code: 'LOST', at: now, note: `No scan for ${lostAfterWorkingDays} working days` } as const;
  await eachOf('silent shipments are not given up', silent, async ({ journeyAt, shippedAt, ...one }) => {
    const heardAt = journeyAt ?? shippedAt;
    if (heardAt === null || addWorkingDays(heardAt, lostAfterWorkingDays, everyWeekday) > now) return;
    await openWrite(deps, { actor: systemActor, scope: 'system' }, (write) => followShipment(write, one, told));
  });
}

export const warehouseShipmentJobs: readonly Job[] = [
  ...warehouseBookingJobs,
  job('warehouse_shipments.lost', z.looseObject({}), giveUp, '23 * * * *'),
];
