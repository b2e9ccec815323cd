/** Asking for a copy of one's own data or the company's, how far it is, and its parts. */
import { copyPart, dataCopy } from '@quayside/contract/copies';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sellerIdOf } from '../../../kernel/actor.ts';
import { present } from '../../../kernel/errors.ts';
import type { Deps } from '../../../platform/deps.ts';
import { noCompany } from '../../../platform/files/no-company.ts';
import { readStored } from '../../../platform/files/stored-files.ts';
import { sendFile } from '../../../platform/http/downloads.ts';
import { actorOf } from '../../../platform/http/guard.ts';
import { type Routes, typed } from '../../../platform/http/server.ts';
import { writeOf } from '../../../platform/http/write-of.ts';
import { openWrite } from '../../../platform/write.ts';
import { accountById } from '../../users/users.public.ts';
import { refuse } from '../personal-data.errors.ts';
import { askCopy } from './ask-copy.ts';
import { nameOfPart } from './copies.presenter.ts';
import { type Owner, shownCopy, shownPart } from './shown-copy.ts';

const tags = ['user'];

type Copied = {
  readonly path: '/user/data/' | '/company/data/';
  readonly partPath: '/user/data/parts/:part/' | '/company/data/parts/:part/';
  readonly of: string;
  readonly config: { readonly permission: 'signed_in' | 'team.manage'; readonly isCompanysAlone?: true };
  /** Asked when it is begun and when it is taken. */
  readonly proof: { readonly needsProof?: 'where_on' };
  readonly ownerOf: (request: FastifyRequest) => Promise<Owner>;
};

export const copyRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    const ofPerson: Copied = {
      ...{
        path: '/user/data/',
        partPath: '/user/data/parts/:part/',
        of: 'you',
        config: { permission: 'signed_in' },
        proof: {},
      },
      ownerOf: async (request) => {
        const { userId } = actorOf(request);
        const account = await deps.database.read('none', (db) => accountById(db, userId));
        const { sellerId } = present(account, 'the signed-in user exists').user;
        return { sellerId: sellerId ?? noCompany, ownerId: userId, userId };
      },
    };
    const ofCompany: Copied = {
      ...{
        path: '/company/data/',
        partPath: '/company/data/parts/:part/',
        of: 'your company',
        proof: { needsProof: 'where_on' },
      },
      config: { permission: 'team.manage', isCompanysAlone: true },
      ownerOf: async (request) => {
        const sellerId = sellerIdOf(actorOf(request));
        return { sellerId, ownerId: sellerId, userId: null };
      },
    };
    for (const copied of [ofPerson, ofCompany]) {
      show(routes, deps, copied);
      ask(routes, deps, copied);
      take(routes, deps, copied);
    }
  };

function show(routes: Routes, deps: Deps, { path, of, config, ownerOf }: Copied): void {
  routes.get(
    path,
    {
      schema: { tags, summary: `How far the copy is of everything kept about ${of}`, response: { 200: dataCopy } },
      config,
    },
    async (request) => shownCopy(deps, await ownerOf(request)),
  );
}

function ask(routes: Routes, deps: Deps, { path, of, config, proof, ownerOf }: Copied): void {
  routes.post(
    path,
    {
      schema: { tags, summary: `Ask for a copy of everything kept about ${of}`, response: { 200: dataCopy } },
      config: { ...config, ...proof },
    },
    async (request) => {
      const owner = await ownerOf(request);
      const { sellerId } = owner;
      await openWrite(deps, { ...writeOf(request), scope: { sellerId } }, (write) => askCopy(write, owner));
      return shownCopy(deps, owner);
    },
  );
}

function take(routes: Routes, deps: Deps, { partPath, of, config, proof, ownerOf }: Copied): void {
  routes.get(
    partPath,
    {
      schema: {
        tags,
        params: copyPart,
        summary: `A part of the copy of everything kept about ${of}, as a ZIP archive`,
      },
      config: { ...config, ...proof, errors: ['copy_part_not_found', 'file_store_unavailable'] },
    },
    async (request, reply) => {
      const owner = await ownerOf(request);
      const found = await shownPart(deps, owner, request.params.part);
      if (!found) throw refuse('copy_part_not_found');
      const { fileId, bytes, part } = found;
      const content = await readStored(deps, fileId);
      return sendFile(reply, { name: nameOfPart(owner, part), type: 'zip', bytes, content });
    },
  );
}
