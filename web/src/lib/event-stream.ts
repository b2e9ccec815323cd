/** One event of a stream of server-sent events. Comments, which only keep the connection alive, come as `null`. */
export interface StreamEvent {
  id: string | null;
  name: string;
  data: string;
}

/** Reads a body of `text/event-stream` until it ends: fields, multi-line data and comments of WHATWG HTML, section 9.2. */
export async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent | null> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let waiting = '';
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      waiting += decoder.decode(part.value, { stream: true }).replaceAll('\r', '');
      const blocks = waiting.split('\n\n');
      waiting = blocks.pop() ?? '';
      for (const block of blocks) yield eventOf(block);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function eventOf(block: string): StreamEvent | null {
  const fields = block.split('\n').filter((line) => line !== '' && !line.startsWith(':'));
  const valuesOf = (name: string) =>
    fields.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1).replace(/^ /, ''));
  const data = valuesOf('data');
  if (data.length === 0) return null;
  return { id: valuesOf('id').at(-1) ?? null, name: valuesOf('event').at(-1) ?? 'message', data: data.join('\n') };
}
