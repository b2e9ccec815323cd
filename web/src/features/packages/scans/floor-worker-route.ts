import type { LoaderFunctionArgs } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { webHost } from '../../../app/web-host.ts';
import floorWorker from './floor-worker.ts?worker&url';

/** The worker's address stays, below the pages that it is for; what it does is in a file that is named by its content. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { buildVersion } = context.get(webHost);
  const given = `self.floorVersion=${JSON.stringify(buildVersion)};self.floorPage=${JSON.stringify(paths.warehouseWithoutNetwork)};`;
  return new Response(`${given}importScripts(${JSON.stringify(floorWorker)});`, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      // Of the worker itself: it asks for pages and files of our own.
      'Content-Security-Policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
    },
  });
}
