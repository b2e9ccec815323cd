import { parseArgs } from 'node:util';
import { staffPermissions, staffRights } from '@quayside/contract/permissions';
import { z } from 'zod';
import { ConfigError } from '../platform/config.ts';

const oneRight = z.enum(staffRights, { error: `--rights takes all, or some of ${staffRights.join(',')}` });
const rights = z
  .string()
  .transform((list) => (list === 'all' ? [...staffPermissions] : list.split(',')))
  .pipe(z.array(oneRight));

const schema = z.strictObject({
  /** Development: Vite's middleware instead of a build, restart of the API on a change. */
  dev: z.boolean().default(false),
  /** Empties the database before migrating. */
  fresh: z.boolean().default(false),
  /** Does that one step and ends. */
  only: z
    .enum(['migrate', 'reset', 'seed', 'staff'], { error: '--only takes migrate, reset, seed or staff' })
    .optional(),
  /** With --only=staff: who, and the rights this person has from then on; `all` for each there is. */
  email: z.string().trim().toLowerCase().optional(),
  rights: rights.optional(),
});

export type StartOptions = z.infer<typeof schema>;

/** Reads the flags of start.mjs. Throws ConfigError with one line for a flag that does not exist. */
export function startOptions(args: readonly string[]): StartOptions {
  const read = schema.safeParse(valuesOf(args));
  if (!read.success) throw new ConfigError([read.error.issues[0]?.message ?? '']);
  return read.data;
}

function valuesOf(args: readonly string[]): unknown {
  const text = { type: 'string' } as const;
  const options = {
    dev: { type: 'boolean' },
    fresh: { type: 'boolean' },
    only: text,
    email: text,
    rights: text,
  } as const;
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch {
    throw new ConfigError([
      `Unknown flag in: ${args.join(' ')}. There are --dev, --fresh and --only=migrate|reset|seed|staff.`,
    ]);
  }
}
