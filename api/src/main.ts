/** Starts HTTP and, in the same process, the worker. */
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import { contentFrom, makeDeps } from './deps.ts';
import { type OpenSite, openSiteContent } from './domains/content/content.public.ts';
import { systemClock } from './kernel/clock.ts';
import type { Config } from './platform/config.ts';
import { openDatabase } from './platform/db/database.ts';
import { flagsOf } from './platform/flags/flags.ts';
import { followFlags } from './platform/flags/follow-flags.ts';
import { drain } from './platform/http/drain.ts';
import { registerWeb } from './platform/http/web.ts';
import { openWebBuild, type WebBuild } from './platform/http/web-build.ts';
import { startWorker } from './platform/jobs/worker.ts';
import { errorLine } from './platform/loggable-error.ts';
import { outageLog } from './platform/outage-log.ts';
import { work } from './work.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

const builtWeb = ({ webReload }: Config): Promise<WebBuild> => openWebBuild({ root, isDevelopment: webReload });

/** Milliseconds for the jobs under way, and for the connections: a database that is gone answers no farewell. */
const longestEnd = 4_000;
const atMost = (milliseconds: number, ending: Promise<void>): Promise<void> =>
  Promise.race([ending, pause(milliseconds, undefined, { ref: false })]);

export type Served = { readonly address: string; close(): Promise<void> };

/** Listens on `config.host` and `config.port`; `openWeb` gives the pages. `close` lets running requests and jobs end, then gives everything back. */
export async function serve(config: Config & { readonly databaseUrl: string }, openWeb = builtWeb): Promise<Served> {
  const outage = outageLog((level, detail, what) => app?.log[level](detail, what));
  const { report } = outage;
  const database = openDatabase({
    url: config.databaseUrl,
    poolSize: config.databasePoolSize,
    report: (error) => outage.gone(errorLine(error)),
    back: outage.back,
    full: outage.full,
  });
  const flags = { ...flagsOf(config.flagsFile) };
  const deps = makeDeps(config, database, systemClock, { flags }, (call) => app.log.info({ call }, 'outside call'));
  const site: OpenSite = {};
  const app = await buildApp(deps, undefined, site);
  const unfollow = config.ofrep
    ? await followFlags(config.ofrep, flags, (outcome) => app.log.info({ outcome }, 'flag service'))
    : () => undefined;
  const content = await openSiteContent(deps, {
    send: (path) => app.inject(path),
    clientOf: contentFrom,
    report,
  });
  if (config.content) site.elsewhere = content;
  await registerWeb(app, { config, build: await openWeb(config), content });
  const worker = startWorker(work, deps, config.databaseUrl, report);
  const address = await app.listen({ host: config.host, port: config.port });
  return {
    // Fastify does not ask the server whether it speaks HTTPS.
    address: config.tls ? address.replace(/^http:/, 'https:') : address,
    close: async () => {
      unfollow();
      await drain(app);
      await atMost(longestEnd, content.close());
      await atMost(longestEnd, worker.stop());
      await atMost(longestEnd, database.close());
    },
  };
}
