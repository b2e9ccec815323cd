import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** A render that takes longer is given up. */
const renderTimeout = 5_000;

/**
 * Renders a page as text, whole: it never comes in parts that need a script to be put in place.
 *
 * `report` is told of what failed inside a boundary and vanished alone (MKT-06). Rejects when nothing is left to show.
 */
export function renderDocument(
  page: ReactNode,
  { nonce, report }: { nonce?: string | undefined; report: (error: unknown) => void },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const failures: unknown[] = [];
    const timer = setTimeout(() => abort(new Error('Rendering took too long')), renderTimeout);
    const { pipe, abort } = renderToPipeableStream(page, {
      ...(nonce ? { nonce } : {}),
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failures.push(error);
      },
      onAllReady: () => {
        clearTimeout(timer);
        for (const failure of failures) report(failure);
        resolve(text(pipe(new PassThrough())));
      },
      onShellError: (error) => {
        clearTimeout(timer);
        reject(error);
      },
    });
  });
}
