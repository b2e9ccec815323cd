/**
 * Reads the first sheet of a workbook or a text file of rows, in a thread of its own with bounded memory and time: what
 * strangers send must neither stop the server nor take its memory.
 */
import { Worker } from 'node:worker_threads';
import type { ListFileType } from '@quayside/contract/file-values';
import { z } from 'zod';

export const sheetLimits = { rows: 200_000, columns: 60, characters: 200 } as const;
const memory = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 64 } as const;
const longestMilliseconds = 60_000;

/** Cells as text, row by row; `isCut`: there are more rows than the limit. */
export type Sheet = { readonly rows: readonly (readonly string[])[]; readonly isCut: boolean };

const answer = z.union([
  z.object({ rows: z.array(z.array(z.string())), isCut: z.boolean() }),
  z.object({ failed: z.string() }),
]);

/** Null when it is no such file, or takes too long. */
export function readSheet(content: Uint8Array, type: ListFileType): Promise<Sheet | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./sheet-thread.ts', import.meta.url), { resourceLimits: memory });
    const end = (sheet: Sheet | null) => {
      clearTimeout(timer);
      resolve(sheet);
      void worker.terminate();
    };
    const timer = setTimeout(() => end(null), longestMilliseconds);
    worker.on('message', (news: unknown) => {
      const said = answer.safeParse(news);
      end(said.success && 'rows' in said.data ? said.data : null);
    });
    worker.on('error', () => end(null));
    worker.on('exit', () => end(null));
    worker.postMessage({ content, type, ...sheetLimits });
  });
}
