/** Orders tell what the offers that were not chosen lost; a day that is summed up is counted again when one of its orders changes. */
import { systemActor } from '../../kernel/actor.ts';
import { type Subscriber, subscriberOfAll } from '../../platform/jobs/jobs.ts';
import { openWrite } from '../../platform/write.ts';
import { forgetLossesOf } from './price-losses.repository.ts';
import { recountSales } from './use-cases/count-days.ts';
import { notePriceLosses } from './use-cases/note-price-losses.ts';

/** What may change an order that is settled; goods that leave late are counted each night, too. */
const lateChanges = [
  ...(['sale.confirmed_reduced', 'sale.declined', 'sale.expired', 'sale.cancelled'] as const),
  ...(['shipment.moved', 'sale.goods_back'] as const),
] as const;

const recountUpon = (topic: (typeof lateChanges)[number]): Subscriber =>
  subscriberOfAll('insights.recount', topic, async (happened, deps) => {
    const { calendarOf } = deps;
    for (const [sellerId, of] of Map.groupBy(happened, ({ told }) => told.sellerId))
      await openWrite(deps, { actor: systemActor, scope: { sellerId } }, ({ db, now }) =>
        recountSales(
          { db, now, calendarOf },
          sellerId,
          of.map(({ told }) => told.saleId),
        ),
      );
  });

/** Each may run twice: what is noted or gone already stays so, and what is counted anew comes to the same. */
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
  ...lateChanges.map(recountUpon),
];
