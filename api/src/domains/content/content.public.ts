export { deliveryRoutes } from './delivery.routes.ts';
export { imageRoutes } from './image.routes.ts';
export { openSiteContent } from './site-content.ts';
