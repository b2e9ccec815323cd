import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { chromiumPath } from './e2e/chromium.ts';

const port = Number(process.env.E2E_PORT ?? 3100);
const baseURL = process.env.E2E_BASE_URL ?? `http://localhost:${port}`;

const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-quic'];
const measured = '**/speed.spec.ts';
const onRealOrders = '**/world.spec.ts';
const use = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };

/**
 * Journeys in Chromium on a start of the product's own: empty database, demo world, the tools of development. Nothing is
 * retried. What is measured comes last and alone.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // Half of a journey is waiting for what was asked to be there.
  workers: Math.max(3, Math.ceil(availableParallelism() * 1.5)),
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // They end what hangs, on the slowest machine: how fast a page is, speed.spec measures.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL,
    // Recording every step takes a tenth of the time: `TRACE=1` does, to look at a journey that fails.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    launchOptions: { executablePath: chromiumPath(), args: [...asRoot, ...quiet] },
  },
  projects: [
    { name: 'journeys', testIgnore: [measured, onRealOrders], use },
    { name: 'real orders', testMatch: onRealOrders, dependencies: ['journeys'], use },
    { name: 'speed', testMatch: measured, fullyParallel: false, workers: 1, dependencies: ['real orders'], use },
  ],
  ...(process.env.E2E_BASE_URL
    ? {}
    : {
        webServer: {
          command: 'exec node start.mjs --fresh',
          url: `${baseURL}/api/readyz/`,
          timeout: 240_000,
          stdout: 'pipe',
          stderr: 'pipe',
          gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
          env: {
            PORT: String(port),
            DATA_DIR: '.quayside/e2e',
            LOG_LEVEL: 'warn',
            DEMO_LIVE: '0',
            LOGIN_LIMIT_PER_ACCOUNT: '1000',
            LOGIN_LIMIT_PER_ADDRESS: '10000',
            REQUESTS_PER_MINUTE: '100000',
          },
        },
      }),
});
