/** Reads the real products: GTIN, brand and title from every file of a folder. */
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { parse } from 'csv-parse';
import { z } from 'zod';

export type RealProduct = {
  readonly gtin: string;
  readonly brand: string;
  readonly name: string;
  readonly size: string | null;
  readonly category: string;
};

const text = z.string().default('');
const record = z.object({
  gtin: z.string().regex(/^\d{8,14}$/),
  title: text,
  brand: text,
  brand_matched_in_title: text,
  size: text,
  size_in_title: text,
  main_category: text,
  google_category_guess: text,
});

/** Each GTIN once, filled up to 14 digits, in the order of the files' names and lines. Rows without a title are left out. */
export async function readProducts(folder: string): Promise<RealProduct[]> {
  const files = (await readdir(folder)).filter((name) => /\.csv(\.gz)?$/.test(name)).sort();
  const byGtin = new Map<string, RealProduct>();
  for (const name of files) {
    const file = createReadStream(join(folder, name));
    const csv = parse({ columns: true, bom: true, relax_column_count: true });
    for await (const raw of (name.endsWith('.gz') ? file.pipe(createGunzip()) : file).pipe(csv)) {
      const product = productOf(record.parse(raw));
      if (product.name !== '' && !byGtin.has(product.gtin)) byGtin.set(product.gtin, product);
    }
  }
  return [...byGtin.values()];
}

function productOf(row: z.infer<typeof record>): RealProduct {
  return {
    gtin: row.gtin.padStart(14, '0'),
    brand: (row.brand || row.brand_matched_in_title).trim() || 'No brand',
    name: row.title.trim().slice(0, 200),
    size: (row.size || row.size_in_title).trim() || null,
    category: row.google_category_guess || row.main_category || 'Other',
  };
}
