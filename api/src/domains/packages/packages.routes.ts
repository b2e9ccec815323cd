/** Packages as a warehouse sees them: lists, what a scan finds, and the steps with one package. */

import { qid } from '@quayside/contract/common';
import { readScan } from '@quayside/contract/gs1-scan';
import {
  arriveBody,
  confirmBody,
  giveUpBody,
  lookupAnswer,
  lookupQuery,
  moveBody,
  packageDetail,
  packageList,
  packageQuery,
  resolveBody,
  undoBody,
} from '@quayside/contract/packages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { listAnswer, refuseBeyondEnd } from '../../kernel/pagination.ts';
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { warehouseOf } from './locked-package.ts';
import { changePackage, detailFor } from './package-answer.ts';
import { bayRoutes } from './packages.bays.routes.ts';
import { refuse } from './packages.errors.ts';
import { presentPackage } from './packages.presenter.ts';
import { packagePage } from './packages.read-model.ts';
import { lookUp } from './packages.scan.read-model.ts';
import { packageSellerRoutes } from './packages.seller.routes.ts';
import { packageUploadRoutes } from './packages.uploads.routes.ts';
import { arrivePackage } from './use-cases/arrive-package.ts';
import { confirmPackage } from './use-cases/confirm-package.ts';
import { giveUpPackage } from './use-cases/give-up-package.ts';
import { putIntoBay } from './use-cases/put-into-bay.ts';
import { resolvePackage } from './use-cases/resolve-package.ts';
import { undoPackageStep } from './use-cases/undo-package-step.ts';

const tags = ['warehouse'];
const params = z.strictObject({ qid });
const permission = 'warehouse.receive';
const response = { 200: packageDetail };
const stepErrors = ['package_not_found', 'package_not_in_state', 'stale_version'];
const scanErrors = [...stepErrors, 'scanned_by_stranger'];

export const packageRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    list(routes, deps);
    find(routes, deps);
    show(routes, deps);
    arrive(routes, deps);
    confirm(routes, deps);
    resolve(routes, deps);
    giveUp(routes, deps);
    move(routes, deps);
    undo(routes, deps);
    await app.register(bayRoutes(deps));
    await app.register(packageUploadRoutes(deps));
    await app.register(packageSellerRoutes(deps));
  };

const houseOf = (request: FastifyRequest): string => warehouseOf(actorOf(request));

function list(routes: Routes, deps: Deps): void {
  routes.get(
    '/warehouse/packages/',
    {
      schema: {
        tags,
        summary: 'Packages of the warehouse by status, soonest first',
        querystring: packageQuery,
        response: { 200: packageList },
      },
      config: { permission, errors: ['not_found'] },
    },
    async (request) => {
      const { query } = request;
      const { rows, total, counts } = await packagePage(deps.database, houseOf(request), query, deps.clock.now());
      refuseBeyondEnd(query, rows);
      return { ...listAnswer(query, total, rows.map(presentPackage)), counts };
    },
  );
}

function find(routes: Routes, deps: Deps): void {
  routes.get(
    '/warehouse/packages/lookup/',
    {
      schema: {
        tags,
        summary: 'Packages by what was scanned: package code, SSCC, tracking number or GTIN',
        querystring: lookupQuery,
        response: { 200: lookupAnswer },
      },
      config: { permission, errors: ['package_not_found'] },
    },
    async (request) => {
      const found = await lookUp(deps.database, houseOf(request), readScan(request.query.code));
      if (!found) throw refuse('package_not_found');
      return { matchedBy: found.matchedBy, results: found.rows.map(presentPackage) };
    },
  );
}

function show(routes: Routes, deps: Deps): void {
  routes.get(
    '/warehouse/packages/:qid/',
    {
      schema: { tags, params, summary: 'One package with its lines, differences and history', response },
      config: { permission, errors: ['package_not_found'] },
    },
    (request) => detailFor(deps, request, request.params.qid),
  );
}

function arrive(routes: Routes, deps: Deps): void {
  routes.post(
    '/warehouse/packages/:qid/arrive/',
    {
      schema: {
        tags,
        params,
        summary: 'The package has arrived and is still to be counted',
        body: arriveBody,
        response,
      },
      config: { permission, errors: scanErrors },
    },
    (request) =>
      changePackage(deps, request, request.params.qid, (write, target) =>
        arrivePackage(write, { ...request.body, ...target }),
      ),
  );
}

function confirm(routes: Routes, deps: Deps): void {
  routes.post(
    '/warehouse/packages/:qid/confirm/',
    {
      schema: {
        tags,
        params,
        summary: 'The package is counted and as announced; it goes into its bay',
        body: confirmBody,
        response,
      },
      config: {
        permission,
        errors: [
          ...scanErrors,
          'package_not_counted',
          'package_line_not_found',
          'package_count_differs',
          'package_has_discrepancies',
        ],
      },
    },
    (request) =>
      changePackage(deps, request, request.params.qid, (write, target) =>
        confirmPackage(write, { ...request.body, ...target }),
      ),
  );
}

function resolve(routes: Routes, deps: Deps): void {
  routes.post(
    '/warehouse/packages/:qid/resolve/',
    {
      schema: { tags, params, summary: 'What becomes of a package on hold', body: resolveBody, response },
      config: {
        permission: 'warehouse.resolve',
        errors: [
          ...[...stepErrors, 'package_order_ended', 'package_claim_too_early'],
          ...['claim_already_open', 'claim_nothing_shipped'],
        ],
      },
    },
    (request) =>
      changePackage(deps, request, request.params.qid, (write, target) =>
        resolvePackage(write, { ...request.body, ...target }),
      ),
  );
}

function giveUp(routes: Routes, deps: Deps): void {
  routes.post(
    '/warehouse/packages/:qid/give-up/',
    {
      schema: { tags, params, summary: 'A package that did not come is given up as lost', body: giveUpBody, response },
      config: {
        permission: 'warehouse.resolve',
        errors: [...stepErrors, 'package_given_up', 'claim_already_open', 'claim_nothing_shipped'],
      },
    },
    (request) =>
      changePackage(deps, request, request.params.qid, (write, target) =>
        giveUpPackage(write, { ...request.body, ...target }),
      ),
  );
}

function move(routes: Routes, deps: Deps): void {
  routes.post(
    '/warehouse/packages/:qid/move/',
    {
      schema: { tags, params, summary: 'Put the package into another bay', body: moveBody, response },
      config: { permission, errors: scanErrors },
    },
    (request) =>
      changePackage(deps, request, request.params.qid, (write, target) =>
        putIntoBay(write, { ...request.body, ...target }),
      ),
  );
}

function undo(routes: Routes, deps: Deps): void {
  routes.post(
    '/warehouse/packages/:qid/undo/',
    {
      schema: { tags, params, summary: 'Take back the last step, within ten minutes', body: undoBody, response },
      config: { permission, errors: ['package_not_found', 'package_nothing_to_undo', 'stale_version'] },
    },
    (request) =>
      changePackage(deps, request, request.params.qid, (write, target) =>
        undoPackageStep(write, { ...request.body, ...target }),
      ),
  );
}
