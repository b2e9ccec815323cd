/** What the rest of the catalogue may ask about brands. */
export { refuse as refuseBrand } from './brands.errors.ts';
export { brandsLike, unknownBrands } from './brands.read-model.ts';
export { brandCalled } from './brands.repository.ts';
