/**
 * What the server loads when it starts. Its heap is small (`--max-old-space-size` of `npm start`), and the text of every
 * module stays in it: the nearer it is to full, the more often it is cleared. Large packages that few calls need are loaded
 * with the first of them.
 */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const imported = /^(?:import|export)\s+(?!type\b)(?:[^;'"]*?from\s+)?'([^']+)'/gms;

/** Packages that are imported by name at once, each with a file that does. */
function packagesOf(start: string): ReadonlyMap<string, string> {
  const packages = new Map<string, string>();
  const files = new Set([start]);
  for (const file of files)
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(imported)) {
      if (name.startsWith('.')) files.add(resolve(dirname(file), name));
      else if (!packages.has(name)) packages.set(name, file);
    }
  return packages;
}

it('papers, barcodes, fonts, passkeys and sheets of old formats are not loaded with the server', () => {
  const packages = packagesOf(main);
  expect([...packages.keys()]).toEqual(expect.arrayContaining(['fastify', 'pg', 'zod']));
  for (const large of ['bwip-js/node', 'fontkit', 'pdfkit', '@simplewebauthn/server', '@e965/xlsx', 'highs'])
    expect(packages.get(large), `${large} is imported at once`).toBeUndefined();
});
