/** What a search asks for, with its slugs looked up. */
import type { VariantFilter } from '@quayside/contract/variants';
import type { Deps } from '../../platform/deps.ts';
import { refuseBrand, unknownBrands } from '../brands/brands.public.ts';
import { categoryRows, withDescendants } from '../categories/categories.public.ts';
import { refuse } from './variants.errors.ts';
import type { Wanted } from './wanted.read-model.ts';

/**
 * Refuses unknown slugs, which are named: `invalid_slugs`; `not_found` where a single category was asked for, as its page
 * asks (ERR-16).
 */
export async function wantedVariants(
  { database }: Deps,
  { q, brand = [], category = [] }: VariantFilter,
): Promise<Wanted> {
  const [unknownBrand, nodes] = await Promise.all([
    unknownBrands(database, brand),
    category.length === 0 ? [] : categoryRows(database),
  ]);
  const { ids, unknown } = withDescendants(nodes, category);
  if (unknown.length > 0 && category.length === 1 && unknownBrand.length === 0) throw refuse('not_found');
  const slugs = [...unknownBrand, ...unknown];
  if (slugs.length > 0) throw refuseBrand('invalid_slugs', { slugs });
  return {
    q,
    ...(brand.length === 0 ? {} : { brands: brand }),
    ...(category.length === 0 ? {} : { categoryIds: ids }),
  };
}
