/** The invoices and credit notes of a buyer's order (BUY-07). */
import { pageQuery, qid } from '@quayside/contract/common';
import { orderInvoiceList } from '@quayside/contract/orders';
import { invoiceQuery } from '@quayside/contract/papers';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { pageOfAll } from '../../kernel/pagination.ts';
import type { Deps } from '../../platform/deps.ts';
import { sendFile } from '../../platform/http/downloads.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { typed } from '../../platform/http/server.ts';
import { buyerIdOf } from '../offers/offers.public.ts';
import { orderOf } from '../orders/orders.public.ts';
import { invoiceFile } from '../papers/papers.public.ts';
import { refuse } from './order-invoices.errors.ts';
import { invoiceContent, invoicesOf, presentInvoice } from './order-invoices.read-model.ts';

const tags = ['orders'];
const permission = 'checkout.write';

export const orderInvoiceRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    routes.get(
      '/orders/:qid/invoices/',
      {
        schema: {
          tags,
          params: z.strictObject({ qid }),
          summary: 'Invoices of an order, one for each seller’s part once it is sent and paid, and their credit notes',
          querystring: pageQuery,
          response: { 200: orderInvoiceList },
        },
        config: { permission, errors: ['order_not_found', 'not_found'] },
      },
      async (request) => {
        const buyerId = buyerIdOf(actorOf(request));
        const { order } = await orderOf(deps.database, buyerId, request.params.qid);
        const rows = await invoicesOf(deps.database, buyerId, order.id);
        return pageOfAll(request.query, rows.map(presentInvoice));
      },
    );
    routes.get(
      '/orders/:qid/invoices/:invoiceQid/',
      {
        schema: {
          tags,
          params: z.strictObject({ qid, invoiceQid: qid }),
          summary: 'An invoice or credit note: PDF with the e-invoice attached, or the e-invoice by EN 16931 alone',
          querystring: invoiceQuery,
        },
        config: { permission, errors: ['order_invoice_not_found'] },
      },
      async (request, reply) => {
        const actor = actorOf(request);
        const { qid: orderId, invoiceQid: invoiceId } = request.params;
        const invoice = await invoiceContent(deps.database, { buyerId: buyerIdOf(actor), orderId, invoiceId });
        if (!invoice) throw refuse('order_invoice_not_found');
        const { format } = request.query;
        const content = await invoiceFile(invoice, format, actor);
        return sendFile(reply, { name: `${invoice.number}.${format}`, type: format, bytes: content.length, content });
      },
    );
  };
