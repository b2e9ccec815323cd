import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { ApiError, FailedToFetchError } from '../../../lib/api-error.ts';
import { type KeptScan, keptScansOf, type NewScan } from './kept-scans.ts';
import { type Outcome, refusedOf, scanQueue, waitingOf } from './scan-queue.ts';

const house = '0198c0de-0000-7000-8000-00000000000a';
const scanOf = (code: string, given: Partial<NewScan> = {}): NewScan => ({
  ...{ code, work: { kind: 'receive' }, scannedAt: '2026-11-24T06:00:00.000Z', warehouseQid: house },
  ...{ scannedBy: { qid: '0198c0de-0000-7000-8000-000000000001', name: 'Ines' } },
  ...given,
});
const refusal = (status: number) =>
  new ApiError({ status, code: 'package_not_found', message: 'No such package.', requestId: '', details: {} });

/** A server that does each key once, behind a network that may be off, or lose answers. */
function serverOf() {
  const done = new Map<string, string>();
  const state = { isOn: true, losesEvery: 0, calls: 0 };
  const send = async ({ code, key }: KeptScan): Promise<string> => {
    state.calls += 1;
    if (!state.isOn) throw new FailedToFetchError();
    if (code === 'UNKNOWN') throw refusal(404);
    if (code === 'BUSY') throw refusal(503);
    done.set(key, code);
    if (state.losesEvery > 0 && state.calls % state.losesEvery === 0) throw new FailedToFetchError();
    return code;
  };
  return { done, state, send };
}

let opened = 0;
function queueOf(name = `scans-${opened++}`, server = serverOf()) {
  let turn = Promise.resolve();
  const alone = (work: () => Promise<void>) => {
    turn = turn.then(work);
    return turn;
  };
  const store = keptScansOf(house, name);
  const queue = scanQueue(store, server.send, alone);
  const outcomes: [string, Outcome<string>['kind']][] = [];
  queue.listen(({ code }, { kind }) => outcomes.push([code, kind]));
  return { ...server, store, queue, outcomes, name, server };
}

describe('[WH-08] scans of a device', () => {
  it('are sent at once where there is a network, and not kept', async () => {
    const { queue, outcomes, store, done } = queueOf();
    await queue.take(scanOf('PK-1'));
    await queue.send();
    expect(outcomes).toEqual([['PK-1', 'sent']]);
    expect([...done.values()]).toEqual(['PK-1']);
    expect(await store.all()).toEqual([]);
  });

  it('500 of them wait without a network and are sent in their order, each once, though answers get lost', async () => {
    const { queue, state, done, store } = queueOf();
    state.isOn = false;
    const codes = Array.from({ length: 500 }, (_, index) => `PK-${index}`);
    for (const code of codes) await queue.take(scanOf(code));
    await queue.send();
    expect(waitingOf(await store.all()).map(({ code }) => code)).toEqual(codes);
    expect(done.size).toBe(0);
    Object.assign(state, { isOn: true, losesEvery: 7 });
    for (let turns = 0; turns < 200 && queue.kept().length > 0; turns += 1) await queue.send();
    expect([...done.values()]).toEqual(codes);
    expect(await store.all()).toEqual([]);
  });

  it('are fewer with each that is sent; one that is refused is listed while others still wait', async () => {
    const { queue, state } = queueOf();
    state.isOn = false;
    for (const code of ['PK-1', 'UNKNOWN', 'PK-2', 'PK-3']) await queue.take(scanOf(code));
    await queue.send();
    const seen: [number, number][] = [];
    queue.listen(() => seen.push([waitingOf(queue.kept()).length, refusedOf(queue.kept()).length]));
    state.isOn = true;
    await queue.send();
    expect(seen).toEqual([
      [4, 0],
      [3, 0],
      [2, 1],
      [1, 1],
    ]);
    expect([waitingOf(queue.kept()), refusedOf(queue.kept()).map(({ code }) => code)]).toEqual([[], ['UNKNOWN']]);
  });

  it('survive the page: the next one finds and sends them, with who scanned and when', async () => {
    const before = queueOf();
    before.state.isOn = false;
    await before.queue.take(scanOf('PK-7'));
    await before.queue.send();
    const after = queueOf(before.name, serverOf());
    await after.queue.send();
    expect([...after.done.values()]).toEqual(['PK-7']);
    expect(after.outcomes).toEqual([['PK-7', 'sent']]);
  });

  it('are refused in place when they are new, and listed when they had waited', async () => {
    const { queue, state, store, outcomes } = queueOf();
    await queue.take(scanOf('UNKNOWN'));
    await queue.send();
    expect(outcomes).toEqual([['UNKNOWN', 'refused']]);
    expect(await store.all()).toEqual([]);
    state.isOn = false;
    await queue.take(scanOf('UNKNOWN'));
    await queue.take(scanOf('PK-8'));
    await queue.send();
    state.isOn = true;
    await queue.send();
    expect(refusedOf(queue.kept()).map(({ code, problem }) => [code, problem])).toEqual([
      ['UNKNOWN', 'No such package.'],
    ]);
    await queue.forget(queue.kept()[0]?.order ?? 0);
    expect(queue.kept()).toEqual([]);
  });

  it('wait behind one that the server is too busy for: the order stays', async () => {
    const { queue, done, store } = queueOf();
    await queue.take(scanOf('BUSY'));
    await queue.take(scanOf('PK-9'));
    await queue.send();
    expect(done.size).toBe(0);
    expect((await store.all()).map(({ code }) => code)).toEqual(['BUSY', 'PK-9']);
  });

  it('belong to their warehouse: a session of another one does not see them', async () => {
    const { queue, state, name } = queueOf();
    state.isOn = false;
    await queue.take(scanOf('PK-10'));
    await queue.send();
    expect(await keptScansOf('0198c0de-0000-7000-8000-00000000000b', name).all()).toEqual([]);
  });

  it('two pages of one browser send each once', async () => {
    const one = queueOf();
    for (let index = 0; index < 20; index += 1) await one.store.add(scanOf(`PK-${index}`));
    let turn = Promise.resolve();
    const alone = (work: () => Promise<void>) => {
      turn = turn.then(work);
      return turn;
    };
    const [left, right] = [1, 2].map(() => scanQueue(keptScansOf(house, one.name), one.send, alone));
    await Promise.all([left?.send(), right?.send()]);
    expect(one.state.calls).toBe(20);
  });
});
