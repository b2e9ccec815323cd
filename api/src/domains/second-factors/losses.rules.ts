/** When a lost factor may be taken away. Pure (domain page, section 15). */
import { hours, type Instant, plus } from '../../kernel/clock.ts';

/** As long as whoever owns the account has to say that it was not them. */
export const grantableFrom = (askedAt: Instant): Instant => plus(askedAt, hours(24));
