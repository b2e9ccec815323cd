import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/longest-first.ts';

/** Real input, which is no part of the product; tests of it say that they did not run where it is absent. */
const data = resolve(process.env.QUAYSIDE_DATA ?? '../shared/data');

/** Unit, contract and API tests on one embedded PostgreSQL. Each worker has a database of its own; nothing is retried. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['{api,contract,web,scripts,bench}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'web/build/**'],
    globalSetup: ['api/src/testing/global-setup.ts'],
    setupFiles: ['api/src/testing/each-file.ts'],
    pool: 'forks',
    // Files share their worker's modules: loading the product anew for each takes longer than most tests.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // Tests of faults that last and of limits that end mostly sleep: a third file runs beside them.
    maxWorkers: Math.max(3, Math.ceil(availableParallelism() * 1.5)),
    retry: 0,
    // Of what never comes; what has to be quick says so itself, and a busy machine is no failure.
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 60_000,
    env: {
      ...{ NODE_ENV: 'test', TZ: 'UTC', LOG_LEVEL: 'silent' },
      ...(existsSync(data) ? { QUAYSIDE_DATA: data } : {}),
    },
    restoreMocks: true,
  },
});
