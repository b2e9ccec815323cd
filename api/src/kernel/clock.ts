/** The only place that reads the wall clock. Everything else receives a `Clock`. */

/** ISO 8601 UTC with milliseconds, for example `2026-11-21T08:00:00.000Z`. Two instants compare as text. */
export type Instant = string;

export type Clock = { now(): Instant };

export const systemClock: Clock = { now: () => new Date().toISOString() };

/** A clock that stands until it is told otherwise; for tests and for building worlds. */
export function fixedClock(start: Instant): Clock & { set(now: Instant): void; advance(milliseconds: number): void } {
  let current = start;
  return {
    now: () => current,
    set: (now) => {
      current = now;
    },
    advance: (milliseconds) => {
      current = plus(current, milliseconds);
    },
  };
}

/** The instant `milliseconds` later (or earlier, when negative). */
export function plus(instant: Instant, milliseconds: number): Instant {
  return new Date(Date.parse(instant) + milliseconds).toISOString();
}

export const seconds = (n: number): number => n * 1_000;
export const minutes = (n: number): number => n * 60_000;
export const hours = (n: number): number => n * 3_600_000;
export const days = (n: number): number => n * 86_400_000;
