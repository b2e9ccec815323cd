/** What the calls of the authorisation matrix are about: own things of a principal, or another company's. */
import { makeBuyerAddress } from '../../domains/addresses/addresses.factory.ts';
import { makeApiKey } from '../../domains/api-keys/api-keys.factory.ts';
import { makeCart } from '../../domains/carts/carts.factory.ts';
import { makeNotification } from '../../domains/notifications/notifications.factory.ts';
import { makeOrder } from '../../domains/orders/orders.factory.ts';
import { makeView } from '../../domains/saved-views/saved-views.factory.ts';
import { makePasskey } from '../../domains/second-factors/second-factors.factory.ts';
import type { SellerRow } from '../../domains/sellers/sellers.factory.ts';
import { makeBuyer } from '../../domains/sellers/sellers.factory.ts';
import { makeUnsentFile } from '../../domains/threads/threads.factory.ts';
import { factoryPassword } from '../../domains/users/users.factory.ts';
import { makeWithdrawal } from '../../domains/wallets/wallets.factory.ts';
import { makeWebhook } from '../../domains/webhooks/webhooks.factory.ts';
import { ofBuyer, ofSeller } from '../../domains/webhooks/webhooks.policy.ts';
import { present } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { samplePdf } from '../../platform/files/files.factory.ts';
import { storeFile } from '../../platform/files/stored-files.ts';
import type { TestApp } from '../app.ts';
import { login } from '../session.ts';
import type { PolicyRow } from './matrix.policy.ts';
import { idPlaces } from './matrix.requests.ts';
import type { Operation } from './operations.ts';
import { absentResources, makeOwnedResources, type OwnedResources } from './owned-resources.ts';
import type { Principal } from './principals.ts';

/** Gives what the call is about, held by that principal; for those without a company, seller A's. */
type Target = (holder: Principal, operation: Operation, row: PolicyRow) => Promise<OwnedResources>;
export type Targets = {
  /** Made for this call alone, which may change it. */
  readonly fresh: Target;
  /** Made once for all calls about the same state of things: for calls that are shown to change nothing. */
  readonly shared: Target;
};

export function makeTargets(t: TestApp): Targets {
  const made = new Map<string, Promise<OwnedResources>>();
  const fresh: Target = (holder, operation, row) => belongingsOf(t, holder, operation, row);
  const shared: Target = (holder, operation, row) => {
    const state = JSON.stringify([
      holder.seller.id,
      row.sale,
      aboutClaim(operation, row, holder),
      isPersonal(operation) && [holder.name, operation.name],
    ]);
    const target = made.get(state) ?? fresh(holder, operation, row);
    made.set(state, target);
    return target;
  };
  const orAbsent =
    (target: Target): Target =>
    async (holder, operation, row) =>
      namesNothing(row) ? absentResources() : target(holder, operation, row);
  return { fresh: orAbsent(fresh), shared: orAbsent(shared) };
}

function namesNothing({ request }: PolicyRow): boolean {
  const own = absentResources();
  return idPlaces(request?.(own) ?? {}, own).length === 0;
}

/** Whether the call is about a person's own things, not about a company's. */
const isPersonal = ({ name }: Operation): boolean =>
  [
    '/addresses/',
    '/carts/',
    '/checkouts/',
    '/orders/',
    '/wallets/',
    '/sandbox/',
    '/withdrawals/',
    '/credit-orders/',
    '/sessions/',
    '/saved-views/',
    '/passkeys/',
    '/notifications/',
    '/messages/',
    '/issue/',
    '/webhooks/',
    '/api-keys/',
  ].some((part) => name.includes(part));

