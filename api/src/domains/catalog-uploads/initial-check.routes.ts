/** Registered in a scope that takes uploads. The GTIN checker of our own people: a company's list is looked at before there is a company (INT-01). */
import { qid } from '@quayside/contract/common';
import { listFileTypes } from '@quayside/contract/file-values';
import { checkFields, stockListTask } from '@quayside/contract/stock-lists';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { forbidden } from '../../kernel/actor.ts';
import { present } from '../../kernel/errors.ts';
import type { Deps } from '../../platform/deps.ts';
import { fileErrorCodes } from '../../platform/files/files.errors.ts';
import { listTypeOf } from '../../platform/files/received-file.ts';
import { storeFile } from '../../platform/files/stored-files.ts';
import { attachmentNamed } from '../../platform/http/downloads.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { withUpload } from '../../platform/http/uploads.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { writeOnce } from '../../platform/write.ts';
import { refuse } from './catalog-uploads.errors.ts';
import { nobody } from './catalog-uploads.limits.ts';
import { presentTask } from './catalog-uploads.presenter.ts';
import { isDeal, listOf, selectTask } from './catalog-uploads.read-model.ts';
import { checkReport } from './check-report.ts';
import { startList } from './use-cases/start-list.ts';

const tags = ['stock lists'];
const params = z.strictObject({ qid });
const permission = { anyOf: ['staff.onboarding', 'gtin_checker.use'] } as const;

/** People of a company hold the right to check for their own lists: these are our own people's. */
function requireStaff(request: FastifyRequest): void {
  if (actorOf(request).kind !== 'STAFF') throw forbidden('staff.onboarding');
}
export const sheetUpload = { types: listFileTypes, maximumBytes: 20 * 1_048_576, maximumFiles: 1 } as const;
const form = { ...sheetUpload, fields: checkFields } as const;

export const initialCheckRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    check(routes, deps);
    report(routes, deps);
  };

function check(routes: Routes, deps: Deps): void {
  routes.post(
    '/internal/initialcheck/',
    {
      schema: { tags, summary: 'Check a list of a company that may sell here', response: { 200: stockListTask } },
      config: { permission, errors: [...fileErrorCodes, 'zendeskDealNotFound'], upload: form },
    },
    (request) => {
      requireStaff(request);
      return withUpload(deps, request, form, async ({ fields: { dealId }, files: [file] }) => {
        if (dealId !== undefined && !(await isDeal(deps.database, dealId))) throw refuse('zendeskDealNotFound');
        const received = present(file, 'a complete upload has its file');
        const stored = await storeFile(deps, nobody, received);
        const opening = writeOf(request, { scope: { sellerId: nobody }, asked: { dealId, sha256: received.sha256 } });
        return writeOnce(deps, opening, stockListTask, async (write) => {
          const id = await startList(write, {
            ...{ sellerId: nobody, kind: 'GTIN_CHECK', currency: 'EUR', dealId },
            file: { stored, name: received.name, type: listTypeOf(received) },
          });
          const [found] = await selectTask(write.db, { sellerId: nobody, id });
          return presentTask(present(found, 'the list was just written'), write.now);
        });
      });
    },
  );
}

function report(routes: Routes, deps: Deps): void {
  routes.get(
    '/internal/initialcheck/:qid/report/',
    {
      schema: { tags, params, summary: 'The result row by row, as CSV' },
      config: { permission, errors: ['task_not_found'] },
    },
    async (request, reply) => {
      requireStaff(request);
      const found = await listOf(deps.database, { sellerId: nobody, id: request.params.qid });
      if (!found) throw refuse('task_not_found');
      return reply
        .header('content-disposition', attachmentNamed(`gtin-check-${found.createdAt.slice(0, 10)}.csv`))
        .header('x-content-type-options', 'nosniff')
        .type('text/csv; charset=utf-8')
        .send(checkReport(deps, found));
    },
  );
}
