/** A layout that takes its time, for tests of the thread that draws. */

const nothing = new Int32Array(new SharedArrayBuffer(4));

/** Text after so many milliseconds, in which the thread does nothing else. */
export function draw(milliseconds: number): string {
  Atomics.wait(nothing, 0, 0, milliseconds);
  return `${milliseconds}`;
}
