import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import routes from './routes.ts';

const places = readFileSync(fileURLToPath(new URL('../../../e2e/routes.ts', import.meta.url)), 'utf8');
const listed = [...places.matchAll(/path: '([^'?]+)/g)].map(([, path = '']) => path);

/** What has no place among the pages that every journey looks at, and why. */
const elsewhere: Readonly<Record<string, string>> = {
  'robots.txt': 'no page',
  'sitemap.xml': 'no page',
  'warehouse.webmanifest': 'no page',
  'warehouse/worker.js': 'no page',
  'warehouse/without-network': 'shown without a network alone: without-network.spec.ts',
  'embed/forms/sell': 'stands in a frame, without header and footer: accessibility.spec.ts',
  logout: 'leaves at once: auth.spec.ts',
  design: 'every component in each of its states: accessibility.spec.ts',
};

const pathsIn = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, index, children }) => [
    ...(path === undefined ? [] : [path]),
    ...(index ? [''] : []),
    ...pathsIn(children ?? []),
  ]);
const patternOf = (path: string): RegExp => {
  const parts = path.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part === '*' ? '.+' : part));
  return path === '' ? /^\/$/ : new RegExp(`^/${parts.join('/')}/$`);
};

it('[LAY-01] every page of the product stands among those that are looked at', async () => {
  const known = pathsIn(await routes);
  expect(known.length).toBeGreaterThan(60);
  const missing = known.filter((path) => !(path in elsewhere) && !listed.some((place) => patternOf(path).test(place)));
  expect(missing, 'add each to e2e/routes.ts, or say here where it is looked at').toEqual([]);
  expect(Object.keys(elsewhere).filter((path) => !known.includes(path))).toEqual([]);
});
