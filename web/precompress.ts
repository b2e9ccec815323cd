import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** Puts a .br and a .gz beside every text file of a folder, so that no request waits for compression. */
export async function precompress(directory: string): Promise<void> {
  const files = await readdir(directory, { recursive: true });
  const texts = files.filter((file) => /\.(?:js|css|svg)$/.test(file));
  await Promise.all(
    texts.map(async (file) => {
      const path = join(directory, file);
      const bytes = await readFile(path);
      await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes));
      await writeFile(`${path}.gz`, await promisify(gzip)(bytes));
    }),
  );
}
