/** A database that cannot be started or used; the message is one line that names the remedy, fit to be printed as it is. */
export class PostgresError extends Error {
  override readonly name = 'PostgresError';
}
