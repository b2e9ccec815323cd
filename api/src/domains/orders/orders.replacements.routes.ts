/** What other sellers offer for units that are missing of an order (BUY-08). */
import { pageQuery, qid } from '@quayside/contract/common';
import { order } from '@quayside/contract/orders';
import { acceptReplacementBody, offeredActions, offeredReplacementList } from '@quayside/contract/replacements';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { money, toWire } from '../../kernel/money.ts';
import { pageOfAll } from '../../kernel/pagination.ts';
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { type WriteRequest, writeOf } from '../../platform/http/write-of.ts';
import { writeOnce } from '../../platform/write.ts';
import { buyerIdOf } from '../offers/offers.public.ts';
import { offerEndsAt, offeredFor } from '../replacements/replacements.public.ts';
import { refuse } from './orders.errors.ts';
import { orderOf, shownOrder } from './orders.read-model.ts';
import { isAcceptable } from './replacement-payment.ts';
import { acceptReplacement } from './use-cases/accept-replacement.ts';

const tags = ['orders'];
const permission = 'checkout.write';
const params = z.strictObject({ qid });
const chosen = params.extend({ replacementQid: qid });

export const orderReplacementRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    list(routes, deps);
    accept(routes, deps);
  };

async function offeredOf(deps: Deps, request: WriteRequest, orderId: string) {
  const { order: first, sales } = await orderOf(deps.database, buyerIdOf(actorOf(request)), orderId);
  const ids = sales.map(({ sale }) => sale.id);
  const now = deps.clock.now();
  return deps.database.read('system', async (db) => {
    const rows: (Offered & { readonly mayAccept: boolean })[] = [];
    for (const row of await offeredFor(db, ids))
      rows.push({ ...row, mayAccept: await isAcceptable(db, first, row.replacement, now) });
    return rows;
  });
}
type Offered = Awaited<ReturnType<typeof offeredFor>>[number];

function list(routes: Routes, deps: Deps): void {
  routes.get(
    '/orders/:qid/replacements/',
    {
      schema: {
        tags,
        params,
        summary: 'What other sellers offer for units that were reduced or declined',
        querystring: pageQuery,
        response: { 200: offeredReplacementList },
      },
      config: { permission, errors: ['order_not_found', 'not_found'] },
    },
    async (request) => {
      const rows = await offeredOf(deps, request, request.params.qid);
      const results = rows.map(({ replacement, sellerName, mayAccept }) => {
        const { id, sourceSaleId: saleQid, gtin, productName, unitPriceMinor, currency, orderId } = replacement;
        const quantity = replacement.offeredQuantity ?? 0;
        return {
          ...{ qid: id, saleQid, gtin, productName, sellerName, quantity, orderQid: orderId },
          allowedActions: mayAccept ? [...offeredActions] : [],
          status: orderId === null ? ('OFFERED' as const) : ('ACCEPTED' as const),
          unitPrice: toWire(money(unitPriceMinor, currency)),
          total: toWire(money(unitPriceMinor * BigInt(quantity), currency)),
          offeredUntil: replacement.answeredAt === null ? null : offerEndsAt(replacement.answeredAt),
        };
      });
      return pageOfAll(request.query, results);
    },
  );
}

function accept(routes: Routes, deps: Deps): void {
  routes.post(
    '/orders/:qid/replacements/:replacementQid/accept/',
    {
      schema: {
        ...{ tags, params: chosen, body: acceptReplacementBody, response: { 200: order } },
        summary: 'Order them, paid from the wallet, or on credit as before; a second call answers the same order',
      },
      config: { permission, errors: ['order_not_found', 'replacement_gone', 'wallet_too_low'] },
    },
    async (request) => {
      const { replacementQid: replacementId } = request.params;
      const rows = await offeredOf(deps, request, request.params.qid);
      const found = rows.find(({ replacement }) => replacement.id === replacementId);
      if (!found) throw refuse('order_not_found');
      const { sellerId } = found.replacement;
      return writeOnce(deps, writeOf(request, { scope: 'system' }), order, async (write) => {
        const orderId = await acceptReplacement(write, { sellerId, replacementId });
        return shownOrder(write.db, buyerIdOf(write.actor), orderId, write.now);
      });
    },
  );
}
