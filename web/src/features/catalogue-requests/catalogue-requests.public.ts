/** What other features may use of requests for the catalogue. */
export { RequestProduct } from './request-product.tsx';
