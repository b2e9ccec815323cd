/**
 * The interactive reference of the API: Swagger UI on a page of its own under a policy of its own. It loads nothing from
 * elsewhere and keeps no token. Its script is 1.7 MB (0.5 MB compressed), which no other page loads.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { apiReferenceMessages as words } from '@quayside/contract/messages/api-reference';
import { commonMessages } from '@quayside/contract/messages/common';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { Refusal } from '../../kernel/errors.ts';
import type { Deps } from '../deps.ts';
import { typed } from './server.ts';

const require = createRequire(import.meta.url);
const folder = dirname(require.resolve('swagger-ui-dist/swagger-ui.css'));
const types = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' } as const;
const files = { 'swagger-ui-bundle.js': types.js, 'swagger-ui.css': types.css, 'start.js': types.js } as const;
type FileName = keyof typeof files;

/** Swagger UI writes style attributes, and its icons are data addresses. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join(';');

const start = `SwaggerUIBundle({
  url: '../openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'none',
  displayOperationId: true,
  persistAuthorization: false,
  tryItOutEnabled: true,
  validatorUrl: null,
});
`;

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.title}</title>
<link rel="stylesheet" href="swagger-ui.css">
</head>
<body>
<main id="reference"><noscript>${words.noScript}</noscript></main>
<script src="swagger-ui-bundle.js"></script>
<script src="start.js"></script>
</body>
</html>
`;

export const docsRoutes =
  (_deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    const read = reader();
    routes.get(
      '/docs/',
      {
        schema: { tags: ['system'], summary: 'This reference, to be read and tried' },
        config: { permission: 'public' },
      },
      async (_request, reply) => policed(reply).type('text/html; charset=utf-8').send(page),
    );
    routes.get(
      '/docs/:file',
      { schema: { params: z.strictObject({ file: z.string() }) }, config: { permission: 'public', unlisted: true } },
      async (request, reply) => {
        const { file } = request.params;
        if (!isFile(file)) throw new Refusal('not_found', 404, commonMessages.not_found);
        return policed(reply).header('cache-control', 'public, max-age=86400').type(files[file]).send(read(file));
      },
    );
  };

const isFile = (name: string): name is FileName => Object.hasOwn(files, name);
const policed = (reply: FastifyReply): FastifyReply => reply.header('content-security-policy', policy);

/** Read when somebody asks first: most starts never need them. */
function reader(): (file: FileName) => string {
  const known = new Map<FileName, string>();
  return (file) => {
    const text = known.get(file) ?? (file === 'start.js' ? start : readFileSync(join(folder, file), 'utf8'));
    known.set(file, text);
    return text;
  };
}
