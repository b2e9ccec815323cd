/** A link that somebody made who knew the old password ends with it. */
import { changeUpon, type Subscriber } from '../../platform/jobs/jobs.ts';
import { deleteLinksOf } from './calendars.repository.ts';

export const calendarSubscribers: readonly Subscriber[] = [
  changeUpon(
    'calendars.end_links',
    'auth.password_changed',
    () => 'system',
    ({ db }, { userId }) => deleteLinksOf(db, userId),
  ),
];
