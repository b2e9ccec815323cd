/** npm run check: the guard rails; exit code 1 when one fails. */
import { runChecks } from './run-checks.mjs';

const { failed } = await runChecks();
process.exitCode = failed > 0 ? 1 : 0;
