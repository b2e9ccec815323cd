/** A paid order whose goods are all followed is completed ten working days later, whether or not a delivery is told. */
import { systemActor } from '../../../kernel/actor.ts';
import { days, plus } from '../../../kernel/clock.ts';
import { addWorkingDays } from '../../../kernel/working-time.ts';
import type { Deps } from '../../../platform/deps.ts';
import { eachOfPages } from '../../../platform/jobs/each-of.ts';
import { openWrite } from '../../../platform/write.ts';
import { withLockedSale } from '../locked-sale.ts';
import { completeWorkingDays } from '../sales.limits.ts';
import { type Paid, paidBefore } from '../sales.repository.ts';
import { completeDelivered } from './complete-sale.ts';

/** All of them: those that are held, such as what went back, keep no others waiting. */
export function completeLate(deps: Deps, size = 500): Promise<void> {
  const before = plus(deps.clock.now(), -days(completeWorkingDays));
  const page = (last: Paid | undefined) =>
    deps.database.read('system', (db) => paidBefore(db, before, { limit: size, last }));
  return eachOfPages('paid sales could not be completed', { page, size }, (one) => completeWhenLate(one, deps));
}

function completeWhenLate({ id, paidAt }: Paid, deps: Deps): Promise<void> {
  return openWrite(deps, { actor: systemActor, scope: 'system' }, (write) =>
    withLockedSale(write, { saleId: id }, async (change) => {
      const { country, timeZone } = change.seller;
      const due = addWorkingDays(paidAt, completeWorkingDays, deps.calendarOf(country, timeZone));
      if (due <= change.now) await completeDelivered(change, 'Ten working days after the payment');
    }),
  );
}
