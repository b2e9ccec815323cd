import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSender, type Sending } from './sender.ts';

interface Posted {
  batch: { messageId: string; event?: string; name?: string; properties: object }[];
  isLast: boolean;
  bytes: number;
}
let posted: Posted[];
let answers: { status: number; waitSeconds: number | null }[];
let ids: number;

beforeEach(() => {
  vi.useFakeTimers();
  [posted, answers, ids] = [[], [], 0];
});

const sending: Sending = {
  post: async (body, isLast) => {
    posted.push({ batch: JSON.parse(body).batch, isLast, bytes: body.length });
    const answer = answers.shift() ?? { status: 200, waitSeconds: null };
    if (answer.status === 0) throw new Error('No network');
    return answer;
  },
  after: (milliseconds, run) => void setTimeout(run, milliseconds),
  now: () => '2026-11-23T10:00:00.000Z',
  newId: () => {
    ids += 1;
    return String(ids);
  },
  anonymousId: 'a',
};
const event = (text = '') => ({ type: 'track' as const, name: 'pressed', path: '/', properties: { text } });
const sizes = () => posted.map(({ batch }) => batch.length);
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('[INTG-06] the sender of analytics', () => {
  it('says what became of each batch', async () => {
    const counted: string[] = [];
    const sender = createSender({ ...sending, count: (what) => counted.push(what) });
    answers = [
      { status: 503, waitSeconds: null },
      { status: 200, waitSeconds: null },
      { status: 400, waitSeconds: null },
    ];
    sender.send(event());
    await pass(10_000);
    sender.send(event());
    await pass(10_000);
    expect(counted).toEqual(['retried', 'sent', 'failed']);
  });

  it('waits for 10 events or 5 seconds', async () => {
    const sender = createSender(sending);
    for (let n = 0; n < 23; n += 1) sender.send(event());
    await pass(0);
    expect(sizes()).toEqual([10, 10]);
    await pass(4_999);
    expect(sizes()).toEqual([10, 10]);
    await pass(1);
    expect(sizes()).toEqual([10, 10, 3]);
  });

  it('sends earlier and less than 10 where they are larger than 450 KB', async () => {
    const sender = createSender(sending);
    for (let n = 0; n < 6; n += 1) sender.send(event('x'.repeat(100_000)));
    await pass(0);
    expect(sizes()).toEqual([4]);
    expect(posted[0]?.bytes).toBeLessThanOrEqual(450 * 1_024);
  });

  it('tries 500 and above, 501 and a dead network again, ten times in all, with the same ids; other refusals never', async () => {
    const sender = createSender(sending);
    answers = Array.from({ length: 20 }, (_, n) => ({ status: [500, 501, 0, 503][n % 4] ?? 500, waitSeconds: null }));
    sender.send(event());
    await pass(600_000);
    expect(posted).toHaveLength(10);
    expect(new Set(posted.map(({ batch }) => batch[0]?.messageId)).size).toBe(1);
    posted = [];
    answers = [{ status: 400, waitSeconds: null }];
    sender.send(event());
    await pass(60_000);
    expect(posted).toHaveLength(1);
  });

  it('429 waits as its header says and uses up no try', async () => {
    const sender = createSender(sending);
    answers = Array.from({ length: 12 }, () => ({ status: 429, waitSeconds: 7 }));
    sender.send(event());
    await pass(5_000);
    expect(posted).toHaveLength(1);
    await pass(6_999);
    expect(posted).toHaveLength(1);
    await pass(1);
    expect(posted).toHaveLength(2);
    await pass(100_000);
    expect(posted).toHaveLength(13);
  });

  it('sends what is left when the page goes, in chunks of 64 KB', async () => {
    const sender = createSender(sending);
    for (let n = 0; n < 9; n += 1) sender.send(event('x'.repeat(20_000)));
    sender.flushLast();
    await pass(0);
    expect(posted.every(({ isLast, bytes }) => isLast && bytes <= 64 * 1_024)).toBe(true);
    expect(sizes()).toEqual([3, 3, 3]);
    await pass(10_000);
    expect(posted).toHaveLength(3);
  });
});
