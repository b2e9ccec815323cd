/** Stock lists of a company: sent, mapped, looked at, applied; and the task that tells how far one is. */
import { qid } from '@quayside/contract/common';
import {
  applyListBody,
  mappingBody,
  stockListRowQuery,
  stockListRows,
  stockListTask,
  taskStepBody,
  uploadListFields,
  uploadQuery,
} from '@quayside/contract/stock-lists';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { forbidden, sellerIdOf } from '../../kernel/actor.ts';
import { present } from '../../kernel/errors.ts';
import { listAnswer, refuseBeyondEnd } from '../../kernel/pagination.ts';
import type { Deps } from '../../platform/deps.ts';
import { fileErrorCodes } from '../../platform/files/files.errors.ts';
import { listTypeOf } from '../../platform/files/received-file.ts';
import { storeFile } from '../../platform/files/stored-files.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { acceptUploads, withUpload } from '../../platform/http/uploads.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { type Write, writeOnce } from '../../platform/write.ts';
import { sellerById } from '../sellers/sellers.public.ts';
import { refuse } from './catalog-uploads.errors.ts';
import { nobody } from './catalog-uploads.limits.ts';
import { presentRow, presentTask } from './catalog-uploads.presenter.ts';
import { listOf, rowPage, selectTask, taskOf } from './catalog-uploads.read-model.ts';
import { initialCheckRoutes, sheetUpload } from './initial-check.routes.ts';
import { historyRoutes } from './list-history.routes.ts';
import { checkPermission, listPermission, mayRead, seesOnlyChecks } from './list-rights.ts';
import { applyList, cancelList, type ListTarget, mapColumns } from './use-cases/move-list.ts';
import { startList } from './use-cases/start-list.ts';

const tags = ['stock lists'];
const params = z.strictObject({ qid });
const permission = 'stocklist.upload';
const response = { 200: stockListTask };
const stepErrors = ['task_not_found', 'stock_list_not_in_state', 'stale_version'];
const form = { ...sheetUpload, fields: uploadListFields } as const;

export const catalogUploadRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    await app.register(fileRoutes(deps));
    const routes = typed(app);
    await app.register(historyRoutes(deps));
    show(routes, deps);
    rows(routes, deps);
    map(routes, deps);
    apply(routes, deps);
    cancel(routes, deps);
    task(routes, deps);
  };

/** What carries a file stands in a scope of its own: the other calls answer a form with 415. */
const fileRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    await acceptUploads(app);
    upload(typed(app), deps);
    await app.register(initialCheckRoutes(deps));
  };

function upload(routes: Routes, deps: Deps): void {
  routes.post(
    '/offers/stock-upload/',
    {
      schema: {
        tags,
        summary: 'Send a stock list; a task reads it and tells what each row would do',
        querystring: uploadQuery,
        response,
      },
      config: { permission: listPermission, errors: [...fileErrorCodes], upload: form },
    },
    async (request) => {
      const actor = actorOf(request);
      const isCheck = request.query.checkOnly === 'true';
      const needed = isCheck ? 'gtin_checker.use' : permission;
      if (!actor.permissions.has(needed)) throw forbidden(needed);
      const sellerId = sellerIdOf(actor);
      const seller = present(await sellerById(deps.database, sellerId), 'the signed-in seller exists');
      return withUpload(deps, request, form, async ({ fields: { scope, autoApply }, files: [file] }) => {
        const isFeed = autoApply === 'true';
        const received = present(file, 'a complete upload has its file');
        const stored = await storeFile(deps, sellerId, received);
        const type = listTypeOf(received);
        const opening = writeOf(request, { asked: { isCheck, scope, isFeed, sha256: received.sha256 } });
        return writeOnce(deps, opening, stockListTask, async (write) => {
          const id = await startList(write, {
            ...{ sellerId, kind: isCheck ? 'CHECK_ONLY' : 'STOCK_LIST', currency: seller.currency, scope, isFeed },
            file: { stored, name: received.name, type },
          });
          return taskAfter(write, { sellerId, id });
        });
      });
    },
  );
}

