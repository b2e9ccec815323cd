/** Our people add what the catalogue lacks; a brand nobody knew is made with it. Sellers can offer it from then on. */
import type { addProductBody } from '@quayside/contract/variants';
import type { z } from 'zod';
import { normaliseGtin } from '../../../kernel/gtin.ts';
import { newId } from '../../../kernel/ids.ts';
import { slugOf } from '../../../kernel/slug.ts';
import type { Write } from '../../../platform/write.ts';
import { brandCalled } from '../../brands/brands.public.ts';
import { categoryBySlug } from '../../categories/categories.public.ts';
import { insertProduct, saveCategory } from '../products.repository.ts';
import { refuse } from '../variants.errors.ts';
import { productAddress, searchTextOf } from '../variants.rules.ts';

/** Gives the product's id. Refuses with `invalid_gtins`, `product_exists`, `not_found` (the category). */
export async function addProduct(
  write: Write,
  {
    gtin: typed,
    name,
    brand: brandName,
    size = null,
    category,
  }: Omit<z.infer<typeof addProductBody>, 'size'> & { size?: string | null | undefined },
): Promise<string> {
  const { db } = write;
  const gtin = normaliseGtin(typed);
  if (gtin === null) throw refuse('invalid_gtins', { invalidGtins: [typed] });
  const brand = await brandCalled(db, { slug: slugOf(brandName), name: brandName });
  const named = { gtin, name, brandName: brand.name, size };
  const id = newId();
  const isNew = await insertProduct(db, {
    ...{ id, gtin, name, size, brandId: brand.id },
    // Nobody has sorted it into the tree yet.
    ...{ category: 'Other', categoryId: null },
    ...productAddress(named),
    searchText: searchTextOf(named),
  });
  if (!isNew) throw refuse('product_exists', { gtin });
  if (category !== undefined) await sortProduct(write, { id, category });
  return id;
}

/** Puts a product where it belongs in the tree. Refuses with `not_found` (the category), `variant_not_found`. */
export async function sortProduct(
  { db }: Write,
  { id, category }: { readonly id: string; readonly category: string },
): Promise<void> {
  const found = await categoryBySlug(db, category);
  if (!found) throw refuse('not_found');
  if (!(await saveCategory(db, id, found))) throw refuse('variant_not_found');
}
