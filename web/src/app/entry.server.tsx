import { createHash, randomBytes } from 'node:crypto';
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router';
import { hostsFor, type PolicyPart } from '../lib/outside/outside-policy.ts';
import type { OutsideServices } from '../lib/outside/outside-services.ts';
import { SiteInfoProvider } from '../lib/site-info.ts';
import { bootScript } from './boot-script.ts';
import { hasScripts, hasScriptsAfterPaint, hasScriptsLast } from './has-scripts.ts';
import { renderDocument } from './render-document.ts';
import { RequestFacts } from './request-facts.ts';
import { withScriptsAfterPaint, withScriptsLast } from './script-order.ts';
import { webHost } from './web-host.ts';

const bootHash = createHash('sha256').update(bootScript).digest('base64');

/**
 * Renders a document as text. Portal pages get a nonce of their own; public pages carry no script but the hashed one, are
 * the same for everybody, and may be kept by whoever serves them.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { facts, requestId, report, content } = context.get(webHost);
  const matches = router.staticHandlerContext.matches.map((match) => ({ handle: match.route.handle }));
  const isPortal = hasScripts(matches);
  const nonce = isPortal && !import.meta.env.DEV ? randomBytes(16).toString('base64') : undefined;
  const html = await renderDocument(
    <SiteInfoProvider value={facts}>
      <RequestFacts value={{ requestId, nonce }}>
        <ServerRouter context={router} url={request.url} {...(nonce ? { nonce } : {})} />
      </RequestFacts>
    </SiteInfoProvider>,
    { nonce, report },
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set(
    'Content-Security-Policy',
    policy(
      {
        ...{ nonce, reviewsUrl: facts.reviewsUrl, isFramed: content.isPreview || isEmbedded(request.url) },
        ...{ outside: facts.outside, readsCodes: isWarehouse(request.url) },
      },
      import.meta.env.DEV,
    ),
  );
  headers.set(
    'Cache-Control',
    !isPortal && !content.isPreview && status === 200 && request.method === 'GET'
      ? 'public, max-age=0, must-revalidate'
      : 'no-store',
  );
  return new Response(inOrder(html, matches, nonce), { status, headers });
}

/** React Router asks for all scripts at the same time as for style and type, and as urgently. */
function inOrder(html: string, matches: Parameters<typeof hasScripts>[0], nonce: string | undefined): string {
  if (nonce && hasScriptsAfterPaint(matches)) return withScriptsAfterPaint(html, nonce);
  return hasScriptsLast(matches) ? withScriptsLast(html) : html;
}

interface Facts {
  nonce: string | undefined;
  reviewsUrl: string | null;
  outside: OutsideServices;
  /** Shown in a frame of our own: the editor's preview, or the questionnaire. */
  isFramed: boolean;
  /** Reads codes from the camera with a compiled reader. */
  readsCodes: boolean;
}

/** Development needs inline scripts and styles for reloading; nothing else does. */
function policy({ nonce, reviewsUrl, outside, isFramed, readsCodes }: Facts, isDevelopment: boolean): string {
  const others = (part: PolicyPart): string =>
    hostsFor(part, outside)
      .map((host) => ` ${host}`)
      .join('');
  const own = nonce ? ` 'nonce-${nonce}'` : '';
  const compiled = readsCodes ? " 'wasm-unsafe-eval'" : '';
  return [
    "default-src 'self'",
    isDevelopment
      ? `script-src 'self' 'unsafe-inline'${compiled}${others('script-src')}`
      : `script-src 'self'${own} 'sha256-${bootHash}'${compiled}${others('script-src')}`,
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : `style-src 'self'${own}`,
    `img-src 'self' data: blob:${others('img-src')}`,
    "font-src 'self'",
    // The questionnaire and the editor's preview are pages of our own.
    `frame-src 'self'${reviewsUrl === null ? '' : ` ${new URL(reviewsUrl).origin}`}${others('frame-src')}`,
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}${others('connect-src')}`,
    ...(hostsFor('worker-src', outside).length > 0 ? [`worker-src 'self'${others('worker-src')}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
  ].join('; ');
}

const isWarehouse = (url: string): boolean => new URL(url).pathname.startsWith('/warehouse/');
const isEmbedded = (url: string): boolean => new URL(url).pathname.startsWith('/embed/');

/** A page that does not exist is no error; everything else is reported under the request's id. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(webHost).report(error);
};
