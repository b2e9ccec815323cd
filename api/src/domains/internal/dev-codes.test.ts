import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readScan } from '@quayside/contract/gs1-scan';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { type TestApp, testApp } from '../../testing/app.ts';
import { makeHouses, matrixHouse } from '../../testing/matrix/owned-packages.ts';
import { sellerFixture } from '../../testing/seller-fixture.ts';
import { makePackage } from '../packages/packages.factory.ts';
import { saleLines, sales } from '../sales/sales.tables.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await t.database.write('none', makeHouses);
  const binary = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
  await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(binary).buffer }, fireImmediately: true });
});
afterAll(() => t.close());

/** What a camera reads from the picture. */
async function readFrom(svg: string, textMode: 'HRI' | 'Plain' = 'HRI'): Promise<string | undefined> {
  const picture = await sharp(Buffer.from(svg), { density: 200 }).flatten({ background: '#fff' }).png().toBuffer();
  const [found] = await readBarcodes(new Uint8Array(picture), { textMode, tryHarder: true });
  return found?.text;
}

describe('the sheet of codes at /dev/codes/', () => {
  it('says when no package is expected', async () => {
    expect((await t.app.inject('/dev/codes/')).body).toContain('No warehouse expects a package.');
  });

  it('[WH-02] shows codes of each expected package, which a camera reads as they are written', async () => {
    const seller = await sellerFixture(t);
    const order = await seller.sale({ status: 'PAID' });
    const code = 'PK-<1>-1';
    await t.database.write('system', async (db) => {
      const [sale] = await db.select().from(sales).where(eq(sales.id, order.id));
      const lines = await db.select().from(saleLines).where(eq(saleLines.saleId, order.id));
      if (!sale) throw new Error('the sale was made');
      const sscc = '340123450000000017';
      const gtin = '09501101530003';
      const made = { sale, lines: lines.map((line) => ({ ...line, gtin })), warehouseId: matrixHouse };
      await makePackage(db, { ...made, code, sscc });
      await makePackage(db, { ...made, status: 'CONFIRMED', code: 'PK-HERE-1' });
    });
    const { body } = await t.app.inject('/dev/codes/');
    expect(body).not.toContain('PK-HERE-1');
    expect(body).not.toContain('<1>');
    const figures = [...body.matchAll(/<figure class="\w+" data-code="([^"]*)">(<svg.*?<\/svg>)/gs)];
    const written = figures.map(([, text = '']) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>'));
    expect(written.slice(0, 3)).toEqual([
      '(00)340123450000000017',
      code,
      '(01)09501101530003(17)281100(30)10(10)LPK-<1>-1',
    ]);
    expect(await Promise.all(figures.map(([, , svg = '']) => readFrom(svg)))).toEqual(written);
    // As our own page reads it, separators and all.
    expect(readScan((await readFrom(figures[2]?.[2] ?? '', 'Plain')) ?? '')).toMatchObject({
      ...{ gtin: '09501101530003', expiresOn: '2028-11-30', count: 10, lot: 'LPK-<1>-1' },
    });
  });
});
