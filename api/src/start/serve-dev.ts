/** The server of --dev as a process of its own: tells its parent the address, and ends with it. */
import { readConfig } from '../platform/config.ts';
import { listenForShutdown } from './shutdown.ts';

const shutdown = listenForShutdown();
const config = readConfig(process.env);
const { serve } = await import('../main.ts');
const server = await serve({ ...config, databaseUrl: config.databaseUrl ?? '' });
shutdown.add(() => server.close());
process.send?.('listening');
