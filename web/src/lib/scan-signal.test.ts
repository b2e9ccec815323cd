// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { areSoundsOn, setSounds, signal } from './scan-signal.ts';

type Tone = { hertz: number; from: number; to: number };
const tones: Tone[] = [];
const buzzes: unknown[] = [];

class FakeContext {
  state = 'running';
  currentTime = 0;
  destination = {};
  createOscillator() {
    const tone: Tone = { hertz: 0, from: 0, to: 0 };
    const frequency = {
      set value(hertz: number) {
        tone.hertz = hertz;
      },
    };
    return {
      frequency,
      connect: (next: unknown) => next,
      start: (at: number) => {
        tone.from = at;
      },
      stop: (at: number) => void tones.push({ ...tone, to: at }),
    };
  }
  createGain() {
    return {
      gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
      connect: (next: unknown) => next,
    };
  }
}

beforeEach(() => {
  tones.length = 0;
  buzzes.length = 0;
  localStorage.clear();
  vi.stubGlobal('AudioContext', FakeContext);
  Object.defineProperty(navigator, 'vibrate', {
    configurable: true,
    value: (pattern: unknown) => buzzes.push(pattern),
  });
});

describe('[WH-02] what a scan sounds and feels like', () => {
  it('is told apart without looking: by how many tones, how high and how long, and by how often and long it vibrates', () => {
    const heard = (['ok', 'check', 'stop'] as const).map((kind) => {
      tones.length = 0;
      signal(kind);
      return tones.map(({ hertz, from, to }) => `${hertz} Hz, ${Math.round((to - from) * 1_000)} ms`);
    });
    expect(heard).toEqual([['1320 Hz, 90 ms'], ['700 Hz, 110 ms', '700 Hz, 110 ms'], ['220 Hz, 450 ms']]);
    expect(buzzes).toEqual([[60], [70, 60, 70], [400]]);
  });

  it('is neither heard nor felt once it is switched off on this device, and is again once it is on', () => {
    setSounds(false);
    expect(areSoundsOn()).toBe(false);
    signal('stop');
    expect([tones, buzzes]).toEqual([[], []]);
    setSounds(true);
    signal('stop');
    expect([tones.length, buzzes.length]).toEqual([1, 1]);
  });

  it('is felt alone where the device has no sound', () => {
    vi.stubGlobal('AudioContext', undefined);
    signal('ok');
    expect([tones, buzzes]).toEqual([[], [[60]]]);
  });
});
