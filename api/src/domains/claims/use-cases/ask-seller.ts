/** Staff ask the seller, who then has two working days: `until`, where nothing else is said. */
import type { askSellerBody } from '@quayside/contract/claims';
import type { z } from 'zod';
import type { Instant } from '../../../kernel/clock.ts';
import type { ClaimRecord } from '../claims.repository.ts';
import { dueAtOf } from '../claims.timers.rules.ts';
import { type ClaimChange, saveChange, statusAfter } from '../locked-claim.ts';

export function askSeller(
  change: ClaimChange,
  { message }: Pick<z.infer<typeof askSellerBody>, 'message'>,
  until?: Instant,
): Promise<ClaimRecord> {
  const { sale, calendar } = change;
  const status = statusAfter(change.actor, change.context, 'ask_seller');
  const respondBy = until ?? dueAtOf({ status, since: sale.now, remindersSent: 0 }, calendar);
  return saveChange(
    change,
    {
      status,
      askedAt: sale.now,
      askMessage: message,
      respondBy,
      dueAt: respondBy,
      wakeAt: respondBy,
      sellerResponse: null,
      sellerMessage: null,
      respondedAt: null,
    },
    { action: 'ask_seller', reason: message },
  );
}
