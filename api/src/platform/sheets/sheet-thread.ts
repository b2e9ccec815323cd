/** The thread that reads one sheet. Started by `read-sheet.ts`. */
import { parentPort } from 'node:worker_threads';
import type { ListFileType } from '@quayside/contract/file-values';
import { detectDelimiter, parseCsv } from 'hucre/csv';
import { readOds } from 'hucre/ods';
import { readXlsx } from 'hucre/xlsx';
import { present } from '../../kernel/errors.ts';

type Order = {
  readonly content: Uint8Array;
  readonly type: ListFileType;
  readonly rows: number;
  readonly columns: number;
  readonly characters: number;
};
const port = present(parentPort, 'a sheet is read in a thread of its own');

type Question = Order | { readonly from: number; readonly to: number };
let kept: readonly (readonly string[])[] = [];

port.on('message', async (question: Question) => {
  try {
    port.postMessage('content' in question ? await open(question) : { rows: kept.slice(question.from, question.to) });
  } catch (error) {
    port.postMessage({ failed: error instanceof Error ? error.message : String(error) });
  }
});

async function open(order: Order) {
  const cells = await cellsOf(order);
  kept = cells
    .slice(0, order.rows)
    .map((row) => row.slice(0, order.columns).map((cell) => written(cell).slice(0, order.characters)));
  return {
    count: kept.length,
    isCut: cells.length > order.rows,
    filled: kept.filter((row) => row.some((cell) => cell.trim() !== '')).length,
    width: kept.reduce((most, row) => Math.max(most, row.length), 0),
  };
}

type Cells = readonly (readonly unknown[])[];

async function cellsOf({ content, type, rows }: Order): Promise<Cells> {
  if (type === 'csv' || type === 'tsv') return cellsOfText(textOf(content));
  if (type === 'xls') return cellsOfOldWorkbook(content, rows);
  const { sheets } = await (type === 'ods' ? readOds(content) : readXlsx(content, { sheets: [0] }));
  return present(sheets[0], 'a workbook has a sheet').rows;
}

/** Loaded for these files alone: the library is large. Rows and columns before the first filled one count too. */
async function cellsOfOldWorkbook(content: Uint8Array, mostRows: number): Promise<Cells> {
  const { read, utils } = await import('@e965/xlsx');
  const { SheetNames, Sheets } = read(content, {
    ...{ type: 'array', dense: true, sheets: 0, sheetRows: mostRows + 1 },
    ...{ cellFormula: false, cellHTML: false, cellText: false },
  });
  const sheet = present(Sheets[SheetNames[0] ?? ''], 'a workbook has a sheet');
  if (sheet['!ref'] === undefined) return [];
  const { e: last } = utils.decode_range(sheet['!ref']);
  return utils.sheet_to_json<unknown[]>(sheet, {
    ...{ header: 1, raw: true, defval: null, blankrows: true },
    range: { s: { r: 0, c: 0 }, e: last },
  });
}

/** Characters: a workbook's cell holds 32,767. */
const longestCell = 65_536;

function cellsOfText(text: string): Cells {
  if (text.trim() === '') return [];
  // Told by the first rows: over a whole file it takes seconds, and thirty times its size.
  const delimiter = detectDelimiter(text.slice(0, longestCell));
  assertCellsEnd(text, delimiter);
  return parseCsv(text, { delimiter });
}

/**
 * A quote that nobody closes makes one cell of all that follows, which takes a hundred times its size while it is put
 * together. Such a file is no list.
 */
function assertCellsEnd(text: string, delimiter: string): void {
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1)) {
    const before = at === 0 ? '\n' : text[at - 1];
    if (before !== delimiter && before !== '\n' && before !== '\r') continue;
    const end = endOfCell(text, at + 1);
    if (end - at > longestCell) throw new Error('a quoted cell does not end');
    at = end;
  }
}

/** Where the closing quote stands; a doubled one is part of the text. */
function endOfCell(text: string, from: number): number {
  let end = text.indexOf('"', from);
  while (end !== -1 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  return end === -1 ? text.length : end;
}

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
