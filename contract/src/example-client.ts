/**
 * An example for developers: one product is ordered with the typed client that is made from the contract. Run it against an
 * installation with QUAYSIDE_URL (such as http://localhost:3000/api) and QUAYSIDE_KEY: `node contract/src/example-client.ts GTIN 24`.
 */
import { createClient } from './client.ts';

type Access = { readonly url: string; readonly key: string };
type Wanted = { readonly gtin: string; readonly quantity: number; readonly reference?: string };

/** Throws with the code of the refusal, which never changes. */
export async function orderOne({ url, key }: Access, { gtin, quantity, reference = 'Example' }: Wanted) {
  const client = createClient({
    baseUrl: url,
    fetch: (request) => {
      request.headers.set('authorization', `Bearer ${key}`);
      request.headers.set('x-application', 'buyers');
      return fetch(request, { signal: AbortSignal.timeout(15_000) });
    },
  });
  taken(await client.POST('/carts/active/lines/', { body: { gtin, quantity } }));
  const plan = taken(await client.POST('/carts/active/optimize/', { body: {} }));
  if (plan.droppedCount > 0) throw new Error('Nobody can send all of it');
  const { version } = taken(await client.PATCH('/checkouts/active/', { body: { paymentMethod: 'CARD', reference } }));
  // With its version exactly this checkout is ordered; with a key of its own the call may be sent again when no answer came.
  const header = { 'idempotency-key': crypto.randomUUID() };
  return taken(await client.POST('/checkouts/active/complete/', { body: { version }, params: { header } }));
}

function taken<Data>({ data, error }: { data?: Data; error?: unknown }): Data {
  if (data !== undefined) return data;
  throw new Error(`Refused: ${JSON.stringify(error)}`);
}

if (import.meta.main) {
  const { QUAYSIDE_URL: url = 'http://localhost:3000/api', QUAYSIDE_KEY: key = '' } = process.env;
  const [, , gtin = '', quantity = '1'] = process.argv;
  const { number, total } = await orderOne({ url, key }, { gtin, quantity: Number(quantity) });
  process.stdout.write(`Order ${number}: ${total.amount} ${total.currency}\n`);
}
