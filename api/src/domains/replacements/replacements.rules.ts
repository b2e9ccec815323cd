/** Whom to ask, and what may be answered. Pure. */
import type { replacementStatuses } from '@quayside/contract/replacements';
import { days, type Instant, plus } from '../../kernel/clock.ts';
import { refuse, type replacementErrors } from './replacements.errors.ts';

type Asked = {
  readonly status: (typeof replacementStatuses)[number];
  readonly missingQuantity: number;
  readonly unitSize: number;
  readonly offeredQuantity: number | null;
  readonly answerBy: Instant;
};
type Answer = { readonly quantity: number | null };

/** An offer is not for ever: the seller's goods and price stand for so long. */
const offerStands = days(3);
export const offerEndsAt = (answeredAt: Instant): Instant => plus(answeredAt, offerStands);

/** An answer that stands already: the same said again is no mistake. */
export const isSameAnswer = ({ status, offeredQuantity }: Asked, { quantity }: Answer): boolean =>
  quantity === null
    ? status === 'DECLINED'
    : (status === 'OFFERED' || status === 'ACCEPTED') && offeredQuantity === quantity;

/** Refuses what comes too late, is more than missing, or is no whole selling unit. `quantity` null: declined. */
export function checkAnswer(asked: Asked, { quantity }: Answer, now: Instant): void {
  const { status, missingQuantity, unitSize, answerBy } = asked;
  if (status !== 'OPEN' || answerBy <= now) throw refuse('replacement_closed');
  if (quantity === null) return;
  if (quantity > missingQuantity) throw refusedQuantity('replacement_too_many', { maximumQuantity: missingQuantity });
  // What is missing may itself be no whole unit: all of it can be offered.
  if (quantity % unitSize !== 0 && quantity !== missingQuantity)
    throw refusedQuantity('replacement_not_multiple', { unitSize });
}

function refusedQuantity(code: keyof typeof replacementErrors, details: Record<string, number>) {
  const { message } = refuse(code);
  return refuse(code, details, { quantity: [{ code, message }] });
}
