/** Carriers, the ones that can be booked for an order, the booking and its label. */

import { qid } from '@quayside/contract/common';
import { readers } from '@quayside/contract/readers';
import { bookableCarriers, bookingAnswer, bookingBody } from '@quayside/contract/sale-actions';
import { carrierList, carrierQuery } from '@quayside/contract/shipments';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { pageOfAll } from '../../kernel/pagination.ts';
import { addWorkingDays, localDate } from '../../kernel/working-time.ts';
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { shownSale, whereIs } from '../sales/sales.public.ts';
import { refuse } from './carriers.errors.ts';
import { carriers, issuersOf } from './carriers.list.ts';
import { presentCarrier, presentOptions } from './carriers.presenter.ts';
import type { Consignment } from './consignment.ts';
import { saleConsignment, saleLabel } from './sale-consignment.ts';
import { bookCarrier } from './use-cases/book-carrier.ts';

const tags = ['carriers'];
const params = z.strictObject({ qid });
const bookingErrors = [
  'not_found',
  'stale_version',
  'invalid_transition',
  'sla_not_accepted',
  'sale_expired',
  'shipping_incomplete',
  'logistics_off',
  'pickup_date_not_available_exception',
  'seller_shipping_address_line_one_too_long',
  'seller_shipping_address_line_two_too_long',
  'weight_out_of_range',
  'booking_in_progress',
  'pickup_not_confirmed',
  'carrier_unavailable',
];

export const carrierRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    listCarriers(routes);
    listBookable(routes, deps);
    showBooking(routes, deps);
    showLabel(routes, deps);
    book(routes, deps);
  };

function listCarriers(routes: Routes): void {
  routes.get(
    '/carriers/',
    {
      schema: { tags, summary: 'Carriers by code', querystring: carrierQuery, response: { 200: carrierList } },
      config: { permission: { anyOf: [...readers.order, 'warehouse.receive'] } },
    },
    async ({ query: { number, ...page } }) =>
      pageOfAll(page, (number === undefined ? carriers : issuersOf(number)).map(presentCarrier)),
  );
}

function listBookable(routes: Routes, deps: Deps): void {
  routes.get(
    '/sales/:qid/bookable-carriers/',
    {
      schema: {
        tags,
        params,
        summary: 'Carriers that can be booked, with price and pickup days, and those that do not take the load',
        response: { 200: bookableCarriers },
      },
      config: { permission: { anyOf: readers.order }, errors: ['not_found', 'shipping_incomplete', 'logistics_off'] },
    },
    async (request) => {
      if (!deps.flags.logistics) throw refuse('logistics_off');
      const where = await whereIs(deps, actorOf(request), request.params.qid);
      const cargo = await saleConsignment(deps.database, where.scope, where.ids);
      return presentOptions(cargo, await deps.carriers.options(cargo), readyFrom(deps, cargo));
    },
  );
}

function showBooking(routes: Routes, deps: Deps): void {
  routes.get(
    '/sales/:qid/carrier_booking/',
    {
      schema: {
        tags,
        params,
        summary: 'The booking that counts, and the last attempt',
        response: { 200: bookingAnswer },
      },
      config: { permission: { anyOf: readers.order }, errors: ['not_found'] },
    },
    async (request) => {
      const { carrierBooking, lastAttempt } = await shownSale(deps, actorOf(request), request.params.qid);
      return { carrierBooking, lastAttempt };
    },
  );
}

function showLabel(routes: Routes, deps: Deps): void {
  routes.get(
    '/sales/:qid/carrier_booking/label/',
    {
      schema: { tags, params, summary: 'The label of the booking as a PDF, one page per piece' },
      config: { permission: { anyOf: readers.order }, errors: ['not_found', 'label_not_available'] },
    },
    async (request, reply) => {
      const where = await whereIs(deps, actorOf(request), request.params.qid);
      const label = await saleLabel(deps.database, where.scope, where.ids);
      if (!label) throw refuse('label_not_available');
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="label-${label.reference ?? 'booking'}.pdf"`)
        .send(Buffer.from(label.pdf));
    },
  );
}

function book(routes: Routes, deps: Deps): void {
  routes.post(
    '/sales/:qid/carrier_booking/',
    {
      schema: {
        tags,
        params,
        summary: 'Book a carrier; the same key never books twice',
        body: bookingBody,
        response: { 200: bookingAnswer },
      },
      config: { permission: 'shipping.book', errors: bookingErrors },
    },
    async (request) => {
      const saleId = request.params.qid;
      await bookCarrier(deps, writeOf(request), { ...request.body, saleId });
      const { carrierBooking, lastAttempt } = await shownSale(deps, actorOf(request), saleId);
      return { carrierBooking, lastAttempt };
    },
  );
}

/** The local day of the pickup place. */
function readyFrom({ clock, calendarOf }: Deps, { from, leadDays, confirmedAt }: Consignment): string {
  const calendar = calendarOf(from.country, from.timeZone);
  return localDate(addWorkingDays(confirmedAt ?? clock.now(), leadDays, calendar), from.timeZone);
}
