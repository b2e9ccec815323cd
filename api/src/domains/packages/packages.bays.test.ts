import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { makeHouses, matrixHouse } from '../../testing/matrix/owned-packages.ts';
import { readPdf, scannedCodes } from '../../testing/pdf-reader.ts';
import { signedIn } from '../../testing/session.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await t.database.write('none', makeHouses);
});
afterAll(() => t.close());

it('[WH-04] a lead prints the labels of the bays: each is read back from the drawn page', async () => {
  const lead = await signedIn(t, { role: 'WAREHOUSE_LEAD', isWarehouseUser: true, warehouseId: matrixHouse });
  const labels = async (query: string) => t.call('GET', `/warehouse/bays/labels/${query}`, { headers: lead.headers });
  const aisle = await labels('?aisle=C');
  expect([aisle.statusCode, aisle.headers['content-type']]).toEqual([200, 'application/pdf']);
  const codes = [...(await scannedCodes(aisle.rawPayload, 1)), ...(await scannedCodes(aisle.rawPayload, 2))];
  const wanted = Array.from({ length: 12 }, (_, index) => `BAY-C-${String(index + 1).padStart(2, '0')}`);
  expect([...codes].sort()).toEqual(wanted);
  const all = await readPdf((await labels('')).rawPayload);
  for (const bay of ['A-01', 'F-12', 'H-01', 'R-01']) expect(all.text).toContain(`BAY-${bay}`);
  expect((await labels('?aisle=Z')).statusCode).toBe(400);
});
