/** The published document, made from the routes without a database. */
import { buildApp } from './app.ts';
import { makeDeps } from './deps.ts';
import { readConfig } from './platform/config.ts';
import { openDatabase } from './platform/db/database.ts';

/** OpenAPI 3.1 of every listed operation, the same on every machine. */
export async function openApiDocument(): Promise<unknown> {
  const config = readConfig({
    TOKEN_SECRET: 'only for the document, never used',
    LOG_LEVEL: 'silent',
    ENVIRONMENT: 'preview',
  });
  const database = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', poolSize: 1, report: () => undefined });
  const app = await buildApp(makeDeps(config, database));
  await app.ready();
  const answer = await app.inject({ method: 'GET', url: `${config.apiBasePath}/openapi.json` });
  await app.close();
  await database.close();
  return answer.json();
}
