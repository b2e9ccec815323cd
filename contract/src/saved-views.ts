/** Views of a list that a person saved: filters and sort under a name. They are the person's own. */
import { z } from 'zod';
import { instant, listOf, pageQuery, qid, text, version } from './common.ts';

/** Lists that can be saved. */
export const viewScreens = ['orders', 'inventory'] as const;

/** How many views a person has of one list at most. */
export const viewLimit = 20;

/** Parameters of the list's address as they stand behind the question mark, the page left out. */
const query = z
  .string()
  .max(500)
  .regex(/^[\w.~%&=,+*-]*$/)
  .refine((value) => !new URLSearchParams(value).has('page'), 'A view has no page.')
  .meta({ description: 'Filters and sort, as in the address of the list; empty for none' });
const screen = z.enum(viewScreens);
const name = text(40);

export const savedView = z
  .strictObject({
    qid,
    screen,
    name,
    query,
    createdAt: instant,
    version: z.int(),
  })
  .meta({ id: 'SavedView' });
export type SavedView = z.infer<typeof savedView>;

export const savedViewQuery = pageQuery.extend({ screen: screen.default('orders') });
export const savedViewList = listOf(savedView).meta({ id: 'SavedViewList' });
export type SavedViewList = z.infer<typeof savedViewList>;

export const createViewBody = z.strictObject({
  screen: screen.default('orders'),
  name,
  query,
});
export const changeViewBody = z.strictObject({
  name: name.optional(),
  query: query.optional(),
  version,
});
