/** The image service: pictures of the site in the size, format and quality asked for, made once and kept (MKT-08, INTG-05). */
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { inLanguage, languageIn } from '@quayside/contract/content-language-values';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import sharp from 'sharp';
import { z } from 'zod';
import type { ContentPort } from '../../adapters/content/content.port.ts';
import { fairTurns } from '../../kernel/fair-turns.ts';
import { networkOf } from '../../kernel/network.ts';
import type { Deps } from '../../platform/deps.ts';
import { derivedKey } from '../../platform/derived-key.ts';
import { readStored } from '../../platform/files/stored-files.ts';
import { unavailable } from '../../platform/http/problems.ts';
import { assetById, deliveredStory } from './content.read-model.ts';
import { formatFor, type ImageFormat, type ImageWish, imageWish } from './image-wish.ts';
import type { OpenSite } from './site-content.ts';

type Made = { readonly type: string; readonly bytes: Buffer };

/** Bytes of finished pictures one process keeps; the oldest go first. */
const keptBytes = 64 * 1_048_576;
const mostPixels = 40_000_000;
/** Within the time a request may take. */
const longestSeconds = 8;
/** One picture is computed at a time: passwords need the same threads, and every network gets its turn. */
const inTurn = fairTurns({ together: 1, waiting: 100, refusal: unavailable });
const types = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg', png: 'image/png' } as const;
const aYear = 'public, max-age=31536000, immutable';
const isId = (text: string): boolean => z.uuid().safeParse(text).success;

export const imageRoutes =
  (deps: Deps, site: OpenSite = {}) =>
  async (app: FastifyInstance): Promise<void> => {
    const secret = derivedKey(deps.config.tokenSecret, 'image-signature').toString('hex');
    const made = keptPictures();
    const pageElsewhere = keptPages();
    app.get<{ Params: { '*': string } }>(
      '/img/og/*',
      { config: { permission: 'public', unlisted: true } },
      async (request, reply) => {
        const picture = await sharedPage({ deps, site, made, pageElsewhere }, request);
        reply.header('x-content-type-options', 'nosniff').header('content-security-policy', "default-src 'none'");
        if (!picture) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
        return sendPicture(request, reply.header('cache-control', 'public, max-age=3600'), picture);
      },
    );
    app.get<{ Params: { id: string; '*': string } }>(
      '/img/a/:id/*',
      { config: { permission: 'public', unlisted: true } },
      async (request, reply) => {
        const { id } = request.params;
        const [path = '', search = ''] = request.url.split('?');
        const wish = isId(id) ? imageWish(path.slice('/img'.length), search, secret) : null;
        reply.header('x-content-type-options', 'nosniff').header('content-security-policy', "default-src 'none'");
        if (!wish) return reply.code(400).type('text/plain; charset=utf-8').send('Not a picture of this site');
        const format = formatFor(wish, request.headers.accept ?? '');
        const picture = await made(JSON.stringify([id, wish, format]), () =>
          inTurn(networkOf(request.ip ?? ''), () => makePicture(deps, id, wish, format)),
        );
        if (!picture) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
        return sendPicture(request, reply.headers({ 'cache-control': aYear, vary: 'accept' }), picture);
      },
    );
  };

