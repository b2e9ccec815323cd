/**
 * The demo's day happens: simulated buyers search, fill a cart and order through the very API that everybody uses. They
 * hold no rights of their own and reach into no table. Bounded: so many orders an hour, and no more than `mostOrders` in all.
 */
import { applicationHeader } from '@quayside/contract/auth';
import { z } from 'zod';

/** Sends a request below the API's path. */
export type Send = (request: {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: object;
}) => Promise<{ readonly statusCode: number; readonly body: string }>;
type Buyer = { readonly email: string; readonly password: string };

const signedIn = z.looseObject({ accessToken: z.string() });
const company = z.looseObject({ qid: z.string() });
const found = z.looseObject({
  count: z.int(),
  results: z.array(z.looseObject({ gtin: z.string() })),
});
const placed = z.looseObject({ number: z.string() });

const pageSize = 20;
const mostLines = 4;
const mostPieces = 24;

/** One visit. Gives the order's number; null when nothing could be ordered, which is no error. */
export async function visit(send: Send, { email, password }: Buyer, draw = Math.random): Promise<string | null> {
  const login = await send({
    ...{ method: 'POST', url: '/auth/login/', payload: { email, password } },
    headers: { [applicationHeader]: 'buyers' },
  });
  if (login.statusCode !== 200) return null;
  const { accessToken } = signedIn.parse(JSON.parse(login.body));
  const headers = { authorization: `Bearer ${accessToken}`, [applicationHeader]: 'buyers' };
  const get = async (url: string): Promise<unknown> => JSON.parse((await send({ method: 'GET', url, headers })).body);
  const write = (method: 'POST' | 'PATCH', url: string, payload: object) => send({ method, url, headers, payload });
  const { qid } = company.parse(await get('/user/debtor/'));
  const page = async (number: number) =>
    found.safeParse(await get(`/variants/search/?page=${number}&size=${pageSize}`)).data;
  const pages = Math.ceil(((await page(1))?.count ?? 0) / pageSize);
  const shelf = pages === 0 ? undefined : await page(1 + Math.floor(draw() * pages));
  if (!shelf) return null;
  await write('POST', '/carts/active/empty/', {});
  const wanted = 1 + Math.floor(draw() * mostLines);
  let lines = 0;
  // What nobody sells there, or not so much of it, is passed by.
  for (const { gtin } of shuffled(shelf.results, draw)) {
    const added = await write('POST', '/carts/active/lines/', { gtin, quantity: 1 + Math.floor(draw() * mostPieces) });
    if (added.statusCode === 200) lines += 1;
    if (lines === wanted) break;
  }
  await write('POST', '/carts/active/optimize/', {});
  await write('PATCH', '/checkouts/active/', {
    ...{ billingAddressQid: qid, shippingAddressQid: qid, paymentMethod: 'CARD' },
    reference: `PO-${1_000 + Math.floor(draw() * 9_000)}`,
  });
  const order = await write('POST', '/checkouts/active/complete/', {});
  return order.statusCode === 200 ? placed.parse(JSON.parse(order.body)).number : null;
}

function shuffled<Product>(products: readonly Product[], draw: () => number): Product[] {
  return products
    .map((product) => ({ product, place: draw() }))
    .sort((a, b) => a.place - b.place)
    .map(({ product }) => product);
}

const mostOrders = 200;
const hour = 3_600_000;

/** One after the other visits, until it is stopped. A visit that fails is no reason to end: the next one may find more. */
export function keepVisiting(send: Send, buyers: readonly Buyer[], perHour: number): { stop(): void } {
  let orders = 0;
  let visits = 0;
  const timer = setInterval(async () => {
    if (orders >= mostOrders) return clearInterval(timer);
    const buyer = buyers[visits % buyers.length];
    visits += 1;
    const number = buyer ? await visit(send, buyer).catch(() => null) : null;
    if (number !== null) orders += 1;
  }, hour / perHour).unref();
  return { stop: () => clearInterval(timer) };
}
