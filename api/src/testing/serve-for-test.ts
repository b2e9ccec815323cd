/** The real server with its worker on the database of the environment, without pages. A test kills it, or asks it to end. */
import { serve } from '../main.ts';
import { readConfig } from '../platform/config.ts';
import { listenForShutdown } from '../start/shutdown.ts';

const config = readConfig(process.env);
if (!config.databaseUrl) throw new Error('DATABASE_URL names the test’s database');
const ends = listenForShutdown();
const { address, close } = await serve({ ...config, databaseUrl: config.databaseUrl }, async () => ({
  handle: async () => new Response(),
  contentVersion: () => '',
  isDevelopment: false,
}));
ends.add(close);
process.stdout.write(`${address}\n`);
