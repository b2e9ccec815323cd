/** Which stories the content of a story refers to. Pure. */
import { z } from 'zod';

export type Relation = { readonly component: string; readonly field: string };

const most = 20;
const isId = (value: unknown): value is string => z.uuid().safeParse(value).success;

/** "testimonials_panel.testimonials,page.author" as pairs; what has no dot is passed over. */
export const relationsOf = (given: string | undefined): Relation[] =>
  (given ?? '')
    .split(',')
    .slice(0, most)
    .flatMap((pair) => {
      const [component, field] = pair.trim().split('.');
      return component && field ? [{ component, field }] : [];
    });

/** The ids that these fields hold, anywhere in the content. */
export function idsIn(content: unknown, relations: readonly Relation[]): string[] {
  if (typeof content !== 'object' || content === null || relations.length === 0) return [];
  const own = Object.entries(content);
  const component = 'component' in content ? content.component : undefined;
  const named = own.flatMap(([field, value]) =>
    relations.some((one) => one.component === component && one.field === field) ? [value].flat().filter(isId) : [],
  );
  return [...named, ...own.flatMap(([, value]) => idsIn(value, relations))];
}
