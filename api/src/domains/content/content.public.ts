export { openSiteContent } from './site-content.ts';
