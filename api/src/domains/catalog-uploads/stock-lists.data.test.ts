/** Lists as sellers send them. Not run where the real input is absent. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFileTypes, typeOfName } from '@quayside/contract/file-values';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readSheet, sheetLimits } from '../../platform/sheets/read-sheet.ts';
import { guessMapping, isComplete } from './mapping.rules.ts';
import { rowReader } from './rows.rules.ts';

const data = process.env.QUAYSIDE_DATA;
const folder = join(data ?? '', 'stock_lists');
const told = z.array(
  z.object({
    file: z.string(),
    headingRow: z.number().optional(),
    columns: z.record(z.string(), z.string()).optional(),
    dataRows: z.number().optional(),
    gtins: z.array(z.string()).optional(),
    allGtinsValid: z.boolean().optional(),
    unrecoverable: z.number().optional(),
    soldOut: z.number().optional(),
    wrongCheckDigits: z.number().optional(),
    duplicateGtins: z.number().optional(),
    unreadable: z.boolean().optional(),
  }),
);
const lists = data ? told.parse(JSON.parse(await readFile(join(folder, 'expected.json'), 'utf8'))) : [];

describe.skipIf(!data)(data ? '[INV-04] real stock lists' : 'real stock lists: not run: no data', () => {
  it.each(lists)('$file', async (list) => {
    const type = listFileTypes.find((one) => one === typeOfName(list.file));
    const sheet = await readSheet(await readFile(join(folder, list.file)), type ?? 'csv', sheetLimits.rows);
    expect(sheet === null).toBe(list.unreadable ?? false);
    if (!sheet || (list.dataRows ?? 0) === 0) return;
    const mapping = guessMapping(sheet.rows);
    expect(mapping.headingRow).toBe(list.headingRow);
    const headings = sheet.rows[(mapping.headingRow ?? 1) - 1] ?? [];
    for (const [name, heading] of Object.entries(list.columns ?? {})) {
      const column = { ...mapping }[name === 'currency' ? 'currencyColumn' : name];
      expect(headings[Number(column)], name).toBe(heading);
    }
    expect(isComplete(mapping)).toBe(true);
    if (!isComplete(mapping)) return;
    const rows = rowReader(mapping)(sheet.rows, 0);
    const coded = (code: string) => rows.filter((row) => row.code === code);
    if (list.allGtinsValid) expect(coded('UNCHANGED')).toHaveLength(list.dataRows ?? 0);
    if (list.soldOut) {
      expect(coded('UNCHANGED')).toHaveLength(list.dataRows ?? 0);
      expect(rows.filter(({ stock }) => stock === 0)).toHaveLength(list.soldOut);
    }
    if (list.unrecoverable) expect(coded('INVALID_GTIN')).toHaveLength(list.unrecoverable);
    if (list.wrongCheckDigits) expect(coded('GTIN_CHECK_DIGIT')).toHaveLength(list.wrongCheckDigits);
    const known = new Set(
      rows.filter(({ code }) => code === 'UNCHANGED' || code === 'DUPLICATE_GTIN').map(({ gtin }) => gtin),
    );
    // Of some pairs one has a wrong check digit, and is told for that.
    const broken = coded('GTIN_CHECK_DIGIT').filter(({ suggestion }) =>
      known.has((suggestion ?? '').padStart(14, '0')),
    );
    if (list.duplicateGtins) expect(coded('DUPLICATE_GTIN').length + broken.length).toBe(list.duplicateGtins);
    const missing = (list.gtins ?? []).filter((gtin) => !known.has(gtin.padStart(14, '0')));
    expect(missing).toEqual([]);
  });
});
