import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { type Config, readConfig } from '../config.ts';
import { registerCrossSiteGuard } from './cross-site.ts';
import { registerProblems } from './problems.ts';

const secret = { TOKEN_SECRET: 'x'.repeat(32) };

async function statusOf(config: Config, origin: string, host: string): Promise<number> {
  const app = Fastify();
  registerProblems(app);
  registerCrossSiteGuard(app, config);
  app.post('/', async () => 'done');
  const { statusCode } = await app.inject({ method: 'POST', url: '/', headers: { origin, host } });
  await app.close();
  return statusCode;
}

it('[GATE-06] a name that leads here is not ours because it does; only in development the address a page was opened at will do', async () => {
  const site = { ...secret, SITE_BASE_URL: 'https://portal.example.com' };
  const production = readConfig({ ...site, ENVIRONMENT: 'production', DATABASE_URL: 'postgres://db.example/quayside' });
  const development = readConfig(site);
  expect(await statusOf(production, 'https://portal.example.com', 'portal.example.com')).toBe(200);
  expect(await statusOf(production, 'https://rebound.example', 'rebound.example')).toBe(403);
  expect(await statusOf(development, 'https://rebound.example', 'rebound.example')).toBe(200);
  expect(await statusOf(development, 'https://rebound.example', 'portal.example.com')).toBe(403);
});
