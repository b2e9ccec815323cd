import { expect, it } from 'vitest';
import type { PostgresServer } from './server.ts';
import { supervise, usualEnds } from './supervise.ts';

const ended: PostgresServer = {
  exited: Promise.resolve('exit code 1'),
  hasExited: () => true,
  stop: async () => undefined,
};
const running: PostgresServer = {
  exited: new Promise(() => undefined),
  hasExited: () => false,
  stop: async () => undefined,
};

it.each([
  ['is given up when it does not come back in time', 0, 'gone: no room'],
  ['is waited for as long as the disk is full', 6, 'PostgreSQL ended with exit code 1 and was started again.'],
])('[ORD-16] a server that ended %s', { timeout: 15_000 }, async (_, looksWhileFull, told) => {
  let looks = 0;
  let hasRoom = false;
  const line = await new Promise<string>((resolve) => {
    supervise(ended, {
      start: async () => {
        if (!hasRoom) throw new Error('gone: no room');
        return running;
      },
      onRestart: resolve,
      onGone: resolve,
      mostEnds: usualEnds,
      patience: 500,
      isFull: async () => {
        looks += 1;
        hasRoom = looks >= looksWhileFull;
        return looks <= looksWhileFull;
      },
    });
  });
  expect(line).toBe(told);
});