/** Whoever has the picture still is told so in place of it. */
function sendPicture({ headers }: FastifyRequest, reply: FastifyReply, { type, bytes }: Made): FastifyReply {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
  reply.header('etag', etag);
  if (headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  return reply.type(type).send(bytes);
}

type Shared = {
  readonly deps: Deps;
  readonly site: OpenSite;
  readonly made: ReturnType<typeof keptPictures>;
  readonly pageElsewhere: ReturnType<typeof keptPages>;
};

/** `fees/picture.png`: the picture of the page "fees" as it is published, `nl/fees/picture.png` its Dutch one. */
async function sharedPage(
  { deps, site, made, pageElsewhere }: Shared,
  { params: { '*': path }, ip }: FastifyRequest<{ Params: { '*': string } }>,
): Promise<Made | null> {
  const address = path.replace(/\/?picture\.png$/, '') || 'home';
  const page = site.elsewhere ? await pageElsewhere(site.elsewhere, address) : await pageHere(deps, address);
  if (page?.content.component !== 'page') return null;
  const { title, description } = page.content;
  const words: [string, string] = [title || page.name, description];
  const draw = async (): Promise<Made> => {
    // Loaded with the first picture, not with the server: it draws with the fonts of papers.
    const { sharingPicture } = await import('./sharing-picture.ts');
    return { type: types.png, bytes: await sharingPicture(...words) };
  };
  return made(JSON.stringify(words), () => inTurn(networkOf(ip ?? ''), draw));
}

type Elsewhere = Pick<ContentPort, 'story' | 'version'>;
const pageWords = z.looseObject({
  ...{ component: z.string(), title: z.string().catch(''), description: z.string().catch('') },
});
type SharedPage = { readonly name: string; readonly content: z.infer<typeof pageWords> };

async function pageHere(deps: Deps, address: string): Promise<SharedPage | null> {
  const { slug, language } = languageIn(address);
  const story = await deps.database.read('none', (db) => deliveredStory(db, { slug }, { isDraft: false }));
  return story?.published
    ? { name: story.name, content: pageWords.parse(inLanguage(story.published, language)) }
    : null;
}

/** Addresses of a space elsewhere whose words are kept; the oldest goes first. */
const mostPages = 500;

/**
 * Of a space elsewhere: what its pages are made of, in the language of the address already. Asked for once per address and
 * publication, since every picture would else ask the space anew.
 */
function keptPages() {
  const kept = new Map<string, Promise<SharedPage | null>>();
  const read = async (content: Elsewhere, address: string): Promise<SharedPage | null> => {
    const story = await content.story(address);
    return story && { name: story.name, content: pageWords.parse(story.content) };
  };
  return async (content: Elsewhere, address: string): Promise<SharedPage | null> => {
    if (!/^[a-z0-9/-]{1,160}$/.test(address)) return null;
    const key = `${content.version()} ${address}`;
    const page = kept.get(key) ?? read(content, address);
    kept.set(key, page);
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size > mostPages) kept.delete(oldest);
    return page.catch(() => {
      kept.delete(key);
      throw unavailable();
    });
  };
}

async function makePicture(deps: Deps, id: string, wish: ImageWish, format: ImageFormat): Promise<Made | null> {
  const asset = await deps.database.read('none', (db) => assetById(db, id));
  if (!asset) return null;
  const source = await buffer(await readStored(deps, asset.fileId));
  const picture = sharp(source, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient();
  const { w, h, dpr, fit, q } = wish;
  if (w !== undefined || h !== undefined)
    picture.resize({
      ...(w === undefined ? {} : { width: w * dpr }),
      ...(h === undefined ? {} : { height: h * dpr }),
      fit: fit === 'crop' ? 'cover' : 'inside',
      withoutEnlargement: true,
    });
  const quality = wish.auto === 'compress' ? 45 : q;
  const wanted = format === 'source' ? ((await picture.metadata()).hasAlpha ? 'png' : 'jpeg') : format;
  const encoded = wanted === 'png' ? picture.png() : picture.toFormat(wanted, { quality });
  return { type: types[wanted], bytes: await encoded.timeout({ seconds: longestSeconds }).toBuffer() };
}

/** One computation per picture, however many ask at once. */
function keptPictures() {
  const kept = new Map<string, Promise<Made | null>>();
  let bytes = 0;
  const forgetOldest = async (): Promise<void> => {
    for (const [key, value] of kept) {
      if (bytes <= keptBytes) return;
      kept.delete(key);
      bytes -= (await value)?.bytes.length ?? 0;
    }
  };
  return (key: string, make: () => Promise<Made | null>): Promise<Made | null> => {
    const known = kept.get(key);
    if (known) return known;
    const value = make();
    kept.set(key, value);
    value.then(
      (picture) => {
        bytes += picture?.bytes.length ?? 0;
        if (picture === null) kept.delete(key);
        return forgetOldest();
      },
      () => kept.delete(key),
    );
    return value;
  };
}
