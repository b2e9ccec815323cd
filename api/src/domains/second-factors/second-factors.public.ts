/** What ends with an account. */
export { removeFactor as removeFactorOf } from './second-factors.repository.ts';
