/** Claims on demand, brought by the API to the state in which a journey begins. */
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { expect, password, type Session } from './fixtures.ts';
import { newOrder, type Order, ship, version } from './orders.ts';

export interface MadeClaim {
  qid: string;
  number: string;
  order: Order;
}

interface ClaimWish {
  type?: string;
  answerWithinSeconds?: number;
}

/** An order that is paid and on its way, and a claim of its buyer about two pieces of each line. */
export async function newClaim(staff: Session, seller: Session, wish: ClaimWish = {}): Promise<MadeClaim> {
  return claimAbout(staff, await paidOrder(staff, seller), wish);
}

/** The claim of its buyer about an order that is paid. */
export async function claimAbout(staff: Session, order: Order, wish: ClaimWish = {}): Promise<MadeClaim> {
  const { status, body } = await staff.call('POST', '/internal/test-claim/', { saleQid: order.qid, ...wish });
  expect(status, `test claim ${JSON.stringify(body)}`).toBe(200);
  return { qid: body.qid, number: body.number, order };
}

export async function paidOrder(staff: Session, seller: Session): Promise<Order> {
  const order = await newOrder(staff, seller);
  await ship(seller, order);
  const paid = await seller.call('POST', `/sales/${order.qid}/paycomplete/`, {
    version: await version(seller, order.qid),
  });
  expect(paid.status, `payment ${JSON.stringify(paid.body)}`).toBe(200);
  return order;
}

/** The system looks at a new claim by itself. */
export async function underReview(staff: Session, { qid }: MadeClaim): Promise<void> {
  await expect.poll(() => statusOfClaim(staff, qid)).toBe('UNDER_REVIEW');
}

/** A claim about a lost shipment that the seller was asked about. */
export async function askedClaim(staff: Session, seller: Session): Promise<MadeClaim> {
  const claim = await newClaim(staff, seller);
  await underReview(staff, claim);
  const { status } = await staff.call('POST', `/claims/${claim.qid}/ask-seller/`, { message: 'Where is it?' });
  expect(status).toBe(200);
  return claim;
}

export async function statusOfClaim(reader: Session, qid: string): Promise<string> {
  const { body } = await reader.call('GET', `/claims/${qid}/`);
  return body.status;
}

/** The buyer of every test order. Buyers have no pages here: they use the API. */
export async function buyerSession(request: APIRequestContext): Promise<Record<string, string>> {
  const application = { 'X-Application': 'buyers' };
  const answer = await request.post('/api/auth/login/', {
    headers: application,
    data: { email: 'buyer@nordlicht.example', password },
  });
  expect(answer.status(), 'sign-in of the buyer').toBe(200);
  const { accessToken } = await answer.json();
  return { ...application, Authorization: `Bearer ${accessToken}` };
}

/** A photo as a phone makes it: a JPEG of its own each time, sharp or out of focus. */
export async function photo(context: BrowserContext, { isBlurred = false } = {}): Promise<Buffer> {
  const page: Page = await context.newPage();
  await page.setViewportSize({ width: 1_200, height: 900 });
  const boxes = Array.from({ length: 400 }, () => {
    const [x, y, size, tone] = [1_150, 850, 90, 360].map((most) => Math.floor(Math.random() * most));
    return `<i style="position:absolute;left:${x}px;top:${y}px;width:${size}px;height:${size}px;background:hsl(${tone} 60% 45%)"></i>`;
  });
  await page.setContent(`<body style="margin:0;filter:blur(${isBlurred ? 14 : 0}px)">${boxes.join('')}</body>`);
  const content = await page.screenshot({ type: 'jpeg', quality: 80 });
  await page.close();
  return content;
}

/** A one-page PDF of its own each time. */
export const paper = (): Buffer =>
  Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R/Lang(${crypto.randomUUID()})>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
  );
