import { parseArgs } from 'node:util';
import { z } from 'zod';
import { ConfigError } from '../platform/config.ts';

const schema = z.strictObject({
  /** Development: Vite's middleware instead of a build, restart of the API on a change. */
  dev: z.boolean().default(false),
  /** Empties the database before migrating. */
  fresh: z.boolean().default(false),
  /** Does that one step and ends. */
  only: z.enum(['migrate', 'reset', 'seed'], { error: '--only takes migrate, reset or seed' }).optional(),
});

export type StartOptions = z.infer<typeof schema>;

/** Reads the flags of start.mjs. Throws ConfigError with one line for a flag that does not exist. */
export function startOptions(args: readonly string[]): StartOptions {
  const read = schema.safeParse(valuesOf(args));
  if (!read.success) throw new ConfigError([read.error.issues[0]?.message ?? '']);
  return read.data;
}

function valuesOf(args: readonly string[]): unknown {
  const options = { dev: { type: 'boolean' }, fresh: { type: 'boolean' }, only: { type: 'string' } } as const;
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch {
    throw new ConfigError([
      `Unknown flag in: ${args.join(' ')}. There are --dev, --fresh and --only=migrate|reset|seed.`,
    ]);
  }
}
