/** The yardstick's server as a process of its own. */

import { readConfig } from '../api/src/platform/config.ts';
import { derivedKey } from '../api/src/platform/derived-key.ts';
import { startBareServer } from './yardstick/bare-server.ts';

const config = readConfig(process.env);
const served = await startBareServer({
  url: config.databaseUrl ?? '',
  poolSize: config.databasePoolSize,
  key: derivedKey(config.tokenSecret, 'access-token'),
});
process.send?.({ port: served.port });
process.on('SIGTERM', () => void served.close().then(() => process.exit(0)));
