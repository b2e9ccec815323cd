/** A stand-in for Mondu on this machine: one trade account for each of our ids, a limit for each of its own. */
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

export type MonduStub = {
  readonly url: string;
  /** Our ids that applied. */
  readonly applied: Set<string>;
  readonly limits: Map<string, number>;
  isSilent: boolean;
  close(): Promise<void>;
};
export const monduAccount = { token: 'only for tests', webhookSecret: 'signs only in tests' };
const asked = z.object({
  external_reference_id: z.uuid(),
  redirect_urls: z.object({ success_url: z.url(), cancel_url: z.url(), declined_url: z.url() }),
});

export async function monduStub(): Promise<MonduStub> {
  const [applied, limits] = [new Set<string>(), new Map<string, number>()];
  const answerTo = (method: string, path: string, body: string): readonly [number, object] => {
    if (method === 'POST' && path === '/trade_account') {
      const said = asked.safeParse(JSON.parse(body));
      if (!said.success) return [422, { errors: [{ name: 'external_reference_id' }] }];
      applied.add(said.data.external_reference_id);
      return [201, { hosted_page_url: `https://checkout.example/apply/${said.data.external_reference_id}` }];
    }
    const [, uuid = ''] = /^\/buyers\/([^/]+)\/purchasing_limit$/.exec(path) ?? [];
    const cents = limits.get(uuid);
    return cents === undefined ? [404, {}] : [200, { purchasing_limit: { max_purchase_value_cents: cents } }];
  };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    if (stub.isSilent) return response.destroy();
    const isOurs = request.headers['api-token'] === monduAccount.token;
    const [status, said] = isOurs ? answerTo(request.method ?? '', request.url ?? '', body) : ([401, {}] as const);
    return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  const stub: MonduStub = {
    url: `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`,
    ...{ applied, limits, isSilent: false },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return stub;
}
