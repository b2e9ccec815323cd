const first = 250;
const longest = 5_000;

/** Milliseconds to wait before trying again after so many failures in a row: twice as long each time, 5 s at most. */
export const retryDelay = (failures: number): number => Math.min(first * 2 ** failures, longest);

/**
 * Milliseconds to wait behind a try that began at `begunAt` (performance.now()) and failed: of the pause, what the try itself
 * did not take, so that a server that keeps silent is asked as often as one that refuses.
 */
export const pauseAfter = (failures: number, begunAt: number): number =>
  Math.max(first, retryDelay(failures) - (performance.now() - begunAt));
