const first = 250;
const longest = 5_000;

/** Milliseconds to wait before trying again after so many failures in a row: twice as long each time, 5 s at most. */
export const retryDelay = (failures: number): number => Math.min(first * 2 ** failures, longest);
