/** Staff edit the public site: drafts, versions, publication now or later (MKT-10). */

import { qid } from '@quayside/contract/common';
import {
  contentStories,
  contentStory,
  createStoryBody,
  restoreStoryBody,
  saveStoryBody,
  scheduleStoryBody,
  storyStepBody,
} from '@quayside/contract/content';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Db } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { type Write, writeOnce } from '../../platform/write.ts';
import { contentAssetRoutes } from './content.assets.routes.ts';
import { refuse } from './content.errors.ts';
import { presentRow, presentStory } from './content.presenter.ts';
import { allStories, deliveredStory, versionsOf } from './content.read-model.ts';
import { previewQuery } from './preview-token.ts';
import { createStory, restoreVersion, saveDraft } from './use-cases/edit-story.ts';
import { publishStory, scheduleStory, unpublishStory } from './use-cases/publish-story.ts';

const tags = ['content'];
const params = z.strictObject({ qid });
const permission = 'staff.content';
const response = { 200: contentStory };
const storyErrors = ['story_not_found', 'stale_version'];
const shownVersions = 50;

export const contentRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    await app.register(contentAssetRoutes(deps));
    const routes = typed(app);
    list(routes, deps);
    create(routes, deps);
    show(routes, deps);
    save(routes, deps);
    publish(routes, deps);
    unpublish(routes, deps);
    schedule(routes, deps);
    restore(routes, deps);
  };

function list(routes: Routes, deps: Deps): void {
  routes.get(
    '/internal/stories/',
    {
      schema: { tags, summary: 'All pages of the site by address', response: { 200: contentStories } },
      config: { permission },
    },
    async () => ({ results: (await deps.database.read('none', allStories)).map(presentRow) }),
  );
}

function create(routes: Routes, deps: Deps): void {
  routes.post(
    '/internal/stories/',
    {
      schema: { tags, summary: 'Begin a page', body: createStoryBody, response: { 201: contentStory } },
      config: { permission, errors: ['slug_taken'] },
    },
    async (request, reply) =>
      reply.code(201).send(await change(deps, request, (write) => createStory(write, request.body))),
  );
}

function show(routes: Routes, deps: Deps): void {
  routes.get(
    '/internal/stories/:qid/',
    {
      schema: { tags, params, summary: 'A page with its draft and its versions', response },
      config: { permission, errors: ['story_not_found'] },
    },
    ({ params: { qid: id } }) => deps.database.read('none', (db) => storyIn(deps, db, id)),
  );
}

function save(routes: Routes, deps: Deps): void {
  routes.put(
    '/internal/stories/:qid/',
    {
      schema: { tags, params, summary: 'Save the draft', body: saveStoryBody, response },
      config: { permission, errors: [...storyErrors, 'slug_taken', 'home_stays', 'content_too_large'] },
    },
    (request) => step(deps, request, (write, id) => saveDraft(write, id, request.body)),
  );
}

function publish(routes: Routes, deps: Deps): void {
  routes.post(
    '/internal/stories/:qid/publish/',
    {
      schema: { tags, params, summary: 'Visitors see the draft from now on', body: storyStepBody, response },
      config: { permission, errors: [...storyErrors, 'story_invalid'] },
    },
    (request) => step(deps, request, (write, id) => publishStory(write, id, request.body.version)),
  );
}

function unpublish(routes: Routes, deps: Deps): void {
  routes.post(
    '/internal/stories/:qid/unpublish/',
    {
      schema: { tags, params, summary: 'Take the page off the site', body: storyStepBody, response },
      config: { permission, errors: [...storyErrors, 'home_stays'] },
    },
    (request) => step(deps, request, (write, id) => unpublishStory(write, id, request.body.version)),
  );
}

function schedule(routes: Routes, deps: Deps): void {
  routes.post(
    '/internal/stories/:qid/schedule/',
    {
      schema: { tags, params, summary: 'Publish at a time, or no longer', body: scheduleStoryBody, response },
      config: { permission, errors: [...storyErrors, 'schedule_past', 'story_invalid'] },
    },
    (request) => step(deps, request, (write, id) => scheduleStory(write, id, request.body)),
  );
}

function restore(routes: Routes, deps: Deps): void {
  routes.post(
    '/internal/stories/:qid/restore/',
    {
      schema: { tags, params, summary: 'Make an earlier version the draft', body: restoreStoryBody, response },
      config: { permission, errors: [...storyErrors, 'version_not_found'] },
    },
    (request) => step(deps, request, (write, id) => restoreVersion(write, id, request.body)),
  );
}

type StepRequest = FastifyRequest & { readonly params: z.infer<typeof params> };

const step = (deps: Deps, request: StepRequest, work: (write: Write, id: string) => Promise<void>) =>
  change(deps, request, async (write) => {
    await work(write, request.params.qid);
    return request.params.qid;
  });

const change = (deps: Deps, request: FastifyRequest, work: (write: Write) => Promise<string>) =>
  writeOnce(deps, writeOf(request, { scope: 'none', asked: request.body }), contentStory, async (write) =>
    storyIn(deps, write.db, await work(write)),
  );

async function storyIn({ config, clock }: Deps, db: Db, id: string) {
  const story = await deliveredStory(db, { id }, { isDraft: true });
  if (!story) throw refuse('story_not_found');
  const path = story.slug === 'home' ? '/' : `/${story.slug}/`;
  const previewPath = `${path}?${previewQuery(config.tokenSecret, id, clock.now())}`;
  return presentStory(story, await versionsOf(db, id, shownVersions), previewPath);
}
