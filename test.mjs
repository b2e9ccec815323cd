/**
 * npm test: guard rails, unit and API tests, browser journeys. Free of dependencies and fit for Node 20: it installs
 * what is missing and hands over to scripts/run-tests.mjs on the pinned runtime.
 */
import { install, onPinnedRuntime } from './scripts/install.mjs';

try {
  await install();
  const code = await onPinnedRuntime('scripts/run-tests.mjs', process.argv.slice(2));
  if (code !== undefined) process.exitCode = code;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
