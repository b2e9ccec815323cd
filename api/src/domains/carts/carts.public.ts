/** What a checkout and a new order of the same goods do with a cart. */
export { cartWithAll, type WholeCart } from './carts.read-model.ts';
export { lockOpenCart, saveCart } from './carts.repository.ts';
export type { Placed, Plan } from './optimise.types.ts';
export { termsOf } from './plan-cart.ts';
export { solveCart } from './solve-cart.ts';
export { addLines } from './use-cases/change-cart.ts';
