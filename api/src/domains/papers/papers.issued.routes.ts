/** Papers that were issued once and never change: the self-billed invoice, its credit notes and corrections, as PDF or as UBL. */

import { qid } from '@quayside/contract/common';
import { invoiceQuery } from '@quayside/contract/papers';
import { readers } from '@quayside/contract/readers';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { sendFile } from '../../platform/http/downloads.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { whereIs } from '../sales/sales.public.ts';
import { refuse } from './papers.errors.ts';
import { invoiceFile } from './papers.public.ts';
import { issuedInvoice, issuedPaper } from './papers.read-model.ts';
import type { InvoiceContent } from './papers.types.ts';

const tags = ['papers'];
const permission = { anyOf: readers.order };

export const issuedPaperRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    showInvoice(routes, deps);
    showOneInvoice(routes, deps);
    showCreditNote(routes, deps);
  };

function showInvoice(routes: Routes, deps: Deps): void {
  routes.get(
    '/sales/:qid/invoice/',
    {
      schema: {
        tags,
        params: z.strictObject({ qid }),
        summary:
          'Self-billed invoice of a paid order: PDF with the e-invoice attached, or the e-invoice by EN 16931 alone',
        querystring: invoiceQuery,
      },
      config: { permission, errors: ['not_found', 'invoice_not_found'] },
    },
    async (request, reply) => {
      const { scope, ids } = await whereIs(deps, actorOf(request), request.params.qid, 'PAPER');
      const content = await issuedInvoice(deps.database, scope, ids);
      if (!content) throw refuse('invoice_not_found');
      return sendInvoice(reply, request.query.format, content);
    },
  );
}

function showOneInvoice(routes: Routes, deps: Deps): void {
  routes.get(
    '/sales/:qid/invoices/:paperQid/',
    {
      schema: {
        tags,
        params: z.strictObject({ qid, paperQid: qid }),
        // By its path it would be named like the order's own invoice.
        operationId: 'getSaleInvoicePaper',
        summary:
          'One of the self-billed invoices of an order, its own or a correction that returns what a credit note took',
        querystring: invoiceQuery,
      },
      config: { permission, errors: ['not_found', 'invoice_not_found'] },
    },
    async (request, reply) => {
      const { scope, ids } = await whereIs(deps, actorOf(request), request.params.qid, 'PAPER');
      const content = await issuedPaper(deps.database, scope, ids, 'SELF_BILLED_INVOICE', request.params.paperQid);
      if (!content) throw refuse('invoice_not_found');
      return sendInvoice(reply, request.query.format, content);
    },
  );
}

function showCreditNote(routes: Routes, deps: Deps): void {
  routes.get(
    '/sales/:qid/credit-notes/:paperQid/',
    {
      schema: {
        tags,
        params: z.strictObject({ qid, paperQid: qid }),
        summary: 'Credit note of a self-billed invoice: PDF with the e-invoice attached, or the e-invoice alone',
        querystring: invoiceQuery,
      },
      config: { permission, errors: ['not_found', 'credit_note_not_found'] },
    },
    async (request, reply) => {
      const { scope, ids } = await whereIs(deps, actorOf(request), request.params.qid, 'PAPER');
      const content = await issuedPaper(deps.database, scope, ids, 'CREDIT_NOTE', request.params.paperQid);
      if (!content) throw refuse('credit_note_not_found');
      return sendInvoice(reply, request.query.format, content);
    },
  );
}

async function sendInvoice(reply: FastifyReply, format: 'pdf' | 'xml', invoice: InvoiceContent): Promise<FastifyReply> {
  const content = await invoiceFile(invoice, format, actorOf(reply.request));
  return sendFile(reply, { name: `${invoice.number}.${format}`, type: format, bytes: content.length, content });
}
