import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { unzipped } from '../../testing/unzipped.ts';
import { openZip, type Pieces } from './zip-stream.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quayside-zip-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function* pieces(...texts: readonly string[]): Pieces {
  for (const text of texts) yield Buffer.from(text);
}

it('[PRO-01] writes an archive piece by piece, with names in every script, and entries that are empty', async () => {
  const path = join(folder, 'a.zip');
  const zip = await openZip(path, '2026-11-21T08:03:04.000Z');
  const long = 'x'.repeat(200_000);
  await zip.add('orders.jsonl', pieces('{"a":1}\n', long));
  await zip.add('files/Lieferschein Zürich.txt', pieces('é'));
  await zip.add('empty.jsonl', pieces());
  const { bytes, sha256 } = await zip.end();
  const content = await readFile(path);
  expect(content.length).toBe(bytes);
  expect(bytes).toBeLessThan(1_500);
  expect(sha256).toMatch(/^[0-9a-f]{64}$/);
  expect(await unzipped(content)).toEqual({
    'orders.jsonl': `{"a":1}\n${long}`,
    'files/Lieferschein Zürich.txt': 'é',
    'empty.jsonl': '',
  });
});
