/** What other features may use of the view of a company. */
export { ViewCompany } from './view-company.tsx';
export { ViewingStrip } from './viewing-strip.tsx';
