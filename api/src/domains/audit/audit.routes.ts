/** Who did what in the own company. */
import { auditCheck, auditFileQuery, auditList, auditPeople, auditQuery } from '@quayside/contract/audit';
import { mostExported } from '@quayside/contract/audit-values';
import { auditMessages as words } from '@quayside/contract/messages/audit';
import type { FastifyInstance } from 'fastify';
import { sellerIdOf } from '../../kernel/actor.ts';
import { listAnswer, refuseBeyondEnd } from '../../kernel/pagination.ts';
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { askerOf, csvFile } from '../../platform/http/large-tables.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { auditExport, auditPage, peopleInLog } from './audit.read-model.ts';
import { checkChain } from './check-chain.ts';

const tags = ['audit'];
const permission = 'team.manage';

export const auditRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    list(routes, deps);
    people(routes, deps);
    download(routes, deps);
    check(routes, deps);
  };

function list(routes: Routes, deps: Deps): void {
  routes.get(
    '/audit-log/',
    {
      schema: { tags, summary: 'Who did what, newest first', querystring: auditQuery, response: { 200: auditList } },
      config: { permission, errors: ['not_found'] },
    },
    async (request) => {
      const { query } = request;
      const sellerId = sellerIdOf(actorOf(request));
      const { rows, total } = await deps.database.read({ sellerId }, (db) =>
        auditPage(db, { sellerId, ...query }, query),
      );
      refuseBeyondEnd(query, rows);
      return listAnswer(
        query,
        total,
        rows.map(({ userId, changes, ...row }) => ({ ...row, personQid: userId, changes: [...changes] })),
      );
    },
  );
}

function people(routes: Routes, deps: Deps): void {
  routes.get(
    '/audit-log/people/',
    {
      schema: { tags, summary: 'Who stands in the log', response: { 200: auditPeople } },
      config: { permission },
    },
    async (request) => {
      const sellerId = sellerIdOf(actorOf(request));
      return { people: await deps.database.read({ sellerId }, (db) => peopleInLog(db, sellerId)) };
    },
  );
}

function download(routes: Routes, deps: Deps): void {
  routes.get(
    '/audit-log/export/',
    {
      schema: {
        tags,
        summary: 'The newest 50,000 entries as CSV',
        querystring: auditFileQuery,
      },
      config: { permission: 'team.manage', needsProof: 'where_on' },
    },
    async (request, reply) => {
      const sellerId = sellerIdOf(actorOf(request));
      const filter = { sellerId, ...request.query, until: deps.clock.now() };
      const content = await csvFile(askerOf(sellerId, reply), {
        head: words.columnsOfFile,
        batches: () => cellsOf(deps, filter),
      });
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="audit-log.csv"')
        .send(content);
    },
  );
}

async function* cellsOf({ database }: Deps, filter: Parameters<typeof auditExport>[1]): AsyncGenerator<string[][]> {
  for await (const rows of auditExport(database, filter, mostExported))
    yield rows.map(({ number, at, action, person, isStaff, subject, changes }) => [
      ...[number === null ? '' : String(number), at, words.actions[action], person],
      ...[isStaff ? words.ours : '', subject],
      changes.map(({ field, before, after }) => `${field}: ${before ?? '–'} → ${after ?? '–'}`).join('; '),
    ]);
}

function check(routes: Routes, deps: Deps): void {
  routes.get(
    '/audit-log/check/',
    {
      schema: { tags, summary: 'Whether every entry follows from the one before', response: { 200: auditCheck } },
      config: { permission },
    },
    (request) => checkChain(deps, sellerIdOf(actorOf(request))),
  );
}
