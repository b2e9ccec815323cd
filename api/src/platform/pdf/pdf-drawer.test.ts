import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawnFile } from './pdf-drawer.ts';

const layout = new URL('../../testing/slow-layout.ts', import.meta.url);
const drawn = async (milliseconds: number) => (await drawnFile(layout, milliseconds)).toString();

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

describe('[ORD-19] papers that are asked for at the same moment', () => {
  it('are drawn one after another, and waiting for another one takes nothing of their time', async () => {
    const [first, second] = [drawn(50), drawn(500)];
    vi.advanceTimersByTime(45_000);
    expect(await first).toBe('50');
    vi.advanceTimersByTime(45_000);
    expect(await second).toBe('500');
  });

  it('one that takes too long is given up, and those behind it are drawn', async () => {
    const [stuck, next] = [drawn(Number.POSITIVE_INFINITY), drawn(1)];
    const refused = expect(stuck).rejects.toThrow('Drawing a paper took too long');
    vi.advanceTimersByTime(60_000);
    await refused;
    expect(await next).toBe('1');
  });

  it('one that cannot be drawn fails alone', async () => {
    const absent = drawnFile(new URL('./no-layout.ts', import.meta.url), 1);
    const next = drawn(1);
    await expect(absent).rejects.toThrow('no-layout');
    expect(await next).toBe('1');
  });
});
