import { expect, it } from 'vitest';
import { readSheet } from './read-sheet.ts';

const read = (text: string) => readSheet(Buffer.from(text), 'csv', 1_000);

it('[INV-04] a quote that nobody closes is told at once, and takes no memory', async () => {
  const text = `GTIN,Price,Unit\n"${'a'.repeat(19_500_000)}`;
  const begun = performance.now();
  expect(await read(text)).toBeNull();
  expect(await read(`GTIN,Price\n1,"${'a,"" \n'.repeat(30_000)}`)).toBeNull();
  expect(performance.now() - begun).toBeLessThan(3_000);
});

it('[INV-04] quotes inside of cells, doubled ones and cells of several lines are read as they stand', async () => {
  const inches = `2,5" pipe\n`.repeat(20_000);
  const sheet = await read(`GTIN,Name\n1,"Soap ""Juniper""\nlarge"\n${inches}`);
  expect(sheet?.rows.slice(0, 3)).toEqual([
    ['GTIN', 'Name'],
    ['1', 'Soap "Juniper"\nlarge'],
    ['2', '5" pipe'],
  ]);
});

it('[INV-04] sheets that come at once are all read', async () => {
  const text = `GTIN,Price\n${'4006381333931,12.50\n'.repeat(2_000)}`;
  const sheets = await Promise.all(Array.from({ length: 8 }, () => read(text)));
  expect(sheets.map((sheet) => sheet?.rows.length)).toEqual(sheets.map(() => 1_000));
});
