/** A timer looks at a claim: triage, settlement, reminder or the end of a deadline. Safe to repeat: nothing due, nothing done. */
import { systemActor } from '../../../kernel/actor.ts';
import type { Deps } from '../../../platform/deps.ts';
import { openWrite } from '../../../platform/write.ts';
import { isEnded } from '../claim-context.ts';
import { wantedKinds } from '../claims.evidence.rules.ts';
import { timerEventOf } from '../claims.timers.rules.ts';
import { type ClaimChange, type ClaimPlace, saveChange, statusAfter, withLockedClaim } from '../locked-claim.ts';
import { closeWithSale } from './close-with-sale.ts';
import { settleClaim } from './settle-claim.ts';
import { triageClaim } from './triage-claim.ts';

/** True when something was due. A claim that waits for two things in a row is woken again by its own job. */
export function wakeClaim(deps: Deps, place: ClaimPlace): Promise<boolean> {
  const opening = { actor: systemActor, scope: { sellerId: place.sellerId } };
  return openWrite(deps, opening, (write) =>
    withLockedClaim(write, place, async (change) => {
      if (isEnded(change.sale.sale) && change.claim.statusGroup === 'OPEN') {
        await closeWithSale(change);
        return true;
      }
      const due = timerEventOf(change.claim, change.sale.now);
      if (due === null) return false;
      await actOn[due](change);
      return true;
    }),
  );
}

const actOn = {
  triage: triageClaim,
  settle: (change: ClaimChange) => settleClaim(change),
  reship_timeout: (change: ClaimChange) =>
    saveChange(
      change,
      { status: statusAfter(change.actor, change.context, 'reship_timeout') },
      { action: 'reship_timeout' },
    ),
  evidence_timeout: (change: ClaimChange) =>
    saveChange(
      change,
      { status: statusAfter(change.actor, change.context, 'evidence_timeout') },
      { action: 'evidence_timeout' },
    ),
  remind: (change: ClaimChange) =>
    saveChange(
      change,
      { remindersSent: change.claim.remindersSent + 1 },
      { action: 'remind', news: { wanted: wantedKinds(change.claim.type, change.context.evidence) } },
    ),
  seller_timeout: (change: ClaimChange) =>
    saveChange(
      change,
      { status: statusAfter(change.actor, change.context, 'seller_timeout'), sellerResponse: 'NO_RESPONSE' },
      { action: 'seller_timeout' },
    ),
} as const;
