/** How long a page may be made: less than any request, so that whoever asked for it sees a page that says so. */
import { unavailable } from './problems.ts';

/** Milliseconds. */
export const longestPage = 8_000;

/**
 * What `make` gives. After `limit` it is told to stop by its signal, and given up whether it does or not: rejects with
 * `unavailable`.
 */
export async function madeInTime<T>(make: (signal: AbortSignal) => Promise<T>, limit: number): Promise<T> {
  const ending = new AbortController();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.reject(unavailable());
    ending.abort();
  }, limit);
  return Promise.race([make(ending.signal), late.promise]).finally(() => clearTimeout(timer));
}
