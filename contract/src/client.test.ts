import { describe, expect, it } from 'vitest';
import { createClient } from './client.ts';

const asked: Request[] = [];
const client = createClient({
  baseUrl: 'https://portal.example.com/api',
  fetch: async (request) => {
    asked.push(request);
    return Response.json({});
  },
});
const path = { qid: 'a' };

/** Never run: each line must fail to compile, or the type check does. */
const mistakes = () => [
  // @ts-expect-error an unknown path
  client.GET('/sale/'),
  // @ts-expect-error a method the path does not have
  client.POST('/sales/'),
  // @ts-expect-error a missing part of the path
  client.GET('/sales/{qid}/'),
  // @ts-expect-error an unknown parameter
  client.GET('/sales/', { params: { query: { statu: 'CURRENT' } } }),
  // @ts-expect-error a value the parameter does not take
  client.GET('/sales/', { params: { query: { status: 'NEW' } } }),
  // @ts-expect-error a header the operation does not read
  client.DELETE('/addresses/{qid}/', { params: { path, header: { 'idempotency-key': 'k' } } }),
  // @ts-expect-error a missing body
  client.POST('/auth/login/'),
  // @ts-expect-error a missing field
  client.POST('/auth/login/', { body: { email: 'a@b.example' } }),
  // @ts-expect-error an unknown field
  client.POST('/auth/login/', { body: { email: 'a@b.example', password: 'x', remember: true } }),
  // @ts-expect-error a field the answer does not have
  client.GET('/sales/{qid}/', { params: { path } }).then(({ data }) => data?.orderNumber),
];

describe('the client of the contract', () => {
  it('takes mistakes at compile time', () => expect(mistakes).toBeTypeOf('function'));

  it('[CFG-04] fills path and query in below the configured base', async () => {
    await client.GET('/sales/', { params: { query: { search: 'a&b', page: 2 } } });
    await client.PATCH('/sales/{qid}/', { params: { path }, body: { version: 3 } });
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET https://portal.example.com/api/sales/?search=a%26b&page=2',
      'PATCH https://portal.example.com/api/sales/a/',
    ]);
    expect(await asked[1]?.json()).toEqual({ version: 3 });
  });
});
