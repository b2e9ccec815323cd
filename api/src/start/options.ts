import { parseArgs } from 'node:util';
import { z } from 'zod';

const schema = z.strictObject({
  /** Development: Vite's middleware instead of a build, restart of the API on a change. */
  dev: z.boolean().default(false),
  /** Empties the database before migrating. */
  fresh: z.boolean().default(false),
  /** Does that one step and ends. */
  only: z.enum(['migrate', 'reset', 'seed'], { error: '--only takes migrate, reset or seed' }).optional(),
});

export type StartOptions = z.infer<typeof schema>;

/** Reads the flags of start.mjs. Throws an Error with one line for a flag that does not exist. */
export function startOptions(args: readonly string[]): StartOptions {
  const { values } = parseArgs({
    args: [...args],
    options: { dev: { type: 'boolean' }, fresh: { type: 'boolean' }, only: { type: 'string' } },
  });
  const read = schema.safeParse(values);
  if (!read.success) throw new Error(read.error.issues[0]?.message);
  return read.data;
}
