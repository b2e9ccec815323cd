import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { operationIdOf } from './operation-id.ts';

type Media = { schema?: Record<string, unknown>; example?: unknown };
type Content = { content?: Record<string, Media> };
type Operation = {
  operationId?: string;
  summary?: string;
  requestBody?: Content;
  responses: Record<string, Content & { description: string }>;
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
};

const document: Document = JSON.parse(readFileSync(new URL('../../../../../openapi.json', import.meta.url), 'utf8'));
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ name: `${method} ${path}`, operation })),
);

/** A schema with those it refers to, and no others: each would be read anew for each of a thousand answers. */
function withReferred(schema: Record<string, unknown>) {
  const $defs: Record<string, unknown> = {};
  const queue: unknown[] = [schema];
  for (let next = queue.pop(); next !== undefined; next = queue.pop())
    for (const [, name = ''] of JSON.stringify(next).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (name in $defs) continue;
      $defs[name] = document.components.schemas[name];
      queue.push($defs[name]);
    }
  return JSON.parse(JSON.stringify({ ...schema, $defs }).replaceAll('#/components/schemas/', '#/$defs/'));
}

describe('[ENT-01] the published document', () => {
  it('names every operation once and says what it does', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(operations.length);
    expect(operations.filter(({ operation }) => !operation.summary).map(({ name }) => name)).toEqual([]);
    expect(JSON.stringify(document)).not.toContain('Default Response');
  });

  it.each([
    ['GET', '/sales/', 'getSales'],
    ['GET', '/sales/{qid}/', 'getSale'],
    ['POST', '/sales/{qid}/confirm_saleline_quantities/', 'postSaleConfirmSalelineQuantities'],
    ['DELETE', '/addresses/{qid}/', 'deleteAddress'],
    ['GET', '/categories/{slug}/', 'getCategory'],
  ])('%s %s is %s', (method, path, id) => expect(operationIdOf(method, path)).toBe(id));

  it('lists only schemas that something refers to', () => {
    const text = JSON.stringify(document);
    const unused = Object.keys(document.components.schemas).filter(
      (name) => !text.includes(`"#/components/schemas/${name}"`),
    );
    expect(unused).toEqual([]);
  });

  it('gives an example beside each JSON body and answer, and each is valid by its own schema', () => {
    const wrong: string[] = [];
    for (const { name, operation } of operations)
      for (const [where, { content }] of [
        ['body', operation.requestBody ?? {}] as const,
        ...Object.entries(operation.responses),
      ])
        for (const [type, { schema, example }] of Object.entries(content ?? {})) {
          if (type !== 'application/json' || !schema) continue;
          const told = z.fromJSONSchema(withReferred(schema)).safeParse(example);
          if (!told.success) wrong.push(`${name} ${where}: ${z.prettifyError(told.error).replaceAll('\n', ' ')}`);
        }
    expect(wrong).toEqual([]);
  });
});

describe('the reference page', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp();
  });
  afterAll(() => t.close());

  it('is a page of its own with its own files, under a policy that lets nothing in from elsewhere', async () => {
    const page = await t.call('GET', '/docs/');
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/https?:/);
    for (const [, file] of page.body.matchAll(/(?:src|href)="([^"]+)"/g)) {
      expect(file).not.toMatch(/^https?:/);
      expect((await t.call('GET', `/docs/${file}`)).statusCode, file).toBe(200);
    }
  });

  it.each(['absolute-path.js', '..%2Fpackage.json', 'index.html'])('gives no other file: %s', async (file) => {
    expect((await t.call('GET', `/docs/${file}`)).statusCode).toBe(404);
  });
});
