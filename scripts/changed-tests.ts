/** Which tests a change asks for, by the folder it lies in: by imports, every API test hangs on the whole application. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Journeys of a domain or feature, where they are not in a file of its own name. */
const journeysOf: Readonly<Record<string, readonly string[]>> = {
  analytics: ['consent'],
  audit: ['internal-sellers'],
  'bank-accounts': ['profile'],
  'brand-discounts': ['inventory'],
  calendars: ['calendar-links'],
  carriers: ['shipping'],
  'catalog-uploads': ['inventory'],
  'blocked-offers': ['inventory'],
  'catalogue-requests': ['inventory'],
  content: ['content', 'public'],
  'content-editor': ['content'],
  decisions: ['decisions', 'payments'],
  developers: ['public'],
  forms: ['public', 'consent'],
  insights: ['inventory'],
  internal: ['payments', 'refunds', 'internal-sellers', 'test-sales'],
  'lost-factors': ['second-factor'],
  offers: ['inventory'],
  packages: ['warehouse', 'scanner'],
  payouts: ['payouts', 'refunds'],
  'personal-data': ['my-data'],
  'second-factors': ['second-factor'],
  security: ['second-factor'],
  'seller-leads': ['profile', 'public'],
  sellers: ['profile'],
  shipments: ['shipping'],
  'staff-reads': ['internal-sellers'],
  threads: ['contact'],
  users: ['profile'],
  viewing: ['internal-sellers'],
  'warehouse-people': ['team'],
  'warehouse-shipments': ['warehouse', 'scanner'],
  watchlist: ['inventory'],
};

/** What much of the product stands on: its own tests are run, and what they leave is said. */
const left: readonly (readonly [RegExp, string])[] = [
  [
    /^(api\/src\/domains|web\/src\/features)\/sales\//,
    'sales: shipping, documents, payments, lists, drafts, live, slow lines',
  ],
  [/^contract\//, 'contract: every call and page that speaks these shapes and words'],
  [/^web\/src\/(ui|app|lib)\//, 'ui: every page that is made of it, and how it looks (places, accessibility)'],
  [
    /^api\/src\/(platform|kernel|adapters|testing|start)\/|^api\/src\/[^/]+$|^api\/seeds\//,
    'api: every domain on top of it',
  ],
  [/^e2e\/[^/]+(?<!\.spec)\.ts$/, 'e2e: every journey that begins with it'],
  [/^(scripts|bench)\/|^[^/]+\.(?:m?js|ts|json|cjs)$/, 'tools: what they start'],
];

type Tests = {
  /** Filters of vitest. */
  readonly units: readonly string[];
  /** Spec files. */
  readonly journeys: readonly string[];
  /** What only `npm test` shows. */
  readonly left: readonly string[];
};

const base =
  /^(?:web\/src\/(?:ui|app|lib|blocks)|api\/src\/(?:platform|kernel|adapters)|api\/src\/start|api\/seeds|scripts|bench|contract)\//;

/** `paths`: changed files, from the project's root. */
export function testsFor(paths: readonly string[]): Tests {
  const units = paths.flatMap((path) => [
    ...nounsOf(path).flatMap(foldersOf),
    ...(base.exec(path) ?? []),
    ...(/\.test\.tsx?$/.test(path) ? [path].filter(isThere) : []),
  ]);
  const journeys = paths.flatMap((path) => [
    ...nounsOf(path).flatMap(specsOf),
    ...(/^e2e\/[^/]+\.spec\.ts$/.test(path) ? [path].filter(isThere) : []),
  ]);
  const told = left.filter(([place]) => paths.some((path) => place.test(path))).map(([, what]) => what);
  return { units: sorted(units), journeys: sorted(journeys), left: told };
}

const sorted = (names: readonly string[]) => [...new Set(names)].sort();

const foldersOf = (name: string) => [`api/src/domains/${name}/`, `web/src/features/${name}/`].filter(isThere);

/** The domain or feature a file belongs to; a shape or text of the contract to the one of its name. */
function nounsOf(path: string): string[] {
  const found = /^(?:api\/src\/domains|web\/src\/features)\/([^/]+)\/|^contract\/src\/(?:messages\/)?([a-z-]+)\./.exec(
    path,
  );
  const name = found?.[1] ?? found?.[2];
  return name ? [name] : [];
}

function specsOf(name: string): string[] {
  return (journeysOf[name] ?? [name]).map((spec) => `e2e/${spec}.spec.ts`).filter(isThere);
}

/** Every domain and feature, for those who name one themselves. */
export function folders(): string[] {
  return ['api/src/domains', 'web/src/features'].flatMap((place) =>
    readdirSync(join(root, place)).map((name) => `${place}/${name}/`),
  );
}

function isThere(path: string): boolean {
  return existsSync(join(root, path));
}

/** Names in the map, for the test that holds it to the folders. */
export const mapped = Object.entries(journeysOf);
