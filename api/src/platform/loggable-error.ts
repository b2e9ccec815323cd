/**
 * What a log may say of an error (ERR-17): where it happened and of which kind it is. Never what somebody typed, nor real
 * ids: a database's message quotes values, a failed query carries all of its own, and other messages quote what they
 * could not read.
 */
import { isUnavailable } from './db/unavailable.ts';

export type LoggableError = {
  readonly type: string;
  readonly message: string;
  /** Where it happened, innermost first. */
  readonly stack: string;
  readonly [detail: string]: string;
};

const mostFrames = 12;
const longestMessage = 200;
const deepest = 5;
const mostReasons = 3;

/**
 * For the serializer of `err`, and wherever an error is reported. Of a database's error: SQLSTATE, table, constraint; of several
 * failures in one: what the first different ones said.
 */
export function loggableError(error: unknown): LoggableError {
  if (!(error instanceof Error)) return { type: typeof error, message: statusLine(error), stack: '' };
  const code = textOf(error, 'code');
  const details = ofDatabase(error) ?? (code ? { code } : {});
  const reasons = reasonsOf(error);
  return {
    ...{ type: error.name, message: errorLine(error), stack: framesOf(error), ...details },
    ...(reasons ? { reasons } : {}),
  };
}

/** Clients of other services throw plain objects with the status of the answer. */
function statusLine(thrown: unknown): string {
  const status: unknown = typeof thrown === 'object' && thrown !== null ? Reflect.get(thrown, 'status') : undefined;
  return typeof status === 'number' ? `status ${status}` : 'no error';
}

/** The same in one line. */
export function errorLine(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const database = ofDatabase(error);
  // What a parser could not read it quotes, with quotation marks of its own in it.
  if (error instanceof SyntaxError) return 'not readable';
  if (!database) return withoutValues(messageOf(error));
  const { sqlState, table, constraint } = database;
  const about = [table && `table ${table}`, constraint && `constraint ${constraint}`].filter(Boolean).join(', ');
  return `database error ${sqlState}${about ? ` (${about})` : ''}`;
}

type OfDatabase = {
  readonly sqlState: string;
  readonly table?: string;
  readonly constraint?: string;
  readonly routine?: string;
};

/** The error of PostgreSQL that is or lies beneath this one. */
function ofDatabase(error: Error, depth = 0): OfDatabase | null {
  const sqlState = textOf(error, 'code');
  if (sqlState && /^[0-9A-Z]{5}$/.test(sqlState) && textOf(error, 'severity')) {
    const entries = ['table', 'constraint', 'routine'].map((name) => [name, textOf(error, name)] as const);
    return { sqlState, ...Object.fromEntries(entries.filter(([, value]) => value)) };
  }
  return error.cause instanceof Error && depth < deepest ? ofDatabase(error.cause, depth + 1) : null;
}

function reasonsOf(error: Error, depth = 0): string | null {
  if (error instanceof AggregateError)
    return [...new Set(error.errors.map((one: unknown) => errorLine(one)))].slice(0, mostReasons).join('; ');
  return error.cause instanceof Error && depth < deepest ? reasonsOf(error.cause, depth + 1) : null;
}

/** A failed query says its text and values; what lies beneath it says the reason. */
function messageOf(error: Error, depth = 0): string {
  const isWrapper = 'query' in error || isUnavailable(error);
  return isWrapper && error.cause instanceof Error && depth < deepest
    ? messageOf(error.cause, depth + 1)
    : error.message;
}

function textOf(error: Error, name: string): string | undefined {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The lines of a stack behind the message: that may hold lines of any kind. */
function framesOf({ stack = '', message }: Error): string {
  const begins = stack.indexOf(message);
  const lines = begins < 0 ? [] : stack.slice(begins + message.length).split('\n');
  return lines
    .filter((line) => line.startsWith('    at '))
    .slice(0, mostFrames)
    .join('\n');
}

const id = /\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/gi;
const quoted = /"[^"]*"|'[^']*'|`[^`]*`/g;
const digits = /\d{5,}/g;

/** Its first line, cut before it is looked through. */
function withoutValues(message: string): string {
  const line = message.split('\n', 1)[0]?.slice(0, longestMessage) ?? '';
  const withoutAddresses = line.split(' ').map((word) => (word.includes('@') ? '…' : word));
  return withoutAddresses.join(' ').replace(id, '…').replace(quoted, '"…"').replace(digits, '…');
}
