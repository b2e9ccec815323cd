/** Starts HTTP and, in the same process, the worker. */
import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import { makeDeps } from './deps.ts';
import { systemClock } from './kernel/clock.ts';
import type { Config } from './platform/config.ts';
import { openDatabase } from './platform/db/database.ts';
import { registerWeb } from './platform/http/web.ts';
import { openWebBuild, type WebBuild } from './platform/http/web-build.ts';
import { startWorker } from './platform/jobs/worker.ts';
import { work } from './work.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

const builtWeb = ({ webReload }: Config): Promise<WebBuild> => openWebBuild({ root, isDevelopment: webReload });

export type Served = { readonly address: string; close(): Promise<void> };

/** Listens on `config.host` and `config.port`; `openWeb` gives the pages. `close` lets running requests and jobs end, then gives everything back. */
export async function serve(config: Config & { readonly databaseUrl: string }, openWeb = builtWeb): Promise<Served> {
  const report = (what: string, detail: unknown) => app?.log.error({ detail }, what);
  const database = openDatabase({
    url: config.databaseUrl,
    poolSize: config.databasePoolSize,
    report: (error) => report('lost a database connection', error.message),
  });
  const deps = makeDeps(config, database, systemClock, {}, (call) => app.log.info({ call }, 'outside call'));
  const app = await buildApp(deps);
  await registerWeb(app, { config, build: await openWeb(config) });
  const worker = startWorker(work, deps, config.databaseUrl, report);
  const address = await app.listen({ host: config.host, port: config.port });
  return {
    address,
    close: async () => {
      await app.close();
      await worker.stop();
      await database.close();
    },
  };
}
