/** The server under a mixed stream while its database is hurt, and what must hold of it then. */
import { setTimeout as wait } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import { systemClock } from '../kernel/clock.ts';
import { type TestApp, testApp } from './app.ts';
import { type MixedStream, mixedStream, type Operation, typed } from './mixed-stream.ts';
import { brokenAtRest, brokenInvariants } from './models/invariants.ts';
import { sellerFixture } from './seller-fixture.ts';
import { sendAll } from './send-all.ts';
import { kill, type Serving, serving } from './serving.ts';

const clients = 8;
/** Milliseconds nobody may wait for an answer, and after which everything is served again. */
const longestRequest = 10_000;
const longestOutage = 10_000;
const betweenReads = 100;

export type FaultRun = {
  readonly server: Serving;
  /** Sends so many writes, does the damage when `moment` of them are taken, and gives when it was over. */
  under(damage: () => Promise<void>, writes: number, moment: number): Promise<void>;
  /** All that was refused since the last time was refused properly, and in time. Gives how many. */
  refused(): number;
  /** What was queued runs, what was acknowledged is there once, and the log holds nothing of what was typed. */
  settled(): Promise<void>;
  close(): Promise<void>;
};

/** On the database of this file. */
export async function faultRun(): Promise<FaultRun> {
  const t = await testApp({ now: systemClock.now() });
  const stream = mixedStream(t, await sellerFixture(t));
  const server = await serving({ TOKEN_SECRET: t.deps.config.tokenSecret, LOG_LEVEL: 'info' });
  const sent: Operation[] = [];
  let overAt = Number.POSITIVE_INFINITY;
  let counted = 0;
  return {
    server,
    under: async (damage, writes, moment) => {
      const todo = await stream.operations(writes);
      sent.push(...todo);
      const before = stream.acknowledged.length;
      let damaging: Promise<void> | undefined;
      const damaged = async () => {
        await damage();
        overAt = performance.now();
      };
      overAt = Number.POSITIVE_INFINITY;
      const goesOn = () => performance.now() < overAt + longestOutage;
      let isSending = true;
      const reading = (async () => {
        for (; isSending; await wait(betweenReads)) await stream.read(server.base);
      })();
      const left = await sendAll(todo, clients, async (one) => {
        const isTaken = await stream.send(server.base, one, goesOn);
        if (stream.acknowledged.length >= before + moment) damaging ??= damaged();
        return isTaken;
      }).finally(async () => {
        await damaging;
        isSending = false;
        await reading;
      });
      expect(left).toEqual([]);
      expect(await brokenInvariants(t.database)).toEqual([]);
    },
    refused: () => {
      const news = stream.refusals.slice(counted);
      counted = stream.refusals.length;
      for (const { status, code, retryAfter, milliseconds } of news) {
        expect({ status, code }).toEqual({ status: 503, code: 'unavailable' });
        expect(retryAfter).toBeGreaterThan(0);
        expect(milliseconds).toBeLessThan(longestRequest);
      }
      expect(news.filter(({ at }) => at > overAt + longestOutage)).toEqual([]);
      const { answers } = stream;
      expect(answers.filter(({ milliseconds }) => milliseconds >= longestRequest)).toEqual([]);
      const reads = answers.filter(({ what }) => what.startsWith('GET'));
      expect(reads.some(({ status }) => status === 200)).toBe(true);
      expect(reads.filter(({ status }) => ![200, 404, 503].includes(status))).toEqual([]);
      return news.length;
    },
    settled: () => settled(t, stream, server, sent),
    close: async () => {
      await kill(server);
      await t.close();
    },
  };
}

async function settled(t: TestApp, stream: MixedStream, server: Serving, sent: readonly Operation[]): Promise<void> {
  await vi.waitFor(async () => expect(await brokenAtRest(t.database)).toEqual([]), { timeout: 30_000, interval: 250 });
  expect(await stream.lost()).toEqual([]);
  expect(stream.acknowledged.length).toBe(sent.length);
  expect(server.process.exitCode).toBeNull();
  const log = server.lines.join('\n');
  expect(log).toContain('unavailable');
  for (const secret of [typed, 'Failed query', 'params', ...sent.map(({ id }) => id)])
    expect(log).not.toContain(secret);
}
