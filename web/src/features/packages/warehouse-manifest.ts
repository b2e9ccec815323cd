import { warehouseMessages } from '@quayside/contract/messages/warehouse';

/** What makes the warehouse an app on a handheld: it opens at its incoming packages, without a browser around it. */
const manifest = {
  id: '/warehouse/',
  name: warehouseMessages.app.name,
  short_name: warehouseMessages.app.shortName,
  start_url: '/warehouse/incoming/',
  // Signing in stands beside the warehouse's pages.
  scope: '/',
  display: 'standalone',
  background_color: '#ffffff',
  theme_color: '#0d2630',
  icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
} as const;

export function loader(): Response {
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=86400' },
  });
}
