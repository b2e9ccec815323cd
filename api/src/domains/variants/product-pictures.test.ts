import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { makeProduct } from '../offers/shelf.factory.ts';
import { productPicturePath } from './variants.rules.ts';
import { productPictures } from './variants.tables.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"/>';
let t: TestApp;
let productId: string;
beforeAll(async () => {
  t = await testApp();
  productId = await t.database.write('system', async (db) => {
    const { id } = await makeProduct(db, { name: 'Drawn soap', brandName: 'Nightjar' });
    await db.insert(productPictures).values({ productId: id, svg });
    return id;
  });
});
afterAll(() => t.close());

describe('[INV-01] the picture of a product', () => {
  it('is a picture that browsers keep for a year and that may load and run nothing', async () => {
    const { statusCode, headers, body } = await t.app.inject(productPicturePath(productId));
    expect(statusCode).toBe(200);
    expect(body).toBe(svg);
    expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it.each([
    ['of no product', newId()],
    ['by something that is no id', 'passwd'],
  ])('%s is not found', async (_, id) => {
    const { statusCode, headers } = await t.app.inject(productPicturePath(id));
    expect(statusCode).toBe(404);
    expect(headers['cache-control'] ?? '').not.toContain('immutable');
  });
});
