/** A client of GET events/ over a real connection. */
import type { AddressInfo } from 'node:net';
import { expect, vi } from 'vitest';
import type { TestApp } from './app.ts';

export type OpenedStream = {
  readonly status: number;
  readonly headers: Headers;
  /** Everything that has arrived so far. */
  text(): string;
  /** The data of the changes that have arrived. */
  changes(): readonly unknown[];
  /** The id of the event that came last. */
  lastId(): string | undefined;
  /** Whether the server has ended it, properly. */
  hasEnded(): boolean;
  cut(): void;
};

/** Opens a stream; the application listens once, on a port of its own. */
export async function openStreamOf(
  t: TestApp,
  headers: Readonly<Record<string, string>>,
  lastEventId?: string,
): Promise<OpenedStream> {
  if (!t.app.server.listening) await t.app.listen({ port: 0, host: '127.0.0.1' });
  const ends = new AbortController();
  const resume = lastEventId === undefined ? {} : { 'last-event-id': lastEventId };
  const answer = await fetch(`http://127.0.0.1:${portOf(t)}/api/events/`, {
    headers: { ...headers, ...resume },
    signal: ends.signal,
  });
  let [text, hasEnded] = ['', false];
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const part of answer.body ?? []) text += decoder.decode(part, { stream: true });
    hasEnded = true;
  };
  read().catch(() => undefined);
  return {
    status: answer.status,
    headers: answer.headers,
    text: () => text,
    changes: () => [...text.matchAll(/event: change\ndata: (.*)\n\n/g)].map(([, data = '']) => JSON.parse(data)),
    lastId: () => [...text.matchAll(/^id: (.*)$/gm)].at(-1)?.[1],
    hasEnded: () => hasEnded,
    cut: () => ends.abort(),
  };
}

/** The same, once it is ready to tell. */
export async function readyStreamOf(t: TestApp, headers: Readonly<Record<string, string>>): Promise<OpenedStream> {
  const stream = await openStreamOf(t, headers);
  await vi.waitFor(() => expect(stream.text()).toContain('event: ready'));
  return stream;
}

const portOf = ({ app }: TestApp): number => {
  const address: AddressInfo | string | null = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('the application listens on a port');
  return address.port;
};
