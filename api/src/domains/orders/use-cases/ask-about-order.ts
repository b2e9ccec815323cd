/** A buyer asks or tells us something about an order; a ticket follows by an event. */
import type { orderIssueBody } from '@quayside/contract/orders';
import type { z } from 'zod';
import { personOf } from '../../../kernel/actor.ts';
import { newId } from '../../../kernel/ids.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import type { Write } from '../../../platform/write.ts';
import { insertIssue } from '../orders.repository.ts';

type Input = z.infer<typeof orderIssueBody> & { readonly buyerId: string; readonly orderId: string };

/** Gives the question's id. */
export async function askAboutOrder(
  write: Write,
  { buyerId, orderId, category, message, saleQid }: Input,
): Promise<string> {
  const { db, now } = write;
  const { userId, name } = personOf(write.actor);
  const id = newId();
  await insertIssue(db, {
    ...{
      buyerId,
      orderId,
      id,
      category,
      message,
      saleId: saleQid ?? null,
      askedBy: userId,
      askedByName: name,
      at: now,
    },
  });
  await emit(db, now, 'order.issue', { buyerId, issueId: id });
  return id;
}
