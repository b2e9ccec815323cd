/** Our people hear each working morning of claims that they should have decided: these hold a payment (decision 0035). */
import { staffMails } from '@quayside/contract/messages/staff-mails';
import { v5 } from 'uuid';
import type { Deps } from '../../../platform/deps.ts';
import { overdueReviews } from '../../claims/claims.public.ts';
import { deadlineLabel } from '../../notifications/notifications.public.ts';
import { staffWith } from '../../users/users.public.ts';

/** One mail a day for each person, however often the timer comes. */
export async function remindOfClaims(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const overdue = await deps.database.read('system', (db) => overdueReviews(db, now));
  if (!overdue) return;
  const { count, first } = overdue;
  const oldest = { claim: first.number, order: first.orderNumber, since: deadlineLabel(first.dueAt, 'UTC') };
  const text = staffMails.claimsOverdue(count, oldest, `${deps.config.siteBaseUrl}/claims/?status=NEEDS_YOU`);
  for (const recipient of await deps.database.read('none', (db) => staffWith(db, 'staff.claims')))
    await deps.messages.send(v5(`${now.slice(0, 10)} ${recipient}`, everyMorning), {
      channel: 'EMAIL',
      recipient,
      ...text,
    });
}

const everyMorning = '2f0f3a52-9a77-4c59-8d3f-4e9f6f7a1c35';
