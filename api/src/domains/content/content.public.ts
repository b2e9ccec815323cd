export { type OpenSite, openSiteContent } from './site-content.ts';
