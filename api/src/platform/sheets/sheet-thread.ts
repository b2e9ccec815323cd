/** The thread that reads one sheet. Started by `read-sheet.ts`. */
import { parentPort } from 'node:worker_threads';
import { detectDelimiter, parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import { present } from '../../kernel/errors.ts';

type Order = {
  readonly content: Uint8Array;
  readonly type: 'xlsx' | 'csv';
  readonly rows: number;
  readonly columns: number;
  readonly characters: number;
};
const port = present(parentPort, 'a sheet is read in a thread of its own');

port.on('message', async (order: Order) => {
  try {
    const cells = order.type === 'xlsx' ? await cellsOfWorkbook(order.content) : cellsOfText(textOf(order.content));
    const rows = cells
      .slice(0, order.rows)
      .map((row) => row.slice(0, order.columns).map((cell) => written(cell).slice(0, order.characters)));
    port.postMessage({ rows, isCut: cells.length > order.rows });
  } catch (error) {
    port.postMessage({ failed: error instanceof Error ? error.message : String(error) });
  }
});

async function cellsOfWorkbook(content: Uint8Array): Promise<readonly (readonly unknown[])[]> {
  const { sheets } = await readXlsx(content, { sheets: [0] });
  return present(sheets[0], 'a workbook has a sheet').rows;
}

const cellsOfText = (text: string): readonly (readonly unknown[])[] =>
  text.trim() === '' ? [] : parseCsv(text, { delimiter: detectDelimiter(text) });

/** By its byte order mark, else UTF-8, else what Windows writes in western Europe. */
function textOf(content: Uint8Array): string {
  const [first, second] = content;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(content);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(content);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1252').decode(content);
  }
}

/** Whole numbers keep every digit: a GTIN is often a number cell. */
function written(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return Number.isSafeInteger(cell) ? BigInt(cell).toString() : String(cell);
  return cell instanceof Date ? cell.toISOString() : String(cell);
}