function show(routes: Routes, deps: Deps): void {
  routes.get(
    '/offers/stock-upload/:qid/',
    {
      schema: { tags, params, summary: 'A stock list and how far it is', response },
      config: { permission: listPermission, errors: ['task_not_found'] },
    },
    async (request) => {
      const actor = actorOf(request);
      const found = await taskOf(deps.database, { sellerId: sellerIdOf(actor), id: request.params.qid });
      if (!found || !mayRead(actor, found.list)) throw refuse('task_not_found');
      return presentTask(found, deps.clock.now());
    },
  );
}

function rows(routes: Routes, deps: Deps): void {
  routes.get(
    '/offers/stock-upload/:qid/rows/',
    {
      schema: {
        tags,
        params,
        summary: 'What each row would do, or why it can do nothing',
        querystring: stockListRowQuery,
        response: { 200: stockListRows },
      },
      config: { permission: checkPermission, errors: ['task_not_found', 'not_found'] },
    },
    async (request) => {
      const ids = { sellerId: ownerOf(request), id: request.params.qid };
      const list = await listOf(deps.database, ids);
      if (!list || !mayRead(actorOf(request), list)) throw refuse('task_not_found');
      const { rows: found, total } = await rowPage(deps.database, ids, request.query);
      refuseBeyondEnd(request.query, found);
      return listAnswer(request.query, total, found.map(presentRow));
    },
  );
}

function map(routes: Routes, deps: Deps): void {
  routes.post(
    '/offers/stock-upload/:qid/mapping/',
    {
      schema: { tags, params, summary: 'Choose heading row and columns', body: mappingBody, response },
      config: {
        permission: checkPermission,
        errors: [...stepErrors, 'stock_list_mapping_incomplete'],
      },
    },
    (request) => step(deps, request, (write, target) => mapColumns(write, target, request.body)),
  );
}

function apply(routes: Routes, deps: Deps): void {
  routes.post(
    '/offers/stock-upload/:qid/apply/',
    {
      schema: { tags, params, summary: 'Apply the good rows', body: applyListBody, response },
      config: { permission, errors: [...stepErrors, 'stock_list_nothing_to_apply', 'stock_list_removes_many'] },
    },
    (request) =>
      step(deps, request, (write, target) =>
        applyList(write, { ...target, isRemovalConfirmed: request.body.isRemovalConfirmed }),
      ),
  );
}

function cancel(routes: Routes, deps: Deps): void {
  routes.post(
    '/offers/stock-upload/:qid/cancel/',
    {
      schema: { tags, params, summary: 'Discard the list or the check', body: taskStepBody, response },
      config: { permission: checkPermission, errors: stepErrors },
    },
    (request) => step(deps, request, cancelList),
  );
}

function task(routes: Routes, deps: Deps): void {
  routes.get(
    '/task/:qid/',
    {
      schema: { tags, params, summary: 'How far a list or a check is; polled', response },
      config: { permission: checkPermission, errors: ['task_not_found'] },
    },
    async (request) => {
      const found = await taskOf(deps.database, { sellerId: ownerOf(request), id: request.params.qid });
      if (!found || !mayRead(actorOf(request), found.list)) throw refuse('task_not_found');
      return presentTask(found, deps.clock.now());
    },
  );
}

/** The company's lists; those of nobody for our own people. */
const ownerOf = (request: FastifyRequest): string => actorOf(request).sellerId ?? nobody;

type StepRequest = FastifyRequest<{ Params: { qid: string }; Body: { version?: number | undefined } }>;

function step(deps: Deps, request: StepRequest, work: (write: Write, target: ListTarget) => Promise<void>) {
  const onlyChecks = seesOnlyChecks(actorOf(request));
  const target = { sellerId: ownerOf(request), id: request.params.qid, version: request.body.version, onlyChecks };
  return writeOnce(deps, writeOf(request, { scope: { sellerId: target.sellerId } }), stockListTask, async (write) => {
    await work(write, target);
    return taskAfter(write, target);
  });
}

async function taskAfter({ db, now }: Write, ids: { readonly sellerId: string; readonly id: string }) {
  const [found] = await selectTask(db, ids);
  return presentTask(present(found, 'the list was just written'), now);
}
