/** What the rest of the catalogue may ask about variants. */
export { type CustomsFacts, lockCustomsFacts, saveCustomsFacts } from './customs-facts.repository.ts';
export { presentVariant } from './variants.presenter.ts';
export { type VariantRow, variantsByGtin, variantsById } from './variants.read-model.ts';
export { productPicturePath } from './variants.rules.ts';
