/** Carriers, the ones that can be booked for an order, and the booking. */
import { qid } from '@quayside/contract/common';
import { bookableCarriers, bookingAnswer, bookingBody } from '@quayside/contract/sale-actions';
import { carrierList } from '@quayside/contract/shipments';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { money, toWire } from '../../kernel/money.ts';
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { inSale, sellerChanger, shownSale } from '../sales/sales.public.ts';
import { carrierByQid, carriers } from './carriers.list.ts';
import { bookCarrier, cargoOf } from './use-cases/book-carrier.ts';

const tags = ['carriers'];
const params = z.strictObject({ qid });
const bookingErrors = [
  'not_found',
  'stale_version',
  'invalid_transition',
  'shipping_incomplete',
  'pickup_date_not_available_exception',
  'seller_shipping_address_line_one_too_long',
  'seller_shipping_address_line_two_too_long',
  'weight_out_of_range',
  'booking_in_progress',
  'carrier_unavailable',
];

export const carrierRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    listCarriers(routes);
    listBookable(routes, deps);
    showBooking(routes, deps);
    book(routes, deps);
  };

function listCarriers(routes: Routes): void {
  routes.get(
    '/carriers/',
    {
      schema: { tags, summary: 'All carriers', response: { 200: carrierList } },
      config: { permission: { anyOf: ['orders.read', 'warehouse.receive'] } },
    },
    async () => ({
      count: carriers.length,
      countIsExact: true,
      page: 1,
      size: carriers.length,
      results: carriers.map(({ qid: id, name, takesBookings, example }) => ({
        qid: id,
        name,
        takesBookings,
        trackingExample: example,
      })),
    }),
  );
}

function listBookable(routes: Routes, deps: Deps): void {
  routes.get(
    '/sales/:qid/bookable-carriers/',
    {
      schema: {
        tags,
        params,
        summary: 'Carriers that can be booked, with price and pickup days',
        response: { 200: bookableCarriers },
      },
      config: { permission: 'orders.read', errors: ['not_found', 'shipping_incomplete'] },
    },
    async (request) => {
      const cargo = await inSale(deps, sellerChanger(request), { saleId: request.params.qid }, cargoOf);
      const options = await deps.carriers.options(cargo);
      return {
        results: options.map(({ carrier, priceMinor, transitDays, pickupDates }) => ({
          carrier,
          name: carrierByQid(carrier)?.name ?? carrier,
          price: toWire(money(priceMinor, cargo.currency)),
          transitDays,
          pickupDates: [...pickupDates],
        })),
      };
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
      config: { permission: 'orders.read', errors: ['not_found'] },
    },
    async (request) => {
      const { carrierBooking, lastAttempt } = await shownSale(deps, actorOf(request), request.params.qid);
      return { carrierBooking, lastAttempt };
    },
  );
}

function book(routes: Routes, deps: Deps): void {
  routes.post(
    '/sales/:qid/carrier_booking/',
    {
      schema: { tags, params, summary: 'Book a carrier', body: bookingBody, response: { 200: bookingAnswer } },
      config: { permission: 'shipping.book', errors: bookingErrors },
    },
    async (request) => {
      await bookCarrier(deps, sellerChanger(request), request.params.qid, request.body);
      const { carrierBooking, lastAttempt } = await shownSale(deps, actorOf(request), request.params.qid);
      return { carrierBooking, lastAttempt };
    },
  );
}
