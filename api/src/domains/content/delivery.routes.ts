/**
 * The embedded store speaks Storyblok's Content Delivery API v2, read-only: the site reads it through the vendor's client,
 * so that a space at Storyblok takes its place by configuration (integrations, section 2; INTG-01).
 */
import { timingSafeEqual } from 'node:crypto';
import { firstLanguage, isLanguage, languageIn, otherLanguages } from '@quayside/contract/content-language-values';
import type { ContentLanguage } from '@quayside/contract/content-values';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Db } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { derivedKey } from '../../platform/derived-key.ts';
import { type DeliveredStory, storyOnDelivery } from './content.presenter.ts';

import {
  allRedirects,
  contentNumber,
  type Delivered,
  deliveredStories,
  deliveredStory,
  type StoryRecord,
  storiesByIds,
} from './content.read-model.ts';
import { idsIn, relationsOf } from './relations.ts';

/** Public token of the embedded store, as in a page of the vendor's documentation: it opens what is published anyway. */
export const publicToken = 'embedded-public';

/** Opens drafts too; nobody outside this installation knows it. */
export const previewKey = (tokenSecret: string): string => derivedKey(tokenSecret, 'content-preview').toString('hex');

const short = z.string().max(200);
const common = {
  token: short.optional(),
  version: z.enum(['published', 'draft']).default('published'),
  cv: short.optional(),
};
const resolving = {
  resolve_relations: z.string().max(1_000).optional(),
  resolve_level: short.optional(),
  resolve_links: short.optional(),
  resolve_links_level: short.optional(),
  language: short.optional(),
  fallback_lang: short.optional(),
};
const oneQuery = z.strictObject({ ...common, ...resolving, find_by: z.enum(['uuid']).optional() });
const manyQuery = z.strictObject({
  ...common,
  ...resolving,
  starts_with: short.optional(),
  by_slugs: z.string().max(4_000).optional(),
  by_uuids: z.string().max(4_000).optional(),
  sort_by: short.optional(),
  page: z.coerce.number().int().min(1).max(1_000).default(1),
  per_page: z.coerce.number().int().min(1).max(100).default(25),
});
const entryQuery = z.strictObject({
  ...common,
  datasource: short.optional(),
  dimension: short.optional(),
  page: z.coerce.number().int().min(1).max(1_000).default(1),
  per_page: z.coerce.number().int().min(1).max(1_000).default(25),
});
const spaceQuery = z.strictObject(common);

export const deliveryRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const open = { config: { permission: 'public' as const, unlisted: true as const } };
    app.get('/spaces/me', open, (request, reply) =>
      answer(deps, request, reply, spaceQuery, async (_, db) => {
        const cv = await contentNumber(db);
        return {
          space: {
            id: 1,
            name: 'Quayside',
            domain: `${deps.config.siteBaseUrl}/`,
            version: cv,
            language_codes: otherLanguages,
          },
        };
      }),
    );
    app.get('/stories', open, (request, reply) =>
      answer(deps, request, reply, manyQuery, (query, db) => many(query, db, reply)),
    );
    app.get<{ Params: { '*': string } }>('/stories/*', open, (request, reply) =>
      answer(deps, request, reply, oneQuery, (query, db) => one(request.params['*'], query, db)),
    );
    app.get('/links', open, (request, reply) => answer(deps, request, reply, spaceQuery, links));
    app.get('/datasource_entries', open, (request, reply) =>
      answer(deps, request, reply, entryQuery, async ({ datasource, page, per_page: size }, db) => {
        const entries = datasource === 'redirects' ? await allRedirects(db) : [];
        reply.headers({ total: entries.length, 'per-page': size });
        return { datasource_entries: entries.slice((page - 1) * size, page * size) };
      }),
    );
    app.get('/datasources', open, (request, reply) =>
      answer(deps, request, reply, spaceQuery, async () => ({
        datasources: [{ id: 1, name: 'Redirects', slug: 'redirects' }],
      })),
    );
    app.get('/tags', open, (request, reply) => answer(deps, request, reply, spaceQuery, async () => ({ tags: [] })));
  };

