/** Walks every registered route: what each must declare, and what none may do. */
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { newId } from '../kernel/ids.ts';
import { type TestApp, testApp } from './app.ts';
import { domainTable, rowOf } from './domain-table.ts';
import { matrixPolicy } from './matrix/matrix.policy.ts';
import { addressOf, contentOf } from './matrix/matrix.requests.ts';
import { type Operation, operations } from './matrix/operations.ts';
import { makeOwnedResources } from './matrix/owned-resources.ts';
import { makePrincipals, type Principal, type PrincipalName } from './matrix/principals.ts';
import { domainByPath, type Route, registeredRoutes } from './matrix/registered-routes.ts';

const errorTable = z.record(z.string(), z.object({ status: z.int(), message: z.string() }));
/** Codes the platform itself answers, beside the domains' tables. */
const platformCodes = [
  'idempotency_key_reused',
  'idempotency_in_progress',
  'stale_version',
  'not_authenticated',
  'token_expired',
  'session_revoked',
];

let t: TestApp;
let routes: readonly Route[];
let principals: readonly Principal[];

beforeAll(async () => {
  t = await testApp();
  routes = await registeredRoutes(t.deps);
  principals = await makePrincipals(t);
});
afterAll(() => t.close());

const principal = (wanted: PrincipalName): Principal => {
  const found = principals.find(({ name }) => name === wanted);
  if (!found) throw new Error(`no principal ${wanted}`);
  return found;
};
const listed = () => routes.filter(({ config }) => !config.unlisted);
const guarded = operations.filter(({ permission }) => permission !== 'public');
const withId = guarded.filter(({ ids }) => ids.some((id) => id.startsWith('path.')));

describe('every registered route', () => {
  it('names its permission; `public` is written', () => {
    expect(routes.filter(({ config }) => config.permission === undefined)).toEqual([]);
  });

  it('is public only where the specification lets anybody call it', () => {
    const open = listed()
      .filter(({ config }) => config.permission === 'public')
      .map(({ name }) => name);
    const allowed = Object.entries(matrixPolicy)
      .filter(([, row]) => row.allowed.includes('anonymous'))
      .map(([name]) => name);
    expect(open.sort()).toEqual(allowed.sort());
  });

  it('declares only errors that a table of errors explains', async () => {
    const known = new Set([...platformCodes, ...(await codesOfTables())]);
    const unknown = routes.flatMap(({ name, config }) =>
      (config.errors ?? []).filter((code) => !known.has(code)).map((code) => `${name}: ${code}`),
    );
    expect(unknown).toEqual([]);
  });

  it('declares, as a list of carts, checkouts or orders, that a page may lie beyond the last', () => {
    const lists = routes.filter(({ url, isPaged }) => isPaged && /^\/api\/(?:carts|checkouts|orders)\//.test(url));
    expect(lists.length).toBeGreaterThan(10);
    expect(lists.filter(({ config }) => !config.errors?.includes('not_found')).map(({ name }) => name)).toEqual([]);
  });

  it('is in the published document, and the document lists nothing else', () => {
    expect(
      listed()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(operations.map(({ name }) => name).sort());
  });

  it('ends in a slash, but for the document itself', () => {
    expect(listed().filter(({ url }) => !url.endsWith('/') && !url.endsWith('openapi.json'))).toEqual([]);
  });

  it('stands in docs/domains.md under the domain whose file registers it', () => {
    const rows = domainTable();
    const written = domainByPath();
    const wrong = listed().flatMap(({ name }) => {
      const path = name.split(' ')[1]?.replace('/api/', '') ?? '';
      const [documented, actual] = [rowOf(rows, path)?.domain, written.get(path)];
      return documented !== undefined && documented === actual ? [] : [{ name, documented, actual }];
    });
    expect(wrong).toEqual([]);
  });

  it('is reached by every prefix that docs/domains.md lists', () => {
    const paths = routes.map(({ name }) => name.split(' ')[1]?.replace('/api/', '') ?? '');
    expect(domainTable().filter(({ prefix }) => !paths.some((path) => path.startsWith(prefix)))).toEqual([]);
  });
});

describe.each(guarded)('$name', (operation) => {
  it.each(['anonymous', 'expiredToken', 'revokedToken'] as const)('answers 401 with %s', async (name) => {
    const answer = await call(operation, principal(name), {});
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });
});

describe.each(withId)('$name', (operation) => {
  it('answers 404 for another company’s id, word for word as for an absent one', async () => {
    const row = matrixPolicy[operation.name];
    const name = row?.allowed.find((one) => one !== 'staffWithoutPermissions') ?? 'ownerOfA';
    const caller = principal(name);
    // Staff read across companies: for them only an id that names nothing is absent.
    const about = operation.path.includes('/claims/')
      ? { claim: row?.claim ?? 'UNDER_REVIEW', buyerId: null }
      : undefined;
    const foreign = await makeOwnedResources(t, caller.other, newId(), row?.sale, undefined, about);
    const target = row?.acrossCompanies && name === 'staff' ? null : (row?.request?.(foreign) ?? {});
    const absent =
      row?.request?.({
        ...foreign,
        sale: newId(),
        invoice: newId(),
        creditNote: newId(),
        document: newId(),
        thread: newId(),
        shipment: newId(),
        payment: newId(),
        decision: newId(),
        session: newId(),
        stockList: newId(),
        cartLine: newId(),
        withdrawal: newId(),
        order: newId(),
        wallet: newId(),
        allocation: newId(),
        package: newId(),
        packagePhoto: newId(),
        warehouseShipment: newId(),
        catalogueRequest: newId(),
        story: newId(),
        seller: newId(),
        claim: newId(),
        offer: newId(),
      }) ?? {};
    const answers = [await call(operation, caller, absent), await call(operation, caller, target ?? absent)];
    const [ofAbsent, ofForeign] = answers.map((answer) => ({ ...answer.json(), requestId: '' }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    expect(ofForeign).toEqual(ofAbsent);
  });
});

function call(operation: Operation, { headers }: Principal, request: Parameters<typeof addressOf>[1]) {
  const ids = Object.fromEntries(
    operation.ids.flatMap((id) => (id.startsWith('path.') ? [[id.slice('path.'.length), newId()]] : [])),
  );
  const address = addressOf(operation, { ...request, params: { ...ids, ...request.params } });
  const { headers: ofContent, ...content } = contentOf({
    ...request,
    ...(operation.body ? { body: request.body ?? {} } : {}),
  });
  return t.call(operation.method, address, { headers: { ...headers, ...ofContent }, ...content });
}

async function codesOfTables(): Promise<string[]> {
  const source = new URL('../', import.meta.url);
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.errors.ts'),
  );
  const modules: Record<string, unknown>[] = await Promise.all(files.map((file) => import(new URL(file, source).href)));
  return modules.flatMap((exported) =>
    Object.values(exported).flatMap((value) => Object.keys(errorTable.safeParse(value).data ?? {})),
  );
}
