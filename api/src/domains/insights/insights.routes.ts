/** Insights of a company, and the same as a file. */

import { csvOf } from '@quayside/contract/csv';
import { type InsightQuery, insightQuery, insights } from '@quayside/contract/insights';
import { insightMessages as words } from '@quayside/contract/messages/insights';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sellerIdOf } from '../../kernel/actor.ts';
import { days, plus } from '../../kernel/clock.ts';
import { present } from '../../kernel/errors.ts';
import { localDate } from '../../kernel/working-time.ts';
import type { Deps } from '../../platform/deps.ts';
import { sendFile } from '../../platform/http/downloads.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { typed } from '../../platform/http/server.ts';
import { sellerById } from '../sellers/sellers.public.ts';
import { companyRecord } from './company-record.read-model.ts';
import { presentInsights } from './insights.presenter.ts';
import { claimsAndOffers, countedUntil, figuresOf } from './insights.read-model.ts';
import { lossesTo } from './price-losses.read-model.ts';
import { stretchesOf } from './stretches.ts';

const tags = ['insights'];
/** As the rules that pause companies count (`internal/seller-rules.ts`). */
const recordDays = 30;

export const insightRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    routes.get(
      '/insights/',
      {
        schema: {
          tags,
          summary: 'Sales, speed, claims and rank over a period',
          querystring: insightQuery,
          response: { 200: insights },
        },
        config: { permission: 'insights.read', errors: [] },
      },
      (request) => insightsFor(deps, request, request.query),
    );
    routes.get(
      '/insights/export/',
      {
        schema: { tags, summary: 'The same as CSV', querystring: insightQuery },
        config: { permission: { allOf: ['insights.read', 'exports.create'] }, needsProof: 'where_on', errors: [] },
      },
      async (request, reply) => {
        const found = await insightsFor(deps, request, request.query);
        const content = Buffer.from(csvOf(tableOf(found)));
        const name = `insights-${found.from}-${found.until}.csv`;
        return sendFile(reply, { name, type: 'csv', bytes: content.length, content });
      },
    );
  };

async function insightsFor(deps: Deps, request: FastifyRequest, { period, brand, destination }: InsightQuery) {
  const sellerId = sellerIdOf(actorOf(request));
  const seller = present(await sellerById(deps.database, sellerId), 'the signed-in seller exists');
  const { currency, timeZone } = seller;
  const now = deps.clock.now();
  const from = plus(now, -days(Number(period)));
  const asked = { sellerId, currency, from, brand, destination };
  const { stretch, before } = stretchesOf(
    { calendarOf: deps.calendarOf, now },
    { ...seller, countedUntil: await countedUntil(deps.database, sellerId, timeZone) },
    Number(period),
  );
  const [figures, earlier, standing, record, lost] = await Promise.all([
    figuresOf(deps.database, asked, stretch),
    figuresOf(deps.database, asked, before),
    claimsAndOffers(deps.database, asked),
    companyRecord(deps.database, sellerId, plus(now, -days(recordDays))),
    lossesTo(deps.database, { ...asked, timeZone, today: localDate(now, timeZone), length: Number(period) }),
  ]);
  const span = { from: localDate(from, timeZone), until: localDate(now, timeZone) };
  const isPart = brand !== undefined || destination !== undefined;
  return presentInsights({ figures, before: earlier, standing, record, lost }, { ...span, currency, isPart });
}

type Found = ReturnType<typeof presentInsights>;

function lostRows({ lost }: Found): string[][] {
  if (!lost) return [];
  const amount = `${words.lost.sales} ${lost.sales.currency}`;
  const part = (name: string, rows: NonNullable<Found['lost']>['brands']) => [
    [],
    [name, words.orders, amount],
    ...rows.map(({ key, orders, sales }) => [key, String(orders), sales.amount]),
  ];
  return [
    [],
    [words.lost.title, words.orders, amount, words.before],
    ['', String(lost.orders), lost.sales.amount, lost.before?.amount ?? ''],
    ...part(words.brands, lost.brands),
    ...part(words.destinations, lost.destinations),
    [],
    [words.lost.product, words.brand, words.lost.pieces, amount, words.lost.dearer],
    ...lost.products.map(({ name, brand, pieces, sales, dearer }) => [
      ...[name, brand, String(pieces), sales.amount, String(dearer)],
    ]),
  ];
}

function tableOf(found: Found): string[][] {
  const { figures } = words;
  const { sales, weeks, brands, destinations } = found;
  const shares = ['acceptance', 'fillRate', 'onTime', 'decline', 'expiry', 'claimShare', 'winRate'] as const;
  const part = (name: string, rows: Found['brands']) => [
    [],
    [name, words.orders, `${words.sales} ${sales.currency}`, words.before],
    ...rows.map((row) => [row.key, String(row.orders), row.sales.amount, row.before.amount]),
  ];
  return [
    [words.title, found.from, found.until],
    [figures.orders, String(found.orders)],
    [figures.sales, sales.amount, sales.currency],
    ...shares.map((name) => [figures[name], found[name]?.toString() ?? '']),
    [figures.medianConfirmHours, found.medianConfirmHours?.toString() ?? ''],
    ...part(
      words.weekOf,
      weeks.map(({ from: key, ...row }) => ({ key, ...row })),
    ),
    ...part(words.brands, brands),
    ...part(words.destinations, destinations),
    ...lostRows(found),
  ];
}
