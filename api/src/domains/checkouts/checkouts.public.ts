/** What whoever places an order without a cart has to ask as well, and what time does to checkouts. */
export { type CreditProblem, creditProblem } from './use-cases/credit-problem.ts';
export { expireCheckouts } from './use-cases/expire-checkouts.ts';
