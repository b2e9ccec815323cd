/** Whatever is sent, the answer is the catalogue's error with an id to quote; never a 500, never a stack. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestAnswer, type TestApp, testApp } from './app.ts';
import { matrixPolicy, type Request } from './matrix/matrix.policy.ts';
import { addressOf } from './matrix/matrix.requests.ts';
import { type Operation, operations } from './matrix/operations.ts';
import { makeOwnedResources, type OwnedResources } from './matrix/owned-resources.ts';
import { makePrincipals, type Principal } from './matrix/principals.ts';
import { refreshCookieName } from './session.ts';

let t: TestApp;
let principals: readonly Principal[];
let own: ReadonlyMap<Principal, OwnedResources>;

beforeAll(async () => {
  t = await testApp();
  principals = await makePrincipals(t);
  own = new Map(
    await Promise.all(
      principals.map(async (one) => [one, await makeOwnedResources(t, one.seller, one.seller.id)] as const),
    ),
  );
});
afterAll(() => t.close());

const writes = operations.filter(({ body }) => body !== null);
const json = { 'content-type': 'application/json' };
let sent = 0;

/** Sends raw text as somebody whom the operation is for. */
function send(
  operation: Operation,
  payload: string | Buffer,
  headers: Readonly<Record<string, string>> = json,
): Promise<TestAnswer> {
  const { caller, request } = requestTo(operation);
  sent += 1;
  return t.call(operation.method, addressOf(operation, request), {
    remoteAddress: `10.9.${sent >> 8}.${sent & 255}`,
    headers: { ...caller.headers, ...matrixPolicy[operation.name]?.sign?.(t.deps.config, payload), ...headers },
    payload,
  });
}

function requestTo(operation: Operation): { caller: Principal; request: Request } {
  const row = matrixPolicy[operation.name];
  const caller = principals.find(({ name }) => row?.allowed.includes(name));
  const ids = caller && own.get(caller);
  if (!caller || !ids) throw new Error(`nobody may call ${operation.name}`);
  return { caller, request: row?.request?.(ids) ?? {} };
}

function expectProblem(answer: TestAnswer, status: number, code: string): void {
  expect({
    status: answer.statusCode,
    code: answer.json().code,
    body: answer.statusCode === status ? '' : answer.body,
  }).toEqual({ status, code, body: '' });
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(answer.json()).toMatchObject({
    status,
    requestId: answer.headers['x-request-id'],
    title: expect.any(String),
    message: expect.any(String),
  });
  expect(answer.body).not.toMatch(/\bat \/|node_modules|select |insert into/i);
}

/** Bodies no parser takes. */
const unreadable: Readonly<Record<string, string>> = {
  'cut-off JSON': '{"version": 1',
  'two values': '{} {}',
  'a bare word': 'undefined',
  __proto__: '{"__proto__": {"isStaff": true}}',
  'constructor.prototype': '{"constructor": {"prototype": {"isStaff": true}}}',
  'a NUL byte': '{"version": 1}\u0000',
};
/** Values that fit no member of any body. */
const misfits: readonly unknown[] = [
  null,
  1e308,
  -1,
  1.5,
  '\u0000',
  '\ud800',
  { $gt: '' },
  [[]],
  'x'.repeat(20_000),
  true,
];

