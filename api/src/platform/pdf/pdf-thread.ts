/** The thread that draws papers: takes what is to be drawn, answers with the file. Started by `pdf-drawer.ts`. */
import { parentPort } from 'node:worker_threads';
import { z } from 'zod';
import { present } from '../../kernel/errors.ts';
import type { Paper } from './pdf-paper.ts';

/** `layout` is the address of a module whose `draw` makes the paper, or a file of text, from the content. */
export type DrawingOrder = { readonly layout: string; readonly content: unknown };
export type DrawingNews = { readonly file: Uint8Array<ArrayBuffer> } | { readonly failed: string };

const layoutModule = z.object({
  draw: z.custom<(content: unknown) => Paper | string>((value) => typeof value === 'function'),
});
const port = present(parentPort, 'papers are drawn in a thread of their own');

port.on('message', async ({ layout, content }: DrawingOrder) => {
  try {
    const { draw } = layoutModule.parse(await import(layout));
    const file = await fileOf(draw(content));
    port.postMessage({ file } satisfies DrawingNews, [file.buffer]);
  } catch (error) {
    const failed = error instanceof Error ? (error.stack ?? error.message) : String(error);
    port.postMessage({ failed } satisfies DrawingNews);
  }
});

/** The bytes in memory of their own, which can be handed over without a copy. */
async function fileOf(drawn: Paper | string): Promise<Uint8Array<ArrayBuffer>> {
  if (typeof drawn === 'string') return new TextEncoder().encode(drawn);
  const chunks: Uint8Array[] = [];
  for await (const chunk of drawn.pdf) chunks.push(chunk);
  const file = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    file.set(chunk, at);
    at += chunk.length;
  }
  return file;
}
