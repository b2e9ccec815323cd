/** The SQLSTATE of an error from the driver, also when Drizzle has wrapped it; of a lost connection the network's code. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.cause === undefined ? undefined : sqlState(error.cause);
}
