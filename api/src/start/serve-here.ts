import { demoPassword, simulatedBuyers } from '../../seeds/demo-accounts.ts';
import type { Config } from '../platform/config.ts';
import { keepVisiting, type Send } from './demo-buyer.ts';
import type { StartOptions } from './options.ts';
import { serveReloading } from './serve-reloading.ts';
import type { Shutdown } from './shutdown.ts';

/** Starts the server, and adds its graceful end. Under --dev it restarts on changes. */
export async function serveHere(
  config: Config & { readonly databaseUrl: string },
  options: StartOptions,
  ends: Shutdown,
): Promise<void> {
  if (options.dev) return serveReloading(config, ends);
  const { serve } = await import('../main.ts');
  const starting = serve(config);
  // Added before it stands: asked to end meanwhile, the database stays until the server has started and closed again.
  ends.add(async () => (await starting).close());
  const { address } = await starting;
  const { live } = config.demo;
  // Simulated buyers know no certificate of one's own.
  if (live === 0 || config.tls) return;
  const visiting = keepVisiting(sendTo(`${address}${config.apiBasePath}`), demoBuyers, live);
  ends.add(async () => visiting.stop());
}

const demoBuyers = simulatedBuyers.map((email) => ({ email, password: demoPassword }));
const longestAnswer = 10_000;

/** Over the network, like every client. */
const sendTo =
  (base: string): Send =>
  async ({ method, url, headers, payload }) => {
    const answer = await fetch(`${base}${url}`, {
      method,
      headers: { ...headers, ...(payload && { 'content-type': 'application/json' }) },
      ...(payload && { body: JSON.stringify(payload) }),
      signal: AbortSignal.timeout(longestAnswer),
    });
    return { statusCode: answer.status, body: await answer.text() };
  };
