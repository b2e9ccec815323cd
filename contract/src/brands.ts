/** Brands of the catalogue, for everybody who is signed in. */
import { z } from 'zod';
import { listOf, pageQuery, qid, text } from './common.ts';

export const brand = z
  .strictObject({
    qid,
    slug: z.string(),
    name: z.string(),
    isPremium: z.boolean(),
    description: z.string().meta({ description: 'Empty while nobody wrote one' }),
    products: z.int().meta({ description: 'How many variants of it are known' }),
  })
  .meta({ id: 'Brand' });
export type Brand = z.infer<typeof brand>;
export const brandList = listOf(brand).meta({ id: 'BrandList' });

const slugs = z
  .string()
  .max(400)
  .transform((list) => list.split(',').filter((slug) => slug !== ''))
  .pipe(z.array(z.string().max(120)).max(20));
export const slugList = slugs.optional().meta({ description: 'One or several, separated by commas' });

export const brandListQuery = pageQuery.extend({
  premium: z.enum(['true', 'false']).optional(),
  slug: slugList,
  search: text(80).optional(),
});
export type BrandListQuery = z.infer<typeof brandListQuery>;

/** Whom to ask about brands. */
export const brandContact = z
  .strictObject({ email: z.string(), phone: z.string().nullable() })
  .meta({ id: 'BrandContact' });

export const requestBrandBody = z.strictObject({ name: text(120), note: text(1_000).optional() });
export const catalogueRequestAnswer = z
  .strictObject({ qid, status: z.literal('OPEN') })
  .meta({ id: 'CatalogueRequestAnswer' });
