/** What the rest of the catalogue may ask about categories. */
export { categoryRows } from './categories.read-model.ts';
export { withDescendants } from './categories.rules.ts';
