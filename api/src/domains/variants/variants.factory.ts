/** Products for tests, the demo world and a loaded history. */
import { newId } from '../../kernel/ids.ts';
import { productAddress, searchTextOf } from './variants.rules.ts';
import type { products } from './variants.tables.ts';

export type ProductRow = typeof products.$inferSelect;
type Given = Partial<ProductRow> & Pick<ProductRow, 'gtin' | 'name' | 'brandId'> & { readonly brandName: string };

/** A row with what follows from name, brand and GTIN. */
export function productRowOf({ brandName, ...given }: Given): ProductRow {
  const { gtin, name, size = null } = given;
  return {
    id: newId(),
    ...productAddress({ gtin, name, brandName, size }),
    category: 'Care',
    categoryId: null,
    size,
    picture: null,
    searchText: searchTextOf({ gtin, name, brandName, size }),
    weightGrams: 500,
    netWeightGrams: null,
    hsCode: null,
    originCountry: null,
    ...given,
  };
}
