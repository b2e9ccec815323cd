import type { Config } from '../platform/config.ts';
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
  await starting;
}
