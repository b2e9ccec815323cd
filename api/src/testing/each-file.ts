import { afterAll, vi } from 'vitest';
import { beginWithFreshDatabase } from './db.ts';

/**
 * Set up for every test file. Files share a process, so that its modules are loaded once: each begins with a database of
 * its own. A connection that is not pipelined answers one query at a time, and pg 9 refuses another one
 * meanwhile. Whoever sends it fails the run. The product's own connections are pipelined (`platform/db/database.ts`):
 * there, queries sent at once are one trip.
 */
beginWithFreshDatabase();
// What a file put in place of the platform's own goes with it.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Milliseconds that a test waits for what it expects, on a machine that is busy with others. */
const patience = 15_000;
const { waitFor } = vi;
const waitPatiently: typeof waitFor = (expected, options) =>
  waitFor(expected, typeof options === 'number' ? options : { timeout: patience, ...options });
if (waitFor.name !== waitPatiently.name) vi.waitFor = waitPatiently;
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: patience });
}

const refuse = (warning: Error) => {
  if (warning.name === 'DeprecationWarning' && warning.message.startsWith('Calling client.query()')) throw warning;
};
if (!process.listeners('warning').some(({ name }) => name === refuse.name)) process.on('warning', refuse);
