/** What somebody asked for who knew the old password ends with it; after that a loss may be reported again. */
import { changeUpon, type Subscriber } from '../../platform/jobs/jobs.ts';
import { endLossesOf } from './losses.repository.ts';

export const secondFactorSubscribers: readonly Subscriber[] = [
  changeUpon(
    'second_factors.end_losses',
    'auth.password_changed',
    () => 'none',
    ({ db, now }, { userId }) => endLossesOf(db, userId, now),
  ),
];
