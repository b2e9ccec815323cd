import { defineConfig } from 'vitest/config';

/** Unit, contract and API tests on one embedded PostgreSQL. Each worker has a database of its own; nothing is retried. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['{api,contract,web,scripts,bench}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'web/build/**'],
    globalSetup: ['api/src/testing/global-setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    retry: 0,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    env: { NODE_ENV: 'test', TZ: 'UTC', LOG_LEVEL: 'silent' },
    restoreMocks: true,
  },
});
