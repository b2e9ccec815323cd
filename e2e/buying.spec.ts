import { buyerSession } from './claims.ts';
import { expect, type Session, signIn, test } from './fixtures.ts';

/** Of this journey alone: its price is made the lowest of its product. */
const sender = 'owner@obriain.example';
const pieces = 600;

/** An offer that the buyer's destination is served from, at a price that nobody else asks. */
async function cheapOffer(seller: Session): Promise<{ gtin: string; unitSize: number }> {
  const [offer] = (await seller.call('GET', '/offers/?status=ACTIVE&size=1')).body.results;
  const price = { amount: '1.05', currency: offer.price.currency };
  const changed = await seller.call('PATCH', `/offers/${offer.qid}/`, {
    price,
    stock: 10 * pieces,
    version: offer.version,
  });
  expect(changed.status, JSON.stringify(changed.body)).toBe(200);
  return offer;
}

test('[BUY-04] [BUY-05] [BUY-07] [ORD-05] what a buyer puts into a cart, shares out and orders is in its seller’s list, and its buyer hears what was confirmed', async ({
  page,
  context,
  request,
}) => {
  const seller = await signIn(context, sender);
  const { gtin, unitSize } = await cheapOffer(seller);
  const headers = await buyerSession(request);
  const buyer = async (method: 'GET' | 'POST' | 'PATCH', path: string, data?: object) => {
    const answer = await request.fetch(`/api${path}`, { method, headers, ...(data ? { data } : {}) });
    const body = await answer.json();
    expect(answer.status(), `${path} ${JSON.stringify(body)}`).toBe(200);
    return body;
  };
  await buyer('POST', '/carts/active/lines/', { gtin, quantity: unitSize * Math.ceil(pieces / unitSize) });
  await buyer('POST', '/carts/active/optimize/', {});
  const { version } = await buyer('PATCH', '/checkouts/active/', { paymentMethod: 'CARD', reference: 'PO 4711' });
  const order = await buyer('POST', '/checkouts/active/complete/', { version });
  expect(order.status).toBe('PAID');

  await page.goto('/orders/');
  await page
    .getByRole('link', { name: `${order.number}-`, exact: false })
    .first()
    .click();
  await expect(page.getByText('PO 4711').first()).toBeVisible();
  await page.goto(`${page.url().split('?')[0]}?task=quantities`);
  const form = page.getByRole('form', { name: 'Confirm quantities' });
  await form.getByRole('button', { name: 'Confirm', exact: true }).click();
  const statusOf = async () => (await buyer('GET', `/orders/${order.qid}/sales/`)).results[0].status;
  await expect.poll(statusOf).toBe('CONFIRMED');
});
