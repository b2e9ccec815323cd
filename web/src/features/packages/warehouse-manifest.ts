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
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    // Launchers of handhelds take pictures of their sizes; those that cut a shape out take the one with a margin.
    { src: '/warehouse-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/warehouse-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/warehouse-512-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
} as const;

export function loader(): Response {
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=86400' },
  });
}
