/** Orders tell what the offers that were not chosen lost. */
import { systemActor } from '../../kernel/actor.ts';
import { type Subscriber, subscriberOfAll } from '../../platform/jobs/jobs.ts';
import { openWrite } from '../../platform/write.ts';
import { forgetLossesOf } from './price-losses.repository.ts';
import { notePriceLosses } from './use-cases/note-price-losses.ts';

/** Both may run twice: what is noted or gone already stays so. */
export const insightSubscribers: readonly Subscriber[] = [
  subscriberOfAll('insights.price_losses', 'order.placed', (happened, deps) =>
    openWrite(deps, { actor: systemActor, scope: 'system' }, (write) =>
      notePriceLosses(
        write,
        happened.map(({ told }) => told),
      ),
    ),
  ),
  // It was never paid: nothing was bought elsewhere.
  subscriberOfAll('insights.order_ended', 'order.ended', (happened, deps) =>
    openWrite(deps, { actor: systemActor, scope: 'system' }, ({ db }) =>
      forgetLossesOf(
        db,
        happened.map(({ told }) => told.orderId),
      ),
    ),
  ),
];
