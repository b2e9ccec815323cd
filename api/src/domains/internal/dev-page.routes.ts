/** The page at /dev/: what only development shows. Plain HTML, loaded anew when its codes end. */
import { devMessages as words } from '@quayside/contract/messages/dev';
import type { FastifyInstance } from 'fastify';
import { demoAccounts, demoFactorKey, hasDemoFactor } from '../../../seeds/demo-accounts.ts';
import { type Instant, plus, seconds } from '../../kernel/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import { codeAt, secondsOfCode } from '../second-factors/second-factors.public.ts';

const policy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; style-src 'unsafe-inline'";
const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
.code{font:600 2.5rem/1.2 ui-monospace,monospace;letter-spacing:.08em;margin:0}li{overflow-wrap:anywhere}code{overflow-wrap:anywhere}`;

/** Registered beside the API, not under its path. */
export const devPageRoutes =
  ({ clock }: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    app.get('/dev/', { config: { permission: 'public', unlisted: true } }, async (_request, reply) => {
      reply.header('content-security-policy', policy);
      reply.header('x-content-type-options', 'nosniff').header('cache-control', 'no-store');
      return reply.type('text/html; charset=utf-8').send(page(clock.now()));
    });
  };

function page(now: Instant): string {
  const left = secondsOfCode - (Math.floor(Date.parse(now) / 1_000) % secondsOfCode);
  const shown = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`;
  const holders = demoAccounts.filter(({ email }) => hasDemoFactor(email));
  const next = codeAt(demoFactorKey, plus(now, seconds(secondsOfCode)));
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${left}"><title>${words.title}</title><style>${style}</style></head>
<body><h1>${words.title}</h1><h2>${words.factor}</h2><p class="code">${shown(codeAt(demoFactorKey, now))}</p><p>${words.next(shown(next), left)}</p>
<p>${words.once}</p><ul>${holders.map(({ label, email }) => `<li>${label}: ${email}</li>`).join('')}</ul><p>${words.key} <code>${demoFactorKey}</code></p>
<h2>${words.more}</h2><ul><li><a href="/dev/outbox/">${words.outbox}</a></li><li><a href="/dev/codes/">${words.codes}</a></li><li><a href="/api/docs/">${words.calls}</a></li></ul></body></html>`;
}
