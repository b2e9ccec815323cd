/**
 * Work that is asked for more often than it need be done: at once, then at most once in so many milliseconds, the last time
 * after whatever was asked for last.
 */
export function atMostEach(milliseconds: number, work: () => void): { ask: () => void; stop: () => void } {
  let resting: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;
  const ask = () => {
    if (resting !== undefined) {
      isAsked = true;
      return;
    }
    work();
    resting = setTimeout(() => {
      resting = undefined;
      if (!isAsked) return;
      isAsked = false;
      ask();
    }, milliseconds);
  };
  return {
    ask,
    stop: () => {
      clearTimeout(resting);
      resting = undefined;
      isAsked = false;
    },
  };
}
