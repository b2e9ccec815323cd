/** Tables as comma-separated text (RFC 4180), safe to open in a spreadsheet. */

/** What spreadsheets take for the beginning of a formula, also in full width. */
const formula = /^[\s\u200B\uFEFF]*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/u;
/** Where a spreadsheet of another country, which parts cells by semicolons, would begin a cell or a line. */
const beginning = /[;\t\r\n]["\s\u200B\uFEFF]*/gu;
/** A dash before a space begins a line of a list. */
const computes = /^([=+@\uFF1D\uFF0B\uFF0D\uFF20]|-(?! ))/u;
const figure = /^-?\d+(\.\d+)?$/;

/** A cell that shows its text and computes nothing: what begins like a formula gets an apostrophe in front. */
export function csvCell(text: string): string {
  const within = text.replaceAll(beginning, (found, at: number) =>
    computes.test(text.slice(at + found.length, at + found.length + 2)) ? `${found}'` : found,
  );
  const safe = !figure.test(text) && formula.test(text) ? `'${within}` : within;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The whole table with CRLF lines, begun by a byte order mark, by which spreadsheets know UTF-8. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`;
