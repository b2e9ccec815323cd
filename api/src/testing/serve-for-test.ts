/** The real server with its worker on the database of the environment, without pages. A test kills it. */
import { serve } from '../main.ts';
import { readConfig } from '../platform/config.ts';

const config = readConfig(process.env);
if (!config.databaseUrl) throw new Error('DATABASE_URL names the test’s database');
const { address } = await serve({ ...config, databaseUrl: config.databaseUrl }, async () => ({
  handle: async () => new Response(),
  contentVersion: () => '',
  isDevelopment: false,
}));
process.stdout.write(`${address}\n`);
