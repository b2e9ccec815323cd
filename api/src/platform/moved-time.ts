/**
 * Time as one company's sandbox has it: what runs within `inMovedTime` reads a clock that goes so much before the real one.
 * Everything else, other requests and jobs too, reads the real one.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { type Clock, plus } from '../kernel/clock.ts';

const moved = new AsyncLocalStorage<number>();

/** The clock of a sandbox installation. */
export const movableClock = (real: Clock): Clock => ({
  now: () => {
    const by = moved.getStore();
    return by === undefined ? real.now() : plus(real.now(), by);
  },
});

export const inMovedTime = <T>(milliseconds: number, run: () => T): T => moved.run(milliseconds, run);
