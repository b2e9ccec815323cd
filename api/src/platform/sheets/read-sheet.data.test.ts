/** Sheets of other projects' tests: each is read or told unreadable, none brings the reader down or keeps it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isListFileType, typeOfName } from '@quayside/contract/file-values';
import { describe, expect, it } from 'vitest';
import { readSheet, sheetLimits } from './read-sheet.ts';

const data = process.env.QUAYSIDE_DATA ?? '';
const folders = ['spreadsheets', 'hostile'].map((name) => join(data, name));
const isThere = data !== '' && folders.every((folder) => existsSync(folder));
if (!isThere) process.stdout.write('sheets of other projects: not run: no data\n');
const files = (isThere ? folders : []).flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap(({ name, parentPath }) => {
    const type = typeOfName(name);
    return type !== null && isListFileType(type) ? [{ name, type, path: join(parentPath, name) }] : [];
  }),
);

describe('[INV-04] sheets of other projects', () => {
  it.runIf(isThere)('are read or told unreadable, each within 30 s', { timeout: 600_000 }, async () => {
    const slow: string[] = [];
    const rows: Record<string, number> = {};
    for (const { name, type, path } of files) {
      const begun = performance.now();
      const sheet = await readSheet(readFileSync(path), type, sheetLimits.rows);
      if (sheet) rows[name] = sheet.rows.length;
      if (performance.now() - begun > 30_000) slow.push(name);
    }
    expect(slow).toEqual([]);
    expect(files.length).toBeGreaterThan(60);
    expect(rows).toMatchObject({ 'text_and_numbers.txt': 5, 'minimal_112.tsv': 3, 'minimal_112.xls': 3 });
  });
});
