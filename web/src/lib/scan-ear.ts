/** Hears a scanner among the keys of a page, whether it ends a code with Enter, with Tab or with silence. */
import { longestGap, noBurst, scannedBy, silence, withKey } from './scan-burst.ts';

/** A page that hears of the silence so much later was busy: keys may still wait behind it. */
const busyFor = 20;
/** A device that is slow to tell of keys is waited for no longer than that. In milliseconds. */
const mostLag = 1_000;

export interface ScanEar {
  /** Whether the key belongs to a scan and must reach nothing else. `at`: when it was pressed. */
  hear: (key: string, at: number) => boolean;
  stop: () => void;
}

/** What is known of the scanner in this hand; kept from page to page. */
export interface ScannerHabit {
  /** It may pause within a code as long as it likes to: a key tells the end. */
  endsWithKey: boolean;
}

export function scanEar(onScan: (code: string) => void, habit: ScannerHabit = { endsWithKey: false }): ScanEar {
  let burst = noBurst;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let silentSince = Number.NEGATIVE_INFINITY;
  // What goes on after a silence is not ended by another one: somebody types, two keys at a time.
  let hasPaused = false;

  /** `lag`: how long after its press the last key was told of. The next one may be twice as late. */
  const wait = (lag: number): void => {
    clearTimeout(timer);
    const patience = (habit.endsWithKey ? longestGap : silence) + lag;
    const due = performance.now() + patience;
    timer = setTimeout(() => (performance.now() > due + busyFor ? wait(lag) : endInSilence()), patience);
  };
  const endInSilence = (): void => {
    const code = hasPaused ? null : scannedBy(burst, burst.lastAt);
    hasPaused = true;
    if (code === null) return;
    silentSince = burst.lastAt;
    burst = noBurst;
    onScan(code);
  };
  const endWithKey = (at: number): boolean => {
    clearTimeout(timer);
    const code = scannedBy(burst, at);
    burst = noBurst;
    // Its Enter came late: it presses nothing.
    if (code === null) return at - silentSince <= longestGap;
    habit.endsWithKey = true;
    onScan(code);
    return true;
  };
  return {
    hear(key, at) {
      if (key === 'Enter' || key === 'Tab') return endWithKey(at);
      burst = withKey(burst, key, at);
      if (burst.text.length === 1) hasPaused = false;
      const lag = performance.now() - at;
      wait(lag < busyFor ? 0 : Math.min(lag, mostLag));
      return false;
    },
    stop: () => clearTimeout(timer),
  };
}
