/** Paying for the open cart, and the wallet that helps. */
import { pageQuery, qid } from '@quayside/contract/common';
import { walletSources } from '@quayside/contract/order-values';
import {
  applyWalletBody,
  changeCheckoutBody,
  checkout,
  checkoutLines,
  checkoutStepBody,
  order,
  wallet,
  walletLineQuery,
  walletLines,
} from '@quayside/contract/orders';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { money, toWire } from '../../kernel/money.ts';
import { listAnswer, pageOfAll, refuseBeyondEnd } from '../../kernel/pagination.ts';
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { openWrite, type Write, writeOnce } from '../../platform/write.ts';
import { buyerIdOf } from '../offers/offers.public.ts';
import { collectOrder, shownOrder } from '../orders/orders.public.ts';
import { refuseWallet, walletBalances, walletPage } from '../wallets/wallets.public.ts';
import { presentCheckout, presentCheckoutLines } from './checkouts.presenter.ts';
import { applyWallet, changeCheckout, lockedCheckout } from './use-cases/change-checkout.ts';
import { completeCheckout, validateCheckout } from './use-cases/complete-checkout.ts';
import { readinessOf } from './use-cases/readiness.ts';

const tags = ['checkouts'];
const permission = 'checkout.write';
const params = z.strictObject({ qid });
const response = { 200: checkout };
const readErrors = ['checkout_not_found'];
/** Of calls that begin a checkout where there is none. */
const beginErrors = ['cart_not_allocated', 'stale_version'];
const completeErrors = [
  ...readErrors,
  'stale_version',
  'buyer_cannot_checkout',
  'allocation_mov_not_met',
  'no_checkout_lines',
  'orderline_price_mismatch',
  'orderline_quantity_mismatch',
];

export const checkoutRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    show(routes, deps);
    change(routes, deps);
    finish(routes, deps);
    wallets(routes, deps);
    applying(routes, deps);
  };

async function checkoutIn(write: Write) {
  const open = await lockedCheckout(write);
  return presentCheckout(open.checkout, open.cart, await readinessOf(write.db, open, write.now));
}

function show(routes: Routes, deps: Deps): void {
  routes.get(
    '/checkouts/active/',
    {
      schema: { tags, summary: 'The open checkout of the cart that is shared out', response },
      config: { permission, errors: readErrors },
    },
    (request) => openWrite(deps, writeOf(request), checkoutIn),
  );
  routes.get(
    '/checkouts/active/lines/',
    {
      schema: {
        tags,
        summary: 'What will be ordered of whom',
        querystring: pageQuery,
        response: { 200: checkoutLines },
      },
      config: { permission, errors: [...readErrors, 'not_found'] },
    },
    async (request) => {
      const { cart } = await openWrite(deps, writeOf(request), (write) => lockedCheckout(write));
      return pageOfAll(request.query, presentCheckoutLines(cart));
    },
  );
}

function change(routes: Routes, deps: Deps): void {
  routes.patch(
    '/checkouts/active/',
    {
      schema: {
        tags,
        summary: 'Choose addresses, days and how to pay; the first choice begins a checkout, which ends after 24 hours',
        body: changeCheckoutBody,
        response,
      },
      config: { permission, errors: [...beginErrors, 'checkout_invalid'] },
    },
    (request) =>
      writeOnce(deps, writeOf(request), checkout, async (write) => {
        await changeCheckout(write, request.body);
        return checkoutIn(write);
      }),
  );
}

function finish(routes: Routes, deps: Deps): void {
  routes.post(
    '/checkouts/active/validate/',
    {
      schema: { tags, summary: 'Whether it could be completed now', body: checkoutStepBody, response },
      config: { permission, errors: completeErrors },
    },
    (request) =>
      writeOnce(deps, writeOf(request, { scope: 'system' }), checkout, async (write) => {
        await validateCheckout(write, request.body.version);
        return checkoutIn(write);
      }),
  );
  routes.post(
    '/checkouts/active/complete/',
    {
      schema: {
        tags,
        summary:
          'Order and pay; the same call again, with the same key or within 24 hours without one, answers the same order',
        body: checkoutStepBody,
        response: { 200: order },
      },
      config: { permission, errors: completeErrors },
    },
    async (request) => {
      const buyerId = buyerIdOf(actorOf(request));
      const opening = writeOf(request, { scope: 'system' });
      const wanted = { version: request.body.version, isKeyed: opening.key !== null };
      const placed = await writeOnce(deps, opening, order, (write) => completeCheckout(write, wanted));
      // The provider is asked outside the transaction; where it is silent, the order waits and is asked about again.
      if (placed.status !== 'PENDING_PAYMENT') return placed;
      await collectOrder(deps, { buyerId, orderId: placed.qid });
      return deps.database.read('system', (db) => shownOrder(db, buyerId, placed.qid, deps.clock.now()));
    },
  );
}

/** The company's own wallet; another's is not there. */
function walletOf(request: FastifyRequest, id: string): string {
  const buyerId = buyerIdOf(actorOf(request));
  if (id !== buyerId) throw refuseWallet('wallet_not_found');
  return buyerId;
}

const source = z.enum(walletSources);

function wallets(routes: Routes, deps: Deps): void {
  routes.get(
    '/wallets/:qid/',
    {
      schema: { tags: ['wallets'], params, summary: 'What is in the wallet', response: { 200: wallet } },
      config: { permission, errors: ['wallet_not_found'] },
    },
    async (request) => {
      const buyerId = walletOf(request, request.params.qid);
      const all = await deps.database.read({ buyerId }, (db) => walletBalances(db, buyerId, deps.clock.now()));
      const balances = all.map(({ kind, currency, minor }) => ({ kind, balance: toWire(money(minor, currency)) }));
      return { qid: buyerId, balances };
    },
  );
  routes.get(
    '/wallets/:qid/lines/',
    {
      schema: {
        tags: ['wallets'],
        params,
        summary: 'What came in and went out, newest first',
        querystring: walletLineQuery,
        response: { 200: walletLines },
      },
      config: { permission, errors: ['wallet_not_found', 'not_found'] },
    },
    async (request) => {
      const buyerId = walletOf(request, request.params.qid);
      const { rows, total } = await walletPage(deps.database, buyerId, request.query);
      refuseBeyondEnd(request.query, rows);
      const lines = rows.map(({ id, kind, amountMinor, currency, saleId, at, expiresAt, causeId, ...row }) => ({
        orderQid: row.source === 'CHECKOUT_APPLIED' ? causeId : null,
        ...{ qid: id, kind, source: source.parse(row.source), status: row.status, saleQid: saleId, at, expiresAt },
        amount: toWire(money(-amountMinor, currency)),
      }));
      return listAnswer(request.query, total, lines);
    },
  );
}

function applying(routes: Routes, deps: Deps): void {
  routes.post(
    '/wallets/:qid/apply/',
    {
      schema: {
        tags: ['wallets'],
        params,
        summary:
          'So much of the wallet is to pay for the order, at most what it costs; it is taken when the checkout is completed',
        body: applyWalletBody,
        response,
      },
      config: { permission, errors: [...beginErrors, 'wallet_not_found', 'wallet_currency', 'wallet_too_low'] },
    },
    (request) => {
      walletOf(request, request.params.qid);
      return writeOnce(deps, writeOf(request), checkout, async (write) => {
        await applyWallet(write, request.body);
        return checkoutIn(write);
      });
    },
  );
}
