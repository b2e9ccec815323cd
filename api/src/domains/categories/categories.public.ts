/** What the rest of the catalogue may ask about categories. */
export { categoryBySlug, categoryRows } from './categories.read-model.ts';
export { withDescendants } from './categories.rules.ts';
