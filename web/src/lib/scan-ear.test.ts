import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scanEar } from './scan-ear.ts';

let heard: string[];
let ear: ReturnType<typeof scanEar>;
beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
  ear = scanEar((code) => heard.push(code));
});
afterEach(() => {
  ear.stop();
  vi.useRealTimers();
});

/** Keys so many milliseconds apart; the first one now. Answers whether the last one belonged to a scan. */
function press(keys: readonly string[], gap = 5): boolean {
  let isTaken = false;
  for (const [index, key] of keys.entries()) {
    if (index > 0) vi.advanceTimersByTime(gap);
    isTaken = ear.hear(key, performance.now());
  }
  return isTaken;
}
const code = 'PK-482133-1';

describe('[WH-08] a scanner that ends its code with nothing but silence', () => {
  it('is heard 50 ms after its last key, not before', () => {
    press([...code]);
    vi.advanceTimersByTime(49);
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(heard).toEqual([code]);
  });

  it('may send one code after the other', () => {
    for (const each of [code, '340123450000000017']) {
      press([...each], 30);
      vi.advanceTimersByTime(60);
    }
    expect(heard).toEqual([code, '340123450000000017']);
  });

  it('is not somebody who types, however fast, nor a few keys', () => {
    press([...'warehouse floor'], 45);
    vi.advanceTimersByTime(1_000);
    press([...'12345'], 5);
    vi.advanceTimersByTime(1_000);
    // Two fingers at once in between do not make a scan of a word.
    for (const pair of ['wa', 're', 'ho', 'us', 'e ']) {
      press([...pair], 3);
      vi.advanceTimersByTime(80);
    }
    vi.advanceTimersByTime(1_000);
    expect(heard).toEqual([]);
  });

  it('is heard right after somebody typed', () => {
    press([...'No 7'], 60);
    vi.advanceTimersByTime(60);
    press([...code]);
    vi.advanceTimersByTime(50);
    expect(heard).toEqual([code]);
  });

  it('waits longer where keys come late: on a device that is slow to tell of them, the next one is late too', () => {
    const begun = performance.now() - 90;
    for (const [index, key] of [...code, 'Enter'].entries()) {
      // Pressed 5 ms after each other, and told in two heaps.
      if (index === 6) vi.advanceTimersByTime(80);
      ear.hear(key, begun + index * 5);
    }
    expect(heard).toEqual([code]);
  });

  it('presses nothing with an Enter that comes late', () => {
    press([...code]);
    vi.advanceTimersByTime(90);
    expect(press(['Enter'])).toBe(true);
    expect(heard).toEqual([code]);
    vi.advanceTimersByTime(500);
    expect(press(['Enter'])).toBe(false);
  });

  it('waits for keys that a busy page has not heard of yet', () => {
    press([...code.slice(0, 8)]);
    // The page did something else for 300 ms; the keys are as old as that.
    const pressed = performance.now();
    const late = vi.getMockedSystemTime()?.getTime() ?? 0;
    vi.setSystemTime(late + 300);
    vi.spyOn(performance, 'now').mockImplementation(() => pressed + 300);
    vi.advanceTimersByTime(50);
    expect(heard).toEqual([]);
    for (const [index, key] of [...code.slice(8)].entries()) ear.hear(key, pressed + 5 + index * 5);
    vi.restoreAllMocks();
    vi.advanceTimersByTime(400);
    expect(heard).toEqual([code]);
  });
});

describe('[WH-08] a scanner that ends its code with a key', () => {
  it.each(['Enter', 'Tab'])('is heard at once by %s, which reaches nothing else', (end) => {
    expect(press([...code, end])).toBe(true);
    expect(heard).toEqual([code]);
    vi.advanceTimersByTime(1_000);
    expect(heard).toEqual([code]);
  });

  it('may pause within a code, once it is known', () => {
    press([...code, 'Enter']);
    vi.advanceTimersByTime(2_000);
    press([...'PK-482133']);
    vi.advanceTimersByTime(100);
    expect(press([...'-2', 'Enter'])).toBe(true);
    expect(heard).toEqual([code, 'PK-482133-2']);
  });

  it('is not the Enter of somebody who types', () => {
    expect(press([...code, 'Enter'], 90)).toBe(false);
    expect(heard).toEqual([]);
  });

  it('is not taken for one that ends with Enter, which pauses within a code, on this page and on the next', () => {
    const habit = { endsWithKey: false };
    ear = scanEar((scanned) => heard.push(scanned), habit);
    press([...code, 'Enter']);
    ear.stop();
    ear = scanEar((scanned) => heard.push(scanned), habit);
    press([...code.slice(0, 7)]);
    vi.advanceTimersByTime(80);
    press([...code.slice(7), 'Enter']);
    expect(heard).toEqual([code, code]);
  });
});
