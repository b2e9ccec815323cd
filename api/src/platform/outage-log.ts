/**
 * One line when the database goes and one when it is back, and one when its disk is full. What the parts that use it complain of meanwhile follows from
 * that, and is told at level debug.
 */
import { isUnavailable } from './db/unavailable.ts';

type Log = (level: 'error' | 'info' | 'debug', detail: object, what: string) => void;

/** Complaints of lost connections, which may come before anybody else notices. */
const lost = 'lost ';

/** Milliseconds without a refused write after which the next one is told as a disk that is full again. */
const fullAgain = 60_000;

/** `now`: milliseconds on any clock. */
export function outageLog(log: Log, now: () => number = () => performance.now()) {
  let isAway = false;
  let fullAt: number | null = null;
  const gone = (reason: string): void => {
    if (!isAway) log('error', { reason }, 'the database is gone');
    isAway = true;
  };
  return {
    gone,
    full: (): void => {
      if (fullAt === null || now() - fullAt >= fullAgain)
        log('error', {}, 'disk full: the database refuses writes until there is room');
      fullAt = now();
    },
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
