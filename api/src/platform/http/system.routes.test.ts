import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { kill, type Serving, serving } from '../../testing/serving.ts';

describe('public facts', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp({ env: { MAIL_SUPPORT: 'help@quayside.example', MAIL_SALES: 'deals@quayside.example' } });
  });
  afterAll(() => t.close());

  it('[CFG-06] info/ names both legal entities and the five mailboxes, as configured', async () => {
    const { statusCode, ...answer } = await t.call('GET', '/info/');
    expect(statusCode).toBe(200);
    const { legalEntities, mailboxes } = answer.json();
    for (const entity of [legalEntities.uk, legalEntities.eu])
      for (const fact of ['name', 'address', 'city', 'postcode', 'country']) expect(entity[fact]).toMatch(/\S/);
    expect(legalEntities.eu.phone).toMatch(/^\+\d/);
    expect(mailboxes).toEqual({
      sales: 'deals@quayside.example',
      support: 'help@quayside.example',
      procurement: expect.stringContaining('@'),
      fulfilment: expect.stringContaining('@'),
      success: expect.stringContaining('@'),
    });
  });
});

describe('the log', () => {
  let server: Serving;
  beforeAll(async () => {
    server = await serving({ LOG_LEVEL: 'info', TOKEN_SECRET: 'only for tests, never anywhere else' });
  });
  afterAll(() => kill(server));

  const entries = () => server.lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'http error');

  it('[ERR-17] every HTTP error is logged with method, path pattern and status; never an id, a token or a query', async () => {
    const id = newId();
    const headers = {
      authorization: 'Bearer not.a.token',
      cookie: 'quayside_refresh=hidden-cookie',
      'x-application': 'sellers',
    };
    await fetch(`${server.base}/sales/${id}/?search=${id}`, { headers });
    await fetch(`${server.base}/nowhere/${id}/`, { method: 'DELETE', headers });
    await fetch(`${server.base}/auth/login/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    });
    await vi.waitFor(() => expect(entries()).toHaveLength(3));
    expect(entries()).toMatchObject([
      { method: 'GET', path: '/api/sales/:qid/', status: 401 },
      { method: 'DELETE', path: '/api/*', status: 404 },
      { method: 'POST', path: '/api/auth/login/', status: 400 },
    ]);
    const written = server.lines.join('\n');
    for (const secret of [id, 'not.a.token', 'hidden-cookie']) expect(written).not.toContain(secret);
  });
});
