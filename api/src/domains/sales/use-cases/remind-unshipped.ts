/** A seller who was paid and sends nothing is reminded: each step once (decision 0033). */
import { systemActor } from '../../../kernel/actor.ts';
import { days, type Instant, plus } from '../../../kernel/clock.ts';
import { derivedId } from '../../../kernel/ids.ts';
import { addWorkingDays } from '../../../kernel/working-time.ts';
import type { Deps } from '../../../platform/deps.ts';
import { alreadyHandled, emit, isFirstHandling } from '../../../platform/jobs/jobs.ts';
import { openWrite } from '../../../platform/write.ts';
import { sellerOf } from '../../sellers/sellers.public.ts';
import { unshippedReminders } from '../sales.limits.ts';
import { unshippedSales } from '../unshipped-sales.read-model.ts';

/** Orders paid longer ago were reminded of, and are staff's to look at. */
const longest = days(60);

export async function remindUnshipped(deps: Deps, batch = 500): Promise<void> {
  const now = deps.clock.now();
  const [first] = unshippedReminders;
  const paid = { after: plus(now, -longest), before: plus(now, -days(first)) };
  const failures: unknown[] = [];
  let seen: Unshipped | undefined;
  do {
    const page = { limit: batch, seen };
    const found = await deps.database.read('system', (db) => unshippedSales(db, paid, now.slice(0, 10), page));
    // One that cannot be told must not keep the others from it.
    for (const one of await untold(deps, found, now))
      await remind(deps, one).catch((error: unknown) => failures.push(error));
    seen = found.length < batch ? undefined : found.at(-1);
  } while (seen);
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} sellers could not be reminded`);
}

type Unshipped = Awaited<ReturnType<typeof unshippedSales>>[number];

const subscriber = 'sales.unshipped';
const reminderOf = ({ saleId, paidAt }: Unshipped, step: number): string =>
  derivedId(`unshipped ${step} ${paidAt}`, saleId);

/** Without those that had every reminder they can have had by now: as many working days take at least as many days. */
async function untold(deps: Deps, found: readonly Unshipped[], now: Instant): Promise<Unshipped[]> {
  const stepsOf = ({ paidAt }: Unshipped) => unshippedReminders.filter((step) => plus(paidAt, days(step)) <= now);
  const all = found.flatMap((one) => stepsOf(one).map((step) => reminderOf(one, step)));
  const told = await deps.database.read('system', (db) => alreadyHandled(db, all, subscriber));
  return found.filter((one) => stepsOf(one).some((step) => !told.has(reminderOf(one, step))));
}

function remind(deps: Deps, one: Unshipped): Promise<void> {
  const { sellerId, saleId, paidAt } = one;
  return openWrite(deps, { actor: systemActor, scope: 'system' }, async ({ db, now }) => {
    const seller = await sellerOf(db, sellerId);
    if (!seller) return;
    const calendar = deps.calendarOf(seller.country, seller.timeZone);
    const due = unshippedReminders.filter((step) => addWorkingDays(paidAt, step, calendar) <= now);
    // After a standstill of ours one reminder is enough.
    let isNews = false;
    for (const step of due) if (await isFirstHandling(db, reminderOf(one, step), subscriber, now)) isNews = true;
    if (isNews) await emit(db, now, 'sale.unshipped', { sellerId, saleId });
  });
}
