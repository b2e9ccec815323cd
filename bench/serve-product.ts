/** The product's own server as a process of its own, for the bench: production code, higher limits by configuration. */
import { serve } from '../api/src/main.ts';
import { readConfig } from '../api/src/platform/config.ts';

const config = readConfig(process.env);
const served = await serve({ ...config, databaseUrl: config.databaseUrl ?? '' });
process.send?.({ port: config.port });
process.on('SIGTERM', () => void served.close().then(() => process.exit(0)));
