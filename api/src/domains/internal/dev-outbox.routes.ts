/** The page of sent messages at /dev/outbox/: plain HTML, development only. */
import { devOutboxMessages as words } from '@quayside/contract/messages/mails';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { newestMessages, type SentMessage } from './messages.read-model.ts';

/** Registered beside the API, not under its path. */
export const devOutboxRoutes =
  ({ database }: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    app.get('/dev/outbox/', { config: { permission: 'public', unlisted: true } }, async (_request, reply) => {
      const messages = await database.read('none', (db) => newestMessages(db, undefined));
      reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; base-uri 'none'");
      reply.header('x-content-type-options', 'nosniff').header('cache-control', 'no-store');
      return reply.type('text/html; charset=utf-8').send(page(messages));
    });
  };

function page(messages: readonly SentMessage[]): string {
  const { at, recipient, subject, body } = words.columns;
  const head = [at, recipient, subject, body].map((name) => `<th scope="col">${name}</th>`).join('');
  const table = `<table><thead><tr>${head}</tr></thead><tbody>${messages.map(row).join('')}</tbody></table>`;
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${words.title}</title></head>
<body><h1>${words.title}</h1>${messages.length === 0 ? `<p>${words.none}</p>` : table}</body></html>`;
}

function row({ createdAt, recipient, subject, body }: SentMessage): string {
  return `<tr><td><time>${createdAt}</time></td><td>${escaped(recipient)}</td><td>${escaped(subject)}</td><td><pre>${linked(body)}</pre></td></tr>`;
}

/** Escapes first, then turns addresses into links: nothing of the text becomes markup. */
function linked(text: string): string {
  return escaped(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
