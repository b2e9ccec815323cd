import { existsSync } from 'node:fs';
import type { Config } from '../platform/config.ts';

const seedModule = new URL('../../seeds/seed.ts', import.meta.url);

/** Sees to the demo world: made on the first start, topped up on later ones unless DEMO_TOPUP=0. */
export async function seedDemoWorld(config: Config & { readonly databaseUrl: string }, report: (line: string) => void) {
  if (!existsSync(seedModule)) return report('skipped: there is no demo world yet');
  const { seed } = await import(seedModule.href);
  await seed({ databaseUrl: config.databaseUrl, ...config.demo, report });
}