async function belongingsOf(
  t: TestApp,
  holder: Principal,
  operation: Operation,
  row: PolicyRow,
): Promise<OwnedResources> {
  const { seller } = holder;
  const { name } = operation;
  // A session costs a password check: only calls about sessions get one.
  const session = name.includes('/sessions/') ? await anotherSessionOf(t, holder) : newId();
  // A person has a few views at most: only calls about views make them the caller's own.
  const userId = name.includes('/saved-views/') ? holder.session?.user.id : undefined;
  const own = await makeOwnedResources(t, seller, session, row.sale, undefined, aboutClaim(operation, row, holder));
  if (
    ['/api/carts/', '/api/orders/', '/api/wallets/', '/internal/wallets/', '/withdrawals/', '/credit-orders/'].some(
      (part) => name.includes(part),
    )
  )
    return { ...own, ...(await buyersThings(t, holder, own.sale)) };
  if (name.includes('/addresses/') && holder.session?.user.buyerId)
    return { ...own, address: await buyerAddressOf(t, holder.session.user.buyerId) };
  if (name.includes('/webhooks/')) return { ...own, ...(await webhookFor(t, holder)) };
  if (name.includes('/api-keys/')) return { ...own, apiKey: await keyFor(t, holder) };
  if (name.includes('/passkeys/')) return { ...own, passkey: await passkeyOf(t, holder) };
  if (name.includes('/notifications/')) return { ...own, notification: await notificationFor(t, seller, holder) };
  if (userId !== undefined) return { ...own, savedView: await viewOf(t, seller, userId, holder) };
  const takesFiles = name.endsWith('/messages/') || name.endsWith('/issue/');
  return takesFiles ? { ...own, unsentFile: await unsentFileFor(t, seller, own.sale, holder) } : own;
}

/** For calls about claims: a claim in the row's state, of the holder's own where that is a buyer. */
const aboutClaim = ({ name }: Operation, { claim = 'UNDER_REVIEW' }: PolicyRow, holder: Principal) =>
  name.includes('/claims/') ? { claim, buyerId: holder.session?.user.buyerId ?? null } : undefined;

const buyerAddressOf = (t: TestApp, buyerId: string): Promise<string> =>
  t.database.write({ buyerId }, async (db) => (await makeBuyerAddress(db, { buyerId })).id);

async function unsentFileFor(
  t: TestApp,
  { id: sellerId }: SellerRow,
  saleId: string,
  { session }: Principal,
): Promise<string> {
  const stored = await storeFile(t.deps, sellerId, samplePdf());
  const uploadedBy = session?.user.id ?? newId();
  return t.database.write(
    { sellerId },
    async (one) => (await makeUnsentFile(one, { sellerId, saleId, uploadedBy }, stored)).id,
  );
}

async function buyersThings(t: TestApp, { session, seller }: Principal, saleId: string) {
  const buyerId = session?.user.buyerId ?? (await t.database.write('none', (db) => makeBuyer(db))).id;
  return t.database.write({ buyerId }, async (db) => {
    const { lineId, allocationId } = await makeCart(db, buyerId);
    const { id: order } = await makeOrder(db, { buyerId, sellerId: seller.id, saleId });
    const withdrawal = (await makeWithdrawal(db, { buyerId })).id;
    return { cartLine: lineId, withdrawal, allocation: allocationId, wallet: buyerId, order };
  });
}

async function notificationFor(t: TestApp, { id: sellerId }: SellerRow, { session }: Principal): Promise<string> {
  const userId = session?.user.id ?? newId();
  return (await t.database.write({ sellerId }, (one) => makeNotification(one, { sellerId, userId }))).id;
}

/** Whoever belongs to no selling company keeps views under their own id. */
async function viewOf(t: TestApp, seller: SellerRow, userId: string, { session }: Principal): Promise<string> {
  const sellerId = session?.user.sellerId === null ? userId : seller.id;
  return (await t.database.write('system', (db) => makeView(db, { sellerId, userId }))).id;
}

async function webhookFor(t: TestApp, { session, seller }: Principal) {
  const buyerId = session?.user.buyerId ?? null;
  const owner = buyerId === null ? ofSeller(seller.id) : ofBuyer(buyerId);
  const made = await t.database.write('system', (db) => makeWebhook(db, owner));
  return { webhookEndpoint: made.endpointId, webhookDelivery: made.messageId };
}

async function keyFor(t: TestApp, { session, seller }: Principal): Promise<string> {
  const buyerId = session?.user.buyerId ?? null;
  const owner = buyerId === null ? { sellerId: seller.id } : { buyerId };
  return t.database.write('none', (db) => makeApiKey(db, owner));
}

async function passkeyOf(t: TestApp, { session }: Principal): Promise<string> {
  return session ? t.database.write('none', (db) => makePasskey(db, session.user.id)) : newId();
}

async function anotherSessionOf(t: TestApp, { session }: Principal): Promise<string> {
  const { user, headers } = present(session, 'a caller of session calls has a session');
  const again = await login(t, user.email, factoryPassword, headers['x-application']);
  const list = await t.call('GET', '/user/sessions/', {
    headers: { ...headers, authorization: `Bearer ${again.json().accessToken}` },
  });
  return list.json().results.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent).qid;
}