describe.each(writes)('the body of $name', (operation) => {
  it.each(Object.entries(unreadable))('%s is malformed', async (_, payload) => {
    expectProblem(await send(operation, payload), 400, 'malformed_body');
  });

  it.each(['[]', '"text"', '7', 'null', 'true'])('%s is not an object', async (payload) => {
    expectProblem(await send(operation, payload), 400, 'validation_failed');
  });

  it('with an unknown property is refused, and the property is named', async () => {
    const { request } = requestTo(operation);
    const answer = await send(operation, JSON.stringify({ ...Object(request.body), surprise: 1 }));
    expectProblem(answer, 400, 'validation_failed');
    expect(JSON.stringify(answer.json().errors)).toContain('surprise');
  });

  it('above the limit is too large', async () => {
    expectProblem(await send(operation, `{"a": "${'x'.repeat(1_100_000)}"}`), 413, 'body_too_large');
  });

  it.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'application/jsonp'])(
    'as %s is not supported',
    async (type) => {
      expectProblem(await send(operation, '{}', { 'content-type': type }), 415, 'unsupported_media_type');
    },
  );

  it('nested a thousand deep, with a member twice, or of wrong types never breaks the server', async () => {
    const { request } = requestTo(operation);
    const members = Object.keys(Object(request.body));
    const wrong = members.flatMap((name) =>
      misfits.map((value) => JSON.stringify({ ...Object(request.body), [name]: value })),
    );
    const deep = `{"a":${'['.repeat(1_000)}${']'.repeat(1_000)}}`;
    const twice = `{"version": 1, "version": {"a": 1}}`;
    for (const payload of [...wrong, deep, twice]) {
      const answer = await send(operation, payload);
      expect(answer.statusCode, `${payload.slice(0, 120)} ${answer.body.slice(0, 200)}`).toBeLessThan(500);
      if (answer.statusCode < 400) continue;
      expect(answer.json().requestId).toBe(answer.headers['x-request-id']);
      expect(toldOf(answer), payload.slice(0, 120)).not.toMatch(rawWords);
    }
  });
});

/** What a library of schemas says, and nobody but its users understands. */
const rawWords =
  /invalid (input|option|string|key|iso|uuid|url)|\b(expected|received|unrecognized)\b|too (small|big)|must match/i;
const toldOf = (answer: TestAnswer): string => {
  const { message, errors = {} }: { message: string; errors?: Record<string, { message: string }[]> } = answer.json();
  return [message, ...Object.values(errors).flatMap((list) => list.map((one) => one.message))].join('\n');
};

describe('a filter that a call does not know', () => {
  it('is refused and named by every call that has filters', async () => {
    const refused: string[] = [];
    for (const operation of operations.filter(({ method }) => method === 'GET')) {
      const { caller, request } = requestTo(operation);
      const path = addressOf(operation, request);
      const answer = await t.call('GET', `${path}${path.includes('?') ? '&' : '?'}surprise=1`, caller);
      if (answer.statusCode !== 400) continue;
      refused.push(operation.name);
      expect(toldOf(answer), operation.name).toContain("Unknown filter 'surprise'.");
      expect(toldOf(answer), operation.name).not.toMatch(rawWords);
    }
    expect(refused.length).toBeGreaterThan(40);
  });
});

const authorization = (value: string) => ({ headers: { authorization: value } });

