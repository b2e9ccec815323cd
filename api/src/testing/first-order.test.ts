/** docs/first-order.md, followed to the letter by a program: its pieces of code, put into one file and run. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { orderOne } from '@quayside/contract/example-client';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { factoryPassword } from '../domains/users/users.factory.ts';
import { systemClock } from '../kernel/clock.ts';
import { type TestApp, testApp } from './app.ts';
import { buyerFixture, makeProduct, offerOf } from './buyer-fixture.ts';
import { sellerFixture } from './seller-fixture.ts';
import { kill, type Serving, serving } from './serving.ts';

const guide = new URL('../../../docs/first-order.md', import.meta.url);

let t: TestApp;
let server: Serving;
let folder: string;

beforeAll(async () => {
  t = await testApp({ now: systemClock.now() });
  server = await serving({ TOKEN_SECRET: t.deps.config.tokenSecret, SANDBOX: '1' });
  folder = await mkdtemp(join(tmpdir(), 'quayside-guide-'));
});
afterAll(async () => {
  await kill(server);
  await t.close();
  await rm(folder, { recursive: true, force: true });
});

/** The guide's code. */
const pieces = async () =>
  (await readFile(guide, 'utf8'))
    .split('\n```js\n')
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf('\n```\n')));

it('[BUY-01] [BUY-07] leads from a key to a first order, and to what a moved clock does to it', async () => {
  const desk = await sellerFixture(t);
  for (const name of ['Juniper soap', 'Juniper balm'])
    await offerOf(t, desk.seller.id, await makeProduct(t, name), { stock: 100 });
  const buyer = await buyerFixture(t);
  const code = await pieces();
  expect(code).toHaveLength(7);
  const program = join(folder, 'first-order.mjs');
  await writeFile(program, code.join('\n'));
  const { stdout } = await promisify(execFile)(process.execPath, [program], {
    env: {
      QUAYSIDE_URL: server.base.slice(0, -'/api'.length),
      QUAYSIDE_EMAIL: buyer.session.user.email,
      QUAYSIDE_PASSWORD: factoryPassword,
      QUAYSIDE_SANDBOX: '1',
    },
    timeout: 30_000,
  });
  const [, number, amount] = /Order (\S+): PAID, (\S+) EUR\n(\S+): REQUESTED\nOn \S+ \3: EXPIRED\n$/.exec(stdout) ?? [];
  const { results } = (await buyer.send('GET', '/orders/')).json();
  expect(results).toMatchObject([{ number, status: 'CANCELLED', total: { amount } }]);
});

it('[BUY-01] a program that is refused says why, in the words for people', async () => {
  const [code = ''] = await pieces();
  const program = join(folder, 'refused.mjs');
  const asked = "await call('POST', '/auth/login/', { email: 'nobody@nordlicht.example', password: 'wrong' });";
  await writeFile(program, `${code}\n${asked}`);
  const env = { QUAYSIDE_URL: server.base.slice(0, -'/api'.length) };
  await expect(promisify(execFile)(process.execPath, [program], { env, timeout: 30_000 })).rejects.toThrow(
    'POST /auth/login/: invalid_credentials: Your email or password is incorrect.',
  );
});

it('[BUY-01] [BUY-07] [BUY-08] the example client in TypeScript orders with a key', async () => {
  const desk = await sellerFixture(t);
  const balm = await makeProduct(t, 'Cedar balm');
  await offerOf(t, desk.seller.id, balm, { stock: 100 });
  const buyer = await buyerFixture(t);
  const { key } = (await buyer.send('POST', '/api-keys/', { name: 'Example', scopes: ['checkout.write'] })).json();
  const order = await orderOne({ url: server.base, key }, { gtin: balm.gtin, quantity: 12, reference: 'PO 12' });
  const { results } = (await buyer.send('GET', '/orders/')).json();
  expect(results).toMatchObject([{ number: order.number, reference: 'PO 12', total: { amount: '12.00' } }]);
  await expect(orderOne({ url: server.base, key }, { gtin: balm.gtin, quantity: 500 })).rejects.toThrow(
    'cart_line_quantity_exceeded',
  );
  // What a colleague puts into the cart in the last moment is not ordered unseen.
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (request, init) => {
    if (request instanceof Request && request.url.endsWith('/complete/')) {
      await buyer.add(balm.gtin, 24);
      await buyer.optimise();
    }
    return send(request, init);
  });
  await expect(orderOne({ url: server.base, key }, { gtin: balm.gtin, quantity: 12 })).rejects.toThrow('stale_version');
});
