/** The routes of the built application, each with the domain that registered it. */
import { readdirSync, readFileSync } from 'node:fs';
import type { RouteOptions } from 'fastify';
import { z } from 'zod';
import { buildApp } from '../../app.ts';
import type { Deps } from '../../platform/deps.ts';

export type Route = {
  /** `PATCH /api/sales/{qid}/`, as the published document writes it. */
  readonly name: string;
  readonly method: string;
  /** As registered: `/api/sales/:qid/`. */
  readonly url: string;
  readonly config: NonNullable<RouteOptions['config']>;
  /** Its answer comes in pages. */
  readonly isPaged: boolean;
};

/** Builds the application once more and takes down what it registers. HEAD and OPTIONS come with GET. */
export async function registeredRoutes(deps: Deps): Promise<readonly Route[]> {
  const routes: Route[] = [];
  const app = await buildApp(deps, (server) => {
    server.addHook('onRoute', ({ method, url, config = {}, schema }) => {
      const asked = schema?.querystring;
      const isPaged = asked instanceof z.ZodObject && 'page' in asked.shape;
      for (const one of [method].flat()) {
        if (one !== 'HEAD' && one !== 'OPTIONS')
          routes.push({ name: nameOf(one, url), method: one, url, config, isPaged });
      }
    });
  });
  await app.ready();
  await app.close();
  return routes;
}

const nameOf = (method: string, url: string): string => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`;

const source = new URL('../../', import.meta.url);

/** Domain of each path that a `*.routes.ts` of a domain writes out, by the path without the API's own. */
export function domainByPath(): ReadonlyMap<string, string> {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.routes.ts'),
  );
  const found = files.flatMap((file) => {
    const domain = /^domains\/([^/]+)\//.exec(file)?.[1] ?? 'platform';
    const text = readFileSync(new URL(file, source), 'utf8');
    return [...text.matchAll(/'\/([a-z][\w.:/-]*)'/g)].map(
      ([, path = '']) => [path.replace(/:(\w+)/g, '{$1}'), domain] as const,
    );
  });
  return new Map(found);
}
