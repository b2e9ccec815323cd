import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { ConfigError } from '../config-errors.ts';

/** The registry of feature flags: owner, default and the date by which the flag goes. */
export const flagRegistry = {
  logistics: { owner: 'fulfilment', default: true, removeBy: '2027-06-30' },
  'warehouse-shipment-take-over': { owner: 'fulfilment', default: true, removeBy: '2027-06-30' },
  'proforma-upload': { owner: 'sales', default: false, removeBy: '2027-06-30' },
} as const;

export type FlagName = keyof typeof flagRegistry;
export type Flags = Readonly<Record<FlagName, boolean>>;

/** The flags as the registry sets them. */
export const defaultFlags: Flags = {
  logistics: flagRegistry.logistics.default,
  'warehouse-shipment-take-over': flagRegistry['warehouse-shipment-take-over'].default,
  'proforma-upload': flagRegistry['proforma-upload'].default,
};

/** flagd's format (flagd.dev/schema/v0), of flags that are on or off for everybody. */
const flagFile = z.looseObject({
  flags: z.record(
    z.string(),
    z.looseObject({
      state: z.enum(['ENABLED', 'DISABLED']),
      variants: z.record(z.string(), z.boolean()),
      defaultVariant: z.string(),
      targeting: z.strictObject({}).optional(),
    }),
  ),
});

/**
 * The flags as a file sets them; those it does not name, or names as disabled, are as the registry sets them. Refuses with
 * ConfigError what is no such file, and rules for single people, which we do not follow.
 */
export function flagsOf(path: string | undefined): Flags {
  if (path === undefined) return defaultFlags;
  const file = flagFile.safeParse(contentOf(path));
  if (!file.success)
    throw new ConfigError([
      `FLAGS_FILE must be JSON in flagd's format, each flag with state, boolean variants and defaultVariant: ${z.prettifyError(file.error)}`,
    ]);
  const stateOf = (name: FlagName): boolean => {
    const flag = file.data.flags[name];
    const value = flag?.state === 'ENABLED' ? flag.variants[flag.defaultVariant] : undefined;
    return value ?? defaultFlags[name];
  };
  return {
    logistics: stateOf('logistics'),
    'warehouse-shipment-take-over': stateOf('warehouse-shipment-take-over'),
    'proforma-upload': stateOf('proforma-upload'),
  };
}

function contentOf(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'it is not JSON' : 'it cannot be read';
    throw new ConfigError([`FLAGS_FILE names "${path}", and ${reason}.`]);
  }
}
