import { setImmediate as soon } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { fairShare } from './fair-share.ts';
import { fairTurns } from './fair-turns.ts';

describe('places shared fairly', () => {
  const takeAll = (places: ReturnType<typeof fairShare>, whose: string) => {
    let count = 0;
    while (places.take(whose)) count += 1;
    return count;
  };

  it('are never all taken by one, and what one gives back another finds', () => {
    const places = fairShare(32);
    expect(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((whose) => takeAll(places, whose))).toEqual([16, 8, 4, 2, 1, 1, 0]);
    places.giveBack('a');
    expect([places.take('a'), places.take('new')]).toEqual([false, true]);
  });

  it('are not made more by who gives back what they never had', () => {
    const places = fairShare(2);
    places.giveBack('a');
    expect([takeAll(places, 'a'), takeAll(places, 'b'), takeAll(places, 'c')]).toEqual([1, 1, 0]);
  });
});

describe('turns', () => {
  /** Work that ends when it is told to; `begun` says in which order it began. */
  function desk(together: number, waiting: number) {
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const turns = fairTurns({ together, waiting, refusal: () => new Error('full') });
    const ask = (whose: string) =>
      turns(whose, () => {
        begun.push(whose);
        return new Promise<void>((resolve) => ends.push(resolve));
      });
    const end = async (count: number) => {
      for (let n = 0; n < count; n += 1) {
        ends.shift()?.();
        await soon();
      }
    };
    return { begun, ask, end };
  }

  it('come one by one to each who waits, whoever asked most', async () => {
    const { begun, ask, end } = desk(1, 100);
    const all = ['a', 'a', 'a', 'a', 'b', 'b', 'c'].map(ask);
    await end(7);
    await Promise.all(all);
    expect(begun).toEqual(['a', 'a', 'b', 'c', 'a', 'b', 'a']);
  });

  it('are as many together as allowed, and go on after work that failed', async () => {
    const turns = fairTurns({ together: 2, waiting: 100, refusal: () => new Error('full') });
    let [running, most] = [0, 0];
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await soon();
      running -= 1;
      throw new Error('wrong');
    };
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => turns('a', work)));
    expect([all.every(({ status }) => status === 'rejected'), most, running]).toEqual([true, 2, 0]);
    expect(await turns('a', async () => 'done')).toBe('done');
  });

  it('refuse who has no place to wait, and keep one for others', async () => {
    const { begun, ask, end } = desk(1, 4);
    const asked = ['a', 'a', 'a', 'a', 'b'].map((whose) =>
      ask(whose).then(
        () => 'done',
        ({ message }) => message,
      ),
    );
    await end(4);
    expect(await Promise.all(asked)).toEqual(['done', 'done', 'done', 'full', 'done']);
    expect(begun).toEqual(['a', 'a', 'b', 'a']);
  });
});