/** Checks token and query as the vendor does: 401, 422 with the parameter's name, and a hop to the newest `cv`. */
async function answer<Query extends { token?: string | undefined; version: string; cv?: string | undefined }>(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  schema: z.ZodType<Query>,
  work: (query: Query, db: Db) => Promise<object | null>,
): Promise<unknown> {
  const parsed = schema.safeParse(request.query);
  const { token } = z
    .object({ token: short.catch('') })
    .catch({ token: '' })
    .parse(request.query);
  const isOpen = isToken(token, publicToken);
  const isPreview = isToken(token, previewKey(deps.config.tokenSecret));
  if (!isOpen && !isPreview) return reply.code(401).send({ error: 'Unauthorized' });
  if (!parsed.success)
    return reply
      .code(422)
      .send({ error: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ') });
  if (parsed.data.version === 'draft' && !isPreview) return reply.code(401).send({ error: 'Unauthorized' });
  return deps.database.read('none', async (db) => {
    const cv = await contentNumber(db);
    if (parsed.data.cv === undefined) return reply.redirect(withNumber(request.url, cv), 301);
    const body = await work(parsed.data, db);
    if (body === null) return reply.code(404).send(['This record could not be found']);
    return reply.header('cache-control', 'no-store').send({ ...body, cv });
  });
}

function isToken(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const withNumber = (url: string, cv: number): string => `${url}${url.includes('?') ? '&' : '?'}cv=${cv}`;
const deliveredOf = ({ version }: { version: string }): Delivered => ({ isDraft: version === 'draft' });

async function one(address: string, query: z.infer<typeof oneQuery>, db: Db): Promise<object | null> {
  const delivered = deliveredOf(query);
  // A language stands before the address, or beside it.
  const { slug, language } = languageIn(address.replace(/\/$/, ''));
  const wanted = languageOf(query, language);
  const found = await deliveredStory(db, wantedBy(slug, query.find_by), delivered);
  if (!found) return null;
  const story = storyOnDelivery(found, delivered, wanted);
  return { story, ...(await related([story], query, db, wanted)) };
}

/** A language that is none of ours is read as the first. */
const languageOf = ({ language }: { language?: string | undefined }, other: ContentLanguage): ContentLanguage =>
  isLanguage(language) ? language : other;

function wantedBy(slug: string, findBy: 'uuid' | undefined) {
  if (findBy === 'uuid') return z.uuid().safeParse(slug).success ? { id: slug } : { slug: '' };
  return /^\d{1,9}$/.test(slug) ? { number: Number(slug) } : { slug };
}

async function many(query: z.infer<typeof manyQuery>, db: Db, reply: FastifyReply): Promise<object> {
  const delivered = deliveredOf(query);
  const listed = (value: string | undefined) => (value === undefined ? {} : { list: value.split(',').slice(0, 100) });
  const { list: slugs } = listed(query.by_slugs);
  const { list: uuids } = listed(query.by_uuids);
  const filter = {
    ...delivered,
    ...(query.starts_with ? { startsWith: query.starts_with } : {}),
    ...(slugs ? { slugs } : {}),
    ...(uuids ? { ids: uuids.filter((id) => z.uuid().safeParse(id).success) } : {}),
  };
  const { rows, total } = await deliveredStories(db, filter, {
    offset: (query.page - 1) * query.per_page,
    limit: query.per_page,
  });
  reply.headers({ total, 'per-page': query.per_page });
  const language = languageOf(query, firstLanguage);
  const stories = rows.map((row) => storyOnDelivery(row, delivered, language));
  return { stories, ...(await related(stories, query, db, language)) };
}

/** Stories that the named fields refer to. */
async function related(
  stories: readonly DeliveredStory[],
  query: z.infer<typeof oneQuery> | z.infer<typeof manyQuery>,
  db: Db,
  language: ContentLanguage,
) {
  const relations = relationsOf(query.resolve_relations);
  const ids = [...new Set(stories.flatMap(({ content }) => idsIn(content, relations)))].slice(0, 50);
  const delivered = deliveredOf(query);
  const rows: StoryRecord[] = ids.length === 0 ? [] : await storiesByIds(db, ids, delivered);
  return { rels: rows.map((row) => storyOnDelivery(row, delivered, language)), links: [] };
}

async function links(query: z.infer<typeof spaceQuery>, db: Db): Promise<object> {
  const { rows } = await deliveredStories(db, deliveredOf(query), { offset: 0, limit: 1_000 });
  const entries = rows.map((row) => {
    const { id, uuid, slug, full_slug, name } = storyOnDelivery(row, deliveredOf(query));
    const link = { id, uuid, slug: full_slug, path: null, real_path: `/${full_slug}`, name };
    const rest = {
      is_folder: false,
      is_startpage: false,
      parent_id: null,
      published: row.published !== null,
      position: 0,
    };
    return [uuid, { ...link, ...rest, slug: full_slug.length > 0 ? full_slug : slug }] as const;
  });
  return { links: Object.fromEntries(entries) };
}
