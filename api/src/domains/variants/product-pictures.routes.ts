/** Pictures of products: small drawings that never change under their address. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { productPicture } from './product-pictures.read-model.ts';

/** Kept by browsers and proxies for good: another picture gets another address. */
const aYear = 'public, max-age=31536000, immutable';
/** Opened by itself, a picture is a page of this site: it may load and run nothing. */
const policy = "default-src 'none'; sandbox";

export const productPictureRoutes =
  ({ database }: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    app.get<{ Params: { id: string } }>(
      '/img/p/:id/1.svg',
      { config: { permission: 'public', unlisted: true } },
      async (request, reply) => {
        const { data: id } = z.uuid().safeParse(request.params.id);
        reply.header('x-content-type-options', 'nosniff').header('content-security-policy', policy);
        const picture = id ? await productPicture(database, id) : undefined;
        if (!picture) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
        return reply.header('cache-control', aYear).type('image/svg+xml; charset=utf-8').send(picture);
      },
    );
  };
