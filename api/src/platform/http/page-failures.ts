/**
 * What the log says of pages that failed. Each fault of ours is told. While something that pages need does not answer, each
 * page asked for fails alike: then a cause is told once in a while, with how many failed like it since.
 */
import { isUnavailable } from '../db/unavailable.ts';
import { errorLine } from '../loggable-error.ts';

/** Milliseconds between two lines about one cause. */
const quietFor = 10_000;
/** Causes kept apart; more are told again. */
const mostCauses = 100;

type Log = { error(detail: object, what: string): void };
export type PageFailures = {
  /** `isOutage`: something that the page asked for did not answer. */
  tell(log: Log, error: unknown, isOutage: boolean): void;
};

/** `now`: milliseconds on any clock. */
export function pageFailures(now: () => number = () => performance.now()): PageFailures {
  const told = new Map<string, { readonly at: number; alike: number }>();
  return {
    tell(log, error, isOutage) {
      const write = (more: object = {}) => log.error({ path: 'web', err: error, ...more }, 'page failed');
      if (!isOutage && !isUnavailable(error)) return write();
      const cause = errorLine(error);
      const last = told.get(cause);
      if (last && now() - last.at < quietFor) {
        last.alike += 1;
        return;
      }
      if (told.size >= mostCauses) told.clear();
      told.set(cause, { at: now(), alike: 0 });
      write(last && last.alike > 0 ? { alike: last.alike } : {});
    },
  };
}