describe('tokens and cookies', () => {
  it.each([
    '',
    'Bearer',
    'Bearer ',
    'Bearer a.b.c',
    `Bearer ${'x'.repeat(8_000)}`,
    'Basic bWlsYTpzZWNyZXQ=',
    'bearer token',
    'Bearer \u00e9',
    'Bearer null',
    'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.',
    'Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4In0.AAAA',
  ])('refuses the header "%s"', async (value) => {
    expectProblem(await t.call('GET', '/user/', authorization(value)), 401, 'not_authenticated');
  });

  it('refuses a token with one character changed', async () => {
    const token = principals.find(({ name }) => name === 'ownerOfA')?.session?.accessToken ?? '';
    for (const at of [2, token.indexOf('.') + 3, token.length - 3]) {
      const changed = `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
      expectProblem(await t.call('GET', '/user/', authorization(`Bearer ${changed}`)), 401, 'not_authenticated');
    }
  });

  it.each([
    '',
    '=',
    ';;;',
    'a=b; =; c',
    '%',
    `${refreshCookieName}=`,
    `${refreshCookieName}=%E0%A4%A`,
    `${refreshCookieName}=a.b.c`,
    `${refreshCookieName}=${'x'.repeat(4_000)}`,
    `${refreshCookieName}="\u0000"`,
  ])('refuses to refresh with the cookie "%s"', async (cookie) => {
    sent += 1;
    expectProblem(
      await t.call('POST', '/auth/refresh/', { headers: { cookie }, remoteAddress: `10.8.0.${sent & 255}` }),
      401,
      'not_authenticated',
    );
  });
});

describe('addresses', () => {
  const owner = () => principals.find(({ name }) => name === 'ownerOfA')?.headers ?? {};

  it.each([
    'not-an-id',
    '1',
    '%00',
    "'; drop table sales; --",
    '..',
    '%2e%2e',
    '00000000-0000-0000-0000-00000000000g',
    'x'.repeat(150),
  ])('refuses the id "%s"', async (id) => {
    const answer = await t.call('GET', `/sales/${encodeURIComponent(id)}/`, { headers: owner() });
    expectProblem(answer, id === '..' ? 404 : 400, id === '..' ? 'not_found' : 'validation_failed');
  });

  it.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=2001',
    'page=1e9',
    'page=NaN',
    'page=',
    'size=0',
    'size=101',
    'size=abc',
    'status=NOPE',
    'sort=id;drop',
    'sort=__proto__',
    'destination=12',
    'nextAction=NOPE',
    'nextAction=,',
    'surprise=1',
    `search=${'x'.repeat(81)}`,
    'page=1&page=2',
    'size[]=1',
    '__proto__=1',
  ])('refuses the query %s', async (query) => {
    expectProblem(await t.call('GET', `/sales/?${query}`, { headers: owner() }), 400, 'validation_failed');
  });

  it.each(['search=%00', 'search=%ED%A0%80', 'search=%25', "search=' or 1=1 --", 'search=\\', 'search=%E2%80%AE'])(
    'answers the search %s without a server error',
    async (query) => {
      const answer = await t.call('GET', `/sales/?${query}`, { headers: owner() });
      expect(answer.statusCode, answer.body).toBeLessThan(500);
    },
  );

  it.each([
    '/nothing/',
    '/sales',
    '/sales//',
    '/%E0%A4%A',
    `/${'x'.repeat(2_000)}/`,
    '/user/%2e%2e/internal/payments/',
  ])('answers %s in problem+json, or as the same path with its slash', async (path) => {
    const answer = await t.call('GET', path);
    expect([400, 401, 404], answer.body).toContain(answer.statusCode);
    expect(answer.json()).toMatchObject({ status: answer.statusCode, requestId: answer.headers['x-request-id'] });
  });

  it('answers an unknown call of any method with 404', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const)
      expectProblem(await t.call(method, '/no/such/call/'), 404, 'not_found');
  });

  it('answers the same without the slash at the end', async () => {
    for (const operation of operations) {
      const { caller, request } = requestTo(operation);
      const address = addressOf(operation, request);
      if (operation.method !== 'GET') continue;
      const [withSlash, without] = [
        await t.call('GET', address, { headers: caller.headers }),
        await t.call('GET', address.replace(/\/(?=\?|$)/, ''), { headers: caller.headers }),
      ];
      expect([operation.name, without.statusCode]).toEqual([operation.name, withSlash.statusCode]);
      expect(without.headers.location).toBeUndefined();
    }
  });

  it('takes a write without the slash at the end, with no redirect', async () => {
    const { caller, request } = requestTo({ ...firstWrite(), name: 'POST /api/sales/{qid}/read/' });
    const answer = await t.call('POST', `/sales/${request.params?.qid}/read`, {
      headers: { ...caller.headers, ...json },
    });
    expect(answer.statusCode).toBe(200);
  });
});

describe('every kind of answer', () => {
  it.each([
    ['a success', 'GET', '/healthz/'],
    ['a refusal', 'GET', '/user/'],
    ['an unknown call', 'GET', '/nothing/'],
    ['a malformed request', 'POST', '/auth/login/'],
    ['the document', 'GET', '/openapi.json'],
    ['an address that cannot be read', 'GET', '/%E0%A4%A'],
  ] as const)('%s carries the security headers', async (_, method, path) => {
    const answer = await t.call(method, path, method === 'POST' ? { headers: json, payload: '{' } : {});
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/),
      'strict-transport-security': expect.stringMatching(/max-age=31536000/),
      'referrer-policy': expect.any(String),
      'cross-origin-opener-policy': 'same-origin',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(answer.headers).not.toHaveProperty('x-powered-by');
    expect(answer.headers).not.toHaveProperty('server');
  });

  it('refuses writes that another site causes', async () => {
    const { caller } = requestTo(firstWrite());
    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'null' },
    ]) {
      expectProblem(
        await t.call('POST', '/user/logout/', { headers: { ...caller.headers, ...headers } }),
        403,
        'cross_site_refused',
      );
    }
  });
});

function firstWrite(): Operation {
  const [operation] = writes;
  if (!operation) throw new Error('there are writes');
  return operation;
}
