/** When a lost factor may be taken away. Pure (domain page, section 15). */
import { hours, type Instant, plus } from '../../kernel/clock.ts';

type Loss = { readonly askedAt: Instant; readonly toldAt: Instant | null };

/** As long as whoever owns the account has to say that it was not them, from the mail on that asks. */
export const grantableFrom = ({ askedAt, toldAt }: Loss): Instant => plus(toldAt ?? askedAt, hours(24));
