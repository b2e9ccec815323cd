import { languageIn } from '@quayside/contract/content-language-values';
import type { LoaderFunctionArgs } from 'react-router';
import { paths } from '../../app/paths.ts';
import { webHost } from '../../app/web-host.ts';
import { isOnceMore } from './once-more.ts';

/** Stories that are parts of pages, or pages of the portal. */
const parts = /^(?:[a-z]{2}\/)?(?:(?:testimonials|global)\/|help-center$)/;

/** The public pages, for search engines. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { facts, content } = context.get(webHost);
  const slugs = (await content.slugs()).filter((slug) => !parts.test(slug) && !isOnceMore(languageIn(slug).slug));
  const pages = [
    paths.newsletter,
    paths.developers,
    paths.developerWebhooks,
    paths.developerEdifact,
    paths.developerStockLists,
  ];
  const guides = pages.map((path) => path.slice(1, -1));
  const urls = [...slugs, ...guides].map(
    (slug) => `<url><loc>${facts.siteUrl}/${`${slug}/`.replace(/(^|\/)home\/$/, '$1')}</loc></url>`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
  return new Response(xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=300' },
  });
}
