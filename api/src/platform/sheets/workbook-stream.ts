/** A workbook that is written while it is sent. */
import { Readable } from 'node:stream';

export const workbookStream = (workbook: ReadableStream<Uint8Array>): Readable =>
  Readable.from(chunksOf(workbook), { objectMode: false });

/** What was not asked for any more, such as by who closed the page, is not read. */
async function* chunksOf(workbook: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = workbook.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel();
  }
}
