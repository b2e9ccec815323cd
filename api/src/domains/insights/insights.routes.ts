/** Insights of a company, whole or part by part, and the same as a file. */

import { csvOf } from '@quayside/contract/csv';
import {
  type InsightQuery,
  type Insights,
  insightQuery,
  insightRank,
  insightRecord,
  insightSales,
  insights,
} from '@quayside/contract/insights';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sellerIdOf } from '../../kernel/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { sendFile } from '../../platform/http/downloads.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { typed } from '../../platform/http/server.ts';
import { askedOf, rankIn, recordNow, salesIn } from './asked-insights.ts';
import { insightTable } from './insight-table.ts';

const tags = ['insights'];

export const insightRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    const config = { permission: 'insights.read', errors: [] } as const;
    routes.get(
      '/insights/',
      {
        schema: {
          tags,
          summary: 'Sales, speed, claims and rank over a period',
          querystring: insightQuery,
          response: { 200: insights },
        },
        config,
      },
      (request) => allOf(deps, request, request.query),
    );
    routes.get(
      '/insights/sales/',
      {
        schema: {
          tags,
          summary: 'Of insights: sales, acceptance and speed',
          querystring: insightQuery,
          response: { 200: insightSales },
        },
        config,
      },
      async (request) => salesIn(deps, await askedOf(deps, companyOf(request), request.query)),
    );
    routes.get(
      '/insights/rank/',
      {
        schema: {
          tags,
          summary: 'Of insights: offers that win, and what was lost to lower prices',
          querystring: insightQuery,
          response: { 200: insightRank },
        },
        config,
      },
      async (request) => rankIn(deps, await askedOf(deps, companyOf(request), request.query)),
    );
    routes.get(
      '/insights/record/',
      {
        schema: { tags, summary: 'Of insights: what new orders are paused by', response: { 200: insightRecord } },
        config,
      },
      (request) => recordNow(deps, companyOf(request)),
    );
    routes.get(
      '/insights/export/',
      {
        schema: { tags, summary: 'The same as CSV', querystring: insightQuery },
        config: { permission: { allOf: ['insights.read', 'exports.create'] }, needsProof: 'where_on', errors: [] },
      },
      async (request, reply) => {
        const found = await allOf(deps, request, request.query);
        const content = Buffer.from(csvOf(insightTable(found)));
        const name = `insights-${found.from}-${found.until}.csv`;
        return sendFile(reply, { name, type: 'csv', bytes: content.length, content });
      },
    );
  };

const companyOf = (request: FastifyRequest): string => sellerIdOf(actorOf(request));

async function allOf(deps: Deps, request: FastifyRequest, query: InsightQuery): Promise<Insights> {
  const asked = await askedOf(deps, companyOf(request), query);
  const [sales, rank, record] = await Promise.all([
    salesIn(deps, asked),
    rankIn(deps, asked),
    recordNow(deps, asked.sellerId),
  ]);
  return { ...sales, ...rank, record };
}
