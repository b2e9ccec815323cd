import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawnFile } from './pdf-drawer.ts';

const layout = new URL('../../testing/slow-layout.ts', import.meta.url);
const drawn = async (milliseconds: number, askedBy = 'one company') =>
  (await drawnFile(layout, milliseconds, askedBy)).toString();

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
    const absent = drawnFile(new URL('./no-layout.ts', import.meta.url), 1, 'one company');
    const next = drawn(1);
    await expect(absent).rejects.toThrow('no-layout');
    expect(await next).toBe('1');
  });

  it('those of a company that asks for many take turns with the others’', async () => {
    const order: string[] = [];
    const ask = (name: string, askedBy: string) => drawn(1, askedBy).then(() => order.push(name));
    await Promise.all([ask('A1', 'A'), ask('A2', 'A'), ask('A3', 'A'), ask('B1', 'B'), ask('C1', 'C'), ask('B2', 'B')]);
    expect(order).toEqual(['A1', 'A2', 'B1', 'C1', 'A3', 'B2']);
  });

  it('too many of one company are refused, and nobody else’s', async () => {
    const first = Array.from({ length: 21 }, () => drawn(1));
    await expect(drawn(1)).rejects.toMatchObject({ status: 429, code: 'too_many_requests' });
    expect(await drawn(2, 'another company')).toBe('2');
    expect(await Promise.all(first)).toHaveLength(21);
    expect(await drawn(1)).toBe('1');
  });
});
