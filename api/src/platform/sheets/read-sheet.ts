/**
 * Reads the first sheet of a workbook or a text file of rows, in a thread of its own with bounded memory and time: what
 * strangers send must neither stop the server nor take its memory. The rows stay in the thread and are asked for in parts.
 */
import { Worker } from 'node:worker_threads';
import type { ListFileType } from '@quayside/contract/file-values';
import { z } from 'zod';
import { fairTurns } from '../../kernel/fair-turns.ts';

export const sheetLimits = { rows: 200_000, columns: 60, characters: 200 } as const;
const memory = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 64 } as const;
const longestMilliseconds = 60_000;
/** A sheet takes many times its size while it is taken apart: two at a time, whoever sent them. */
const inTurn = fairTurns({ together: 2, waiting: 400, refusal: () => new Error('too many sheets wait') });
/** Rows that come over at once. */
const part = 5_000;

type Rows = readonly (readonly string[])[];
/** Cells as text, row by row; `isCut`: there are more rows than the limit. */
export type Sheet = { readonly rows: Rows; readonly isCut: boolean };
export type OpenSheet = {
  readonly count: number;
  /** There are more rows than are read. */
  readonly isCut: boolean;
  /** Rows in which something stands. */
  readonly filled: number;
  /** The most cells of a row. */
  readonly width: number;
  /** Rows from that one on, counted from 0. Fails when the thread has ended. */
  slice(from: number, to: number): Promise<Rows>;
  /** Ends the thread. */
  close(): void;
};

const opened = z.object({ count: z.int(), isCut: z.boolean(), filled: z.int(), width: z.int() });
/** Written by our own thread: arrays of text, not looked at cell by cell. */
const sliced = z.object({ rows: z.array(z.custom<readonly string[]>(Array.isArray)) });

/** `whose`: the company it is read for; they take turns. */
type Reading = { readonly mostRows?: number; readonly whose?: string };

/** Null when it is no such file, or takes too long. Close it. */
export async function openSheet(
  content: Uint8Array,
  type: ListFileType,
  { mostRows = sheetLimits.rows, whose = '' }: Reading = {},
): Promise<OpenSheet | null> {
  const order = { content, type, ...sheetLimits, rows: mostRows };
  const { worker, answer } = await inTurn(whose, async () => {
    const worker = new Worker(new URL('./sheet-thread.ts', import.meta.url), { resourceLimits: memory });
    return { worker, answer: await ask(worker, order) };
  });
  const close = () => void worker.terminate();
  const found = opened.safeParse(answer);
  if (!found.success) {
    close();
    return null;
  }
  const slice = async (from: number, to: number): Promise<Rows> => sliced.parse(await ask(worker, { from, to })).rows;
  return { ...found.data, slice, close };
}

/** The thread's next answer; undefined when it ends instead, or takes too long. One question at a time. */
function ask(worker: Worker, question: object): Promise<unknown> {
  return new Promise((resolve) => {
    const end = (answer: unknown) => {
      clearTimeout(timer);
      for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
      // An error nobody listens to would end the process.
      worker.on('error', () => undefined);
      resolve(answer);
    };
    const timer = setTimeout(() => end(undefined), longestMilliseconds);
    worker.on('message', end);
    worker.on('error', () => end(undefined));
    worker.on('exit', () => end(undefined));
    worker.postMessage(question);
  });
}

/** All rows of a short sheet, at most `mostRows`. Null when it is no such file, or takes too long. */
export async function readSheet(content: Uint8Array, type: ListFileType, mostRows: number): Promise<Sheet | null> {
  const sheet = await openSheet(content, type, { mostRows });
  if (!sheet) return null;
  try {
    return { rows: await sheet.slice(0, sheet.count), isCut: sheet.isCut };
  } finally {
    sheet.close();
  }
}

/** Every row, a part at a time, each with its number counted from 0. */
export async function* partsOf(sheet: OpenSheet, from = 0): AsyncGenerator<{ from: number; rows: Rows }> {
  for (let at = from; at < sheet.count; at += part) yield { from: at, rows: await sheet.slice(at, at + part) };
}
