/** The server bundle's door: a plain Fetch handler, so that the API's process needs to know nothing of React Router. */

import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { type WebHost, webHost } from './web-host.ts';

export type { WebHost } from './web-host.ts';

const respond = createRequestHandler(build, import.meta.env.MODE);

/** Renders one document, resource or form answer. Rejects when the page cannot be rendered at all. */
export function handle(request: Request, host: WebHost): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(webHost, host);
  return respond(request, context);
}
