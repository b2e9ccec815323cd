/** A seller who was paid and sends nothing is reminded: each step once (decision 0033). */
import { systemActor } from '../../../kernel/actor.ts';
import { days, plus } from '../../../kernel/clock.ts';
import { derivedId } from '../../../kernel/ids.ts';
import { addWorkingDays } from '../../../kernel/working-time.ts';
import type { Deps } from '../../../platform/deps.ts';
import { emit, isFirstHandling } from '../../../platform/jobs/jobs.ts';
import { openWrite } from '../../../platform/write.ts';
import { sellerOf } from '../../sellers/sellers.public.ts';
import { unshippedReminders } from '../sales.limits.ts';
import { unshippedSales } from '../unshipped-sales.read-model.ts';

const batch = 500;
/** Orders paid longer ago were reminded of, and are staff's to look at. */
const longest = days(60);

export async function remindUnshipped(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const [first] = unshippedReminders;
  const paid = { after: plus(now, -longest), before: plus(now, -days(first)) };
  const found = await deps.database.read('system', (db) => unshippedSales(db, paid, now.slice(0, 10), batch));
  const failures: unknown[] = [];
  // One that cannot be told must not keep the others from it.
  for (const one of found) await remind(deps, one).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} sellers could not be reminded`);
}

type Unshipped = Awaited<ReturnType<typeof unshippedSales>>[number];

function remind(deps: Deps, { sellerId, saleId, paidAt }: Unshipped): Promise<void> {
  return openWrite(deps, { actor: systemActor, scope: 'system' }, async ({ db, now }) => {
    const seller = await sellerOf(db, sellerId);
    if (!seller) return;
    const calendar = deps.calendarOf(seller.country, seller.timeZone);
    const due = unshippedReminders.filter((step) => addWorkingDays(paidAt, step, calendar) <= now);
    // After a standstill of ours one reminder is enough.
    let isNews = false;
    for (const step of due)
      if (await isFirstHandling(db, derivedId(`unshipped ${step} ${paidAt}`, saleId), 'sales.unshipped', now))
        isNews = true;
    if (isNews) await emit(db, now, 'sale.unshipped', { sellerId, saleId });
  });
}
