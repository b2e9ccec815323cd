import { once } from 'node:events';
import { Writable } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { openStream, placeText } from './live.stream.ts';

const resync = () => placeText('resync', 'here');
/** A reader that takes the next thing only when told to. */
function slowReader() {
  const taken: string[] = [];
  const waiting: (() => void)[] = [];
  const writable = new Writable({
    highWaterMark: 1,
    write: (chunk, _encoding, done) => {
      taken.push(String(chunk));
      waiting.push(done);
    },
  });
  return { writable, taken, takeOne: () => waiting.shift()?.() };
}

it('waits for a slow reader with a bounded amount, and makes up for the rest with one resync', async () => {
  const stream = openStream(resync, () => undefined);
  const reader = slowReader();
  stream.readable.pipe(reader.writable);
  const event = `data: ${'x'.repeat(1_000)}\n\n`;
  for (let count = 0; count < 1_000; count += 1) stream.send(event);
  expect(stream.readable.readableLength).toBeLessThan(40_000);
  expect(stream.isKeepingUp()).toBe(false);
  await vi.waitFor(
    () => {
      reader.takeOne();
      expect(reader.taken.join('')).toContain(resync());
    },
    { timeout: 5_000, interval: 1 },
  );
  expect(reader.taken.join('').split(resync())).toHaveLength(2);
  expect(stream.isKeepingUp()).toBe(true);
});

it('tells its end once the reader has all, or is gone', async () => {
  const closed = vi.fn();
  const stream = openStream(resync, closed);
  stream.send('data: 1\n\n');
  stream.end();
  stream.readable.resume();
  await once(stream.readable, 'close');
  expect(closed).toHaveBeenCalled();
});
