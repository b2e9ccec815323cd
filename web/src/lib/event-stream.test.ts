import { describe, expect, it } from 'vitest';
import { eventsIn, type StreamEvent } from './event-stream.ts';

const bodyOf = (...parts: string[]) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });

async function read(...parts: string[]): Promise<(StreamEvent | null)[]> {
  const found: (StreamEvent | null)[] = [];
  for await (const event of eventsIn(bodyOf(...parts))) found.push(event);
  return found;
}

describe('a stream of server-sent events', () => {
  it('gives id, name and data of each event', async () => {
    expect(await read('id: 1\nevent: change\ndata: {"a":1}\n\nevent: resync\ndata: {}\n\n')).toEqual([
      { id: '1', name: 'change', data: '{"a":1}' },
      { id: null, name: 'resync', data: '{}' },
    ]);
  });

  it('puts together what the network cut, also within a letter', async () => {
    const bytes = new TextEncoder().encode('data: Gruß\n\n');
    const cut = new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
        controller.close();
      },
    });
    const found: (StreamEvent | null)[] = [];
    for await (const event of eventsIn(cut)) found.push(event);
    expect(found).toEqual([{ id: null, name: 'message', data: 'Gruß' }]);
  });

  it('tells of comments and the retry time as signs of life, never as events', async () => {
    expect(await read(': here\n\n', 'retry: 1000\n\n')).toEqual([null, null]);
  });

  it('takes both line ends and data of several lines', async () => {
    expect(await read('data: one\r\ndata: two\r\n\r\n')).toEqual([{ id: null, name: 'message', data: 'one\ntwo' }]);
  });

  it('leaves out an event that the end cut off', async () => {
    expect(await read('data: whole\n\ndata: ha')).toEqual([{ id: null, name: 'message', data: 'whole' }]);
  });
});
