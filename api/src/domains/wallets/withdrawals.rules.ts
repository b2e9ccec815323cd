/** Pure rules of a withdrawal (domain page, section 12: two steps; four eyes above the limit). */
import { minutes } from '../../kernel/clock.ts';

export const codeLifetime = minutes(10);
export const mostTries = 5;

/** What the bank's word means for it: nothing yet, or its end. */
export function endOf(state: string): 'PAID' | 'FAILED' | null {
  if (state === 'outgoing_payment_sent') return 'PAID';
  return ['funds_refunded', 'cancelled', 'charged_back'].includes(state) ? 'FAILED' : null;
}
