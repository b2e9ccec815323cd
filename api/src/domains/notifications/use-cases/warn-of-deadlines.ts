/**
 * Warns when 24 and 4 hours of working time are left for an order, each once per order and person. Instead of looking at
 * every order's own calendar, it asks how far the working time reaches from now on in each calendar.
 */
import { hours, type Instant } from '../../../kernel/clock.ts';
import { addWorkingTime } from '../../../kernel/working-time.ts';
import type { Deps } from '../../../platform/deps.ts';
import { eachOf } from '../../../platform/jobs/each-of.ts';
import { rolesWith } from '../../users/users.public.ts';
import { type Audience, warned, warnings } from '../notifications.rules.ts';
import { type CalendarPlace, calendarPlaces, type ExpiringSale, expiringSales } from '../orders-at-stake.read-model.ts';
import { notifyPeople } from './notify-people.ts';

type Warning = (typeof warnings)[number];

export async function warnOfDeadlines(deps: Deps): Promise<void> {
  const places = await deps.database.read('system', calendarPlaces);
  await eachOf('calendars have orders without a warning', places, (place) => warnIn(deps, place));
}

async function warnIn(deps: Deps, place: CalendarPlace): Promise<void> {
  const now = deps.clock.now();
  const calendar = deps.calendarOf(place.country, place.timeZone);
  let after: Instant = now;
  const groups = warnings.flatMap((warning) => {
    const span = { after, until: addWorkingTime(now, hours(warning.hoursLeft), calendar) };
    // What is due within 4 hours is not warned of as due within 24.
    after = span.until;
    return warned.map((audience) => ({ warning, audience, span }));
  });
  await eachOf('groups of people have orders without a warning', groups, async ({ warning, audience, span }) => {
    const { statuses, permission, unless, key } = audience;
    const of = { ...span, statuses, roles: rolesWith(permission, unless), keyPrefix: `${warning.type}:${key}` };
    const due = await deps.database.read('system', (db) => expiringSales(db, place, of));
    await eachOf('orders have no warning', due, (sale) => warn(deps, warning, sale, audience));
  });
}

function warn({ database, clock }: Deps, { type }: Warning, sale: ExpiringSale, audience: Audience): Promise<void> {
  const { sellerId, saleId, orderNumber, deadline } = sale;
  const key = `${type}:${audience.key}${saleId}`;
  const news = { sellerId, type, key, saleId, claimId: null, orderNumber, deadline };
  return database.write({ sellerId }, (db) => notifyPeople(db, clock.now(), [news], audience));
}
