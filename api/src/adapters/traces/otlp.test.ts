import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { defaultTextMapGetter, ROOT_CONTEXT, trace } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { traceContext } from '../../platform/http/trace-context.ts';
import { testApp } from '../../testing/app.ts';

type Arrived = { readonly url: string; readonly key: string; readonly body: string };
const arrived: Arrived[] = [];
const collector = createServer(async (request, response) => {
  arrived.push({ url: request.url ?? '', key: request.headers.authorization ?? '', body: await text(request) });
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const at = collector.address();
  url = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`;
});
afterAll(() => collector.close());

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;

it('[INTG-07] a call continues the trace its caller named: a span by pattern and status, and nothing of who asked', async () => {
  const t = await testApp({ env: { TRACES_URL: `${url}/`, TRACES_TOKEN: 'key' } });
  const path = '/sales/0192f3a0-5c00-7000-8000-000000000001/?search=person';
  await t.call('GET', path, { headers: { traceparent } });
  await t.call('GET', path, { headers: { traceparent: `${traceparent.slice(0, -1)}0` } });
  await t.call('GET', '/info/');
  await t.close();
  expect(arrived.map(({ url: to, key }) => [to, key])).toEqual([['/v1/traces', 'Bearer key']]);
  const body = JSON.parse(arrived[0]?.body ?? '');
  const [{ resource, scopeSpans }] = body.resourceSpans;
  expect(resource.attributes).toContainEqual({
    ...{ key: 'deployment.environment.name', value: { stringValue: 'development' } },
  });
  expect(scopeSpans[0].spans).toMatchObject([
    {
      ...{ traceId, parentSpanId: '00f067aa0ba902b7', name: 'GET /api/sales/:qid/', kind: 2 },
      attributes: expect.arrayContaining([{ key: 'http.response.status_code', value: { intValue: '401' } }]),
    },
    { name: 'GET /api/info/', traceId: expect.stringMatching(/^[0-9a-f]{32}$/) },
  ]);
  expect(arrived[0]?.body).not.toMatch(/0192f3a0|person/);
});

it.each([
  traceparent,
  `00-${traceId}-00f067aa0ba902b7-00`,
  `cc-${traceId}-00f067aa0ba902b7-01-what-comes-later`,
  `ff-${traceId}-00f067aa0ba902b7-01`,
  `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
  `00-${traceId}-${'0'.repeat(16)}-01`,
  `00-${traceId.toUpperCase()}-00f067aa0ba902b7-01`,
  `00-${traceId}-00f067aa0ba902b7-01-more`,
  '',
  'nonsense',
])('[INTG-07] "%s" is read as OpenTelemetry’s own propagator reads it', (header) => {
  const read = new W3CTraceContextPropagator().extract(ROOT_CONTEXT, { traceparent: header }, defaultTextMapGetter);
  const theirs = trace.getSpanContext(read);
  const ours = traceContext(header);
  expect(ours && [ours.traceId, ours.parentId, ours.isSampled]).toEqual(
    theirs ? [theirs.traceId, theirs.spanId, theirs.traceFlags === 1] : null,
  );
});
