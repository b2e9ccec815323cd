/**
 * One line when the database goes and one when it is back. What the parts that use it complain of meanwhile follows from
 * that, and is told at level debug.
 */
import { isUnavailable } from './db/unavailable.ts';

type Log = (level: 'error' | 'info' | 'debug', detail: object, what: string) => void;

/** Complaints of lost connections, which may come before anybody else notices. */
const lost = 'lost ';

export function outageLog(log: Log) {
  let isAway = false;
  const gone = (reason: string): void => {
    if (!isAway) log('error', { reason }, 'the database is gone');
    isAway = true;
  };
  return {
    gone,
    back: (): void => {
      if (isAway) log('info', {}, 'the database is back');
      isAway = false;
    },
    /** Of whatever works beside the requests; `detail` may hold the error, or its words. */
    report: (what: string, detail: object): void => {
      const isItsDoing = what.startsWith(lost) || ('err' in detail && isUnavailable(detail.err));
      if (isItsDoing && !isAway && 'reason' in detail) gone(String(detail.reason));
      else log(isItsDoing && isAway ? 'debug' : 'error', detail, what);
    },
  };
}
