/** The tree of categories. */
import { z } from 'zod';
import { qid } from './common.ts';

export const category = z
  .strictObject({
    qid,
    slug: z.string(),
    name: z.string(),
    parentQid: qid.nullable().meta({ description: 'Null: of the first level' }),
    products: z.int().meta({ description: 'Variants in it and below it' }),
  })
  .meta({ id: 'Category' });
export type Category = z.infer<typeof category>;
export const categoryTree = z.strictObject({ results: z.array(category) }).meta({ id: 'CategoryTree' });
