/** What a checkout and a new order of the same goods do with a cart. */
export { changeOf, goodsOf } from './allocation.rules.ts';
export { cartRefusal, isBelowMinimum } from './carts.policy.ts';
export { cartWithAll, factsOf as cartFactsOf, type WholeCart } from './carts.read-model.ts';
export { lockOpenCart, saveCart } from './carts.repository.ts';
export type { Plan } from './optimise.types.ts';
export { candidatesOf, termsBySeller, termsOf, unservedByLine } from './plan-cart.ts';
export { solveCart } from './solve-cart.ts';
export { addWanted, wantedGoods } from './wanted-lines.ts';
