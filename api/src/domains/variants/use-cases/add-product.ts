/** Our people add what the catalogue lacks; a brand nobody knew is made with it. Sellers can offer it from then on. */
import type { addProductBody } from '@quayside/contract/variants';
import type { z } from 'zod';
import { normaliseGtin } from '../../../kernel/gtin.ts';
import { newId } from '../../../kernel/ids.ts';
import { slugOf } from '../../../kernel/slug.ts';
import type { Write } from '../../../platform/write.ts';
import { brandCalled } from '../../brands/brands.public.ts';
import { insertProduct } from '../products.repository.ts';
import { refuse } from '../variants.errors.ts';
import { productAddress, searchTextOf } from '../variants.rules.ts';

/** Gives the product's id. Refuses with `invalid_gtins`, `product_exists`. */
export async function addProduct(
  { db }: Write,
  {
    gtin: typed,
    name,
    brand: brandName,
    size = null,
  }: Omit<z.infer<typeof addProductBody>, 'size'> & { size?: string | null | undefined },
): Promise<string> {
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
  return id;
}
