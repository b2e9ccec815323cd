/** What stands between a line of the log and its writing: an error gets words, and whoever tracks errors hears of it. */
import type { ErrorsPort } from '../../adapters/errors/errors.port.ts';
import { loggableError } from '../loggable-error.ts';

const [errorLevel, fatalLevel] = [50, 60];

/** For pino's hook of that name; `this` is the logger, whose bindings hold the request's id. */
export const logMethodOf = (errors: ErrorsPort) =>
  function logMethod(this: unknown, args: unknown[], method: unknown, level: number): void {
    // An error without words beside it would be told in its own.
    const [first] = args;
    const isAlone = typeof first === 'object' && first !== null && 'err' in first && args.length === 1;
    const told = first instanceof Error ? [{ err: first }, 'error'] : isAlone ? [first, 'error'] : args;
    Reflect.apply(Object(method), this, told);
    if (level < errorLevel) return;
    const [entry, message] = told;
    const bindings = bindingsOf(this);
    errors.report({
      level: level >= fatalLevel ? 'fatal' : 'error',
      message: typeof message === 'string' ? message : typeof entry === 'string' ? entry : 'error',
      error: errorIn(entry),
      transaction: transactionIn(entry),
      requestId: textOf(bindings, 'reqId'),
      traceId: textOf(bindings, 'trace_id'),
    });
  };

function errorIn(entry: unknown) {
  if (typeof entry !== 'object' || entry === null) return null;
  if ('err' in entry) return loggableError(entry.err);
  const reason = textOf(entry, 'reason');
  return reason === null ? null : { type: 'Error', message: reason, stack: '' };
}

function transactionIn(entry: unknown): string | null {
  const [method, path] = [textOf(entry, 'method'), textOf(entry, 'path')];
  return path === null ? null : [method, path].filter(Boolean).join(' ');
}

function bindingsOf(logger: unknown): unknown {
  const bindings: unknown = Reflect.get(Object(logger), 'bindings');
  return typeof bindings === 'function' ? Reflect.apply(bindings, logger, []) : {};
}

function textOf(given: unknown, name: string): string | null {
  const value: unknown = typeof given === 'object' && given !== null ? Reflect.get(given, name) : null;
  return typeof value === 'string' ? value : null;
}
