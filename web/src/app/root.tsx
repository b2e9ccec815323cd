import archivo from '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2?url';
import { shellMessages } from '@quayside/contract/messages/shell';
import { type ReactNode, useContext } from 'react';
import {
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  Meta,
  type MetaArgs,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
} from 'react-router';
import { siteInfoAttributes, useSiteInfo } from '../lib/site-info.ts';
import '../ui/theme.css';
import { bootScript } from './boot-script.ts';
import { hasScripts } from './has-scripts.ts';
import { languageOf } from './page-language.ts';
import { RequestFacts } from './request-facts.ts';

export { ErrorPage as ErrorBoundary } from './error-page.tsx';

export const links: LinksFunction = () => [
  { rel: 'preload', href: archivo, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

/** Also of the pages that stand in for one that failed (LAY-05). */
export const meta = ({ error }: MetaArgs) => [{ title: error === undefined ? shellMessages.product : titleOf(error) }];

function titleOf(error: unknown): string {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return shellMessages.title(isMissing ? shellMessages.notFoundTitle : shellMessages.fatalTitle);
}

/** Only the warehouse is installed on devices. */
const isWarehousePage = ({ handle }: { handle: unknown }): boolean =>
  typeof handle === 'object' && handle !== null && 'userType' in handle && handle.userType === 'WAREHOUSE';

/** The document. Scripts are there only where a matched route asks for them; the boot script sets attributes on `<html>`. */
export function Layout({ children }: { children: ReactNode }) {
  const facts = useSiteInfo();
  const { nonce } = useContext(RequestFacts);
  const matches = useMatches();
  const isPortal = hasScripts(matches);
  return (
    <html lang={languageOf(matches)} {...siteInfoAttributes(facts)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {isPortal && <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />}
        {/* It ran before the client does, which keeps what the server wrote. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this code, allowed by its hash */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? bootScript : '' }} />
        {matches.some(isWarehousePage) && <link rel="manifest" href="/warehouse.webmanifest" />}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {isPortal && <ScrollRestoration />}
        {isPortal && <Scripts />}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
