/** Which database the tools of this folder work on. */
import { join } from 'node:path';
import type { Config } from '../../api/src/platform/config.ts';
import { migrate } from '../../api/src/platform/db/migrate.ts';
import { checkExternalDatabase } from '../../api/src/platform/postgres/external-database.ts';
import { askHolder } from '../../api/src/platform/postgres/instance-lock.ts';
import { startPostgres } from '../../api/src/platform/postgres/start-postgres.ts';

export type TargetDatabase = { readonly url: string; close(): Promise<void> };

/** DATABASE_URL, else the embedded server of DATA_DIR, where `npm start` keeps it: the running one, or one started for the purpose. Migrated. */
export async function openTargetDatabase({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<TargetDatabase> {
  const target = databaseUrl ? await external(databaseUrl) : await embedded(join(dataDir, 'postgres'));
  await migrate(target.url);
  return target;
}

async function external(url: string): Promise<TargetDatabase> {
  await checkExternalDatabase(url);
  return { url, close: async () => undefined };
}

async function embedded(dataDir: string): Promise<TargetDatabase> {
  const holder = await askHolder(dataDir);
  if (holder?.url) return { url: holder.url, close: async () => undefined };
  const { url, stop } = await startPostgres({ dataDir });
  return { url, close: stop };
}
