/** What other features may use of requests for the catalogue. */
export { useRequestsToAnswer } from './catalogue-requests.queries.ts';
export { RequestProduct } from './request-product.tsx';
