/** The page of sent messages at /dev/outbox/: plain HTML, development only. Mails are shown as people see them. */
import { devOutboxMessages as words } from '@quayside/contract/messages/mails';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { htmlOfMail, newestMessages, type SentMessage } from './messages.read-model.ts';

const closed = "default-src 'none'; base-uri 'none'";
const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
details{border-top:1px solid #8888;padding:.5rem 0}summary{cursor:pointer}iframe{width:100%;height:46rem;border:1px solid #8888}pre{white-space:pre-wrap;overflow-wrap:anywhere}`;

/** Registered beside the API, not under its path. */
export const devOutboxRoutes =
  ({ database }: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const config = { permission: 'public', unlisted: true } as const;
    app.get('/dev/outbox/', { config }, async (_request, reply) => {
      const messages = await database.read('none', (db) => newestMessages(db, undefined));
      const policy = `${closed}; frame-ancestors 'none'; frame-src 'self'; style-src 'unsafe-inline'`;
      reply.header('content-security-policy', policy);
      reply.header('x-content-type-options', 'nosniff').header('cache-control', 'no-store');
      return reply.type('text/html; charset=utf-8').send(page(messages));
    });
    app.get('/dev/outbox/:id/', { config }, async (request, reply) => {
      const { id } = z.object({ id: z.uuid() }).parse(request.params);
      const html = await database.read('none', (db) => htmlOfMail(db, id));
      // Helmet forbids every frame; this one is shown inside the page above.
      reply.header('content-security-policy', `${closed}; frame-ancestors 'self'; style-src 'unsafe-inline'`);
      reply.header('x-frame-options', 'SAMEORIGIN').header('cache-control', 'no-store');
      if (html === null) return reply.status(404).type('text/plain; charset=utf-8').send(words.none);
      return reply.type('text/html; charset=utf-8').send(html.replace('<head>', '<head><base target="_blank">'));
    });
  };

function page(messages: readonly SentMessage[]): string {
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${words.title}</title><style>${style}</style></head>
<body><h1>${words.title}</h1>${messages.length === 0 ? `<p>${words.none}</p>` : messages.map(entry).join('')}</body></html>`;
}

function entry({ id, createdAt, recipient, subject, body, html }: SentMessage): string {
  const name = escaped(subject === '' ? words.textMessage : subject);
  const shown =
    html === null
      ? ''
      : `<iframe loading="lazy" title="${name}" src="/dev/outbox/${id}/"></iframe><p><a href="/dev/outbox/${id}/">${words.alone}</a></p>`;
  return `<details><summary><b>${name}</b><br>${escaped(recipient)} · <time>${createdAt}</time></summary>${shown}<pre>${linked(body)}</pre></details>`;
}

/** Escapes first, then turns addresses into links: nothing of the text becomes markup. */
function linked(text: string): string {
  return escaped(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
