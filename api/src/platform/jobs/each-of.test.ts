import { describe, expect, it } from 'vitest';
import { eachOf, eachOfPages } from './each-of.ts';

describe('a sweep', () => {
  it('[ORD-16] tries all, and then tells how many failed and why', async () => {
    const tried: number[] = [];
    const swept = eachOf('orders have no invoice yet', [1, 2, 3, 4], async (one) => {
      tried.push(one);
      if (one % 2 === 1) throw new Error(`${one} is odd`);
    });
    await expect(swept).rejects.toMatchObject({
      message: '2 of 4 orders have no invoice yet',
      errors: [new Error('1 is odd'), new Error('3 is odd')],
    });
    expect(tried).toEqual([1, 2, 3, 4]);
  });

  it('[ORD-16] goes on after a page of failures, from the last one tried', async () => {
    const all = [1, 2, 3, 4, 5];
    const asked: (number | undefined)[] = [];
    const page = async (last = 0) => {
      asked.push(last);
      return all.filter((one) => one > last).slice(0, 2);
    };
    const fail = (one: number) => Promise.reject(new Error(String(one)));
    await expect(eachOfPages('failed', { page, size: 2 }, fail)).rejects.toThrow('5 of 5 failed');
    expect(asked).toEqual([0, 2, 4]);
  });

  it('is content where nothing waits or nothing fails', async () => {
    await eachOf('failed', [], () => Promise.reject(new Error('never')));
    await eachOf('failed', new Set(['a']), async () => undefined);
  });
});
