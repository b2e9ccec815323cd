/** How a variant looks on the wire. */
import type { CatalogueRequest, Variant } from '@quayside/contract/variants';
import type { RequestRecord } from './requests.repository.ts';
import type { VariantRow } from './variants.read-model.ts';

export const presentVariant = ({ id, fid, slug, gtin, name, size, picture, ...row }: VariantRow): Variant => ({
  ...{ qid: id, fid, slug, gtin, name, size, picture },
  brand: { qid: row.brandId, slug: row.brandSlug, name: row.brandName },
  category:
    row.categorySlug === null || row.categoryName === null ? null : { slug: row.categorySlug, name: row.categoryName },
});

export const presentRequest = (request: RequestRecord): CatalogueRequest => {
  const { id, requestedBy: _, requestedByName, answeredByName: __, ...rest } = request;
  return { qid: id, ...rest, requestedBy: requestedByName };
};
