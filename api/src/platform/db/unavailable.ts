/**
 * What the database could not do now though nobody asked for anything wrong: it is gone, full, busy or ending, or the
 * time was up. The same may be asked again; whether a write was done is not known.
 */
import { sqlState } from './sql-state.ts';

export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  constructor(cause: unknown) {
    super('The database is not available', { cause });
  }
}

/** Connection trouble, no resources (a full disk among them), an operator's doing (an end, a cancelled statement). */
const classes = new Set(['08', '53', '57']);
const states = new Set([
  // A write to what has become a standby: the failover is not over.
  '25006',
  // Its disk does not answer as it should.
  '58030',
]);
const network = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
]);
/** What the driver says without a code. */
const words = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Client has encountered a connection error',
  'Client was closed',
  'Cannot use a pool after calling end',
];

/** Whether the database was the reason, and not what was asked of it. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseUnavailable) return true;
  const state = sqlState(error);
  if (state !== undefined) return states.has(state) || network.has(state) || hasClass(state);
  if (words.some((beginning) => error.message.startsWith(beginning))) return true;
  return error.cause !== undefined && isUnavailable(error.cause);
}

const hasClass = (state: string): boolean => state.length === 5 && classes.has(state.slice(0, 2));
