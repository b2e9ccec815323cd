/** Who looks at which company as it sees itself. Pure. */
import { type Instant, minutes, plus } from '../../kernel/clock.ts';

type Marked = { readonly viewsSellerId: string | null; readonly viewsUntil: Instant | null };
export type View = { readonly sellerId: string; readonly until: Instant };

/** At most half an hour. */
export const endOfView = (now: Instant): Instant => plus(now, minutes(30));

/** The company, while it lasts and the person still may; null: the person is nobody but themselves. */
export function viewOf({ viewsSellerId, viewsUntil }: Marked, mayView: boolean, now: Instant): View | null {
  if (viewsSellerId === null || viewsUntil === null || viewsUntil <= now || !mayView) return null;
  return { sellerId: viewsSellerId, until: viewsUntil };
}
