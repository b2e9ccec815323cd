/** How results are ordered, and which brands are listed and recommended, of a catalogue small enough to say by hand. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type BuyerFixture, buyerFixture } from '../../testing/buyer-fixture.ts';
import { brands } from '../brands/brands.tables.ts';
import { categories } from '../categories/categories.tables.ts';
import { makeProduct } from '../offers/shelf.factory.ts';
import { products } from './variants.tables.ts';

/** Product, brand, category. */
const shelf = [
  ['Amber wax', 'Zephyr', 'wax'],
  ['Cedar wax', 'Aurora', 'wax'],
  ['Birch wax', 'Aurora', 'wax'],
  ['Dune oil', 'Meridian', 'oil'],
  ['Elder wax', 'Meridian', 'wax'],
] as const;

let t: TestApp;
let buyer: BuyerFixture;
const slugs = new Map<string, string>();

beforeAll(async () => {
  t = await testApp();
  buyer = await buyerFixture(t);
  await t.database.write('system', async (db) => {
    const ids = new Map(['wax', 'oil'].map((slug) => [slug, newId()]));
    for (const [slug, id] of ids)
      await db.insert(categories).values({ id, slug, name: slug, parentId: null, position: 0 });
    const known = new Map<string, string>();
    for (const [name, brandName, category] of shelf) {
      const made = await makeProduct(db, { name, brandName });
      const brandId = known.get(brandName) ?? made.brandId;
      known.set(brandName, brandId);
      if (brandId === made.brandId) slugs.set(brandName, made.brandSlug);
      await db
        .update(products)
        .set({ brandId, categoryId: ids.get(category) ?? null })
        .where(eq(products.id, made.id));
      if (brandId !== made.brandId) await db.delete(brands).where(eq(brands.id, made.brandId));
    }
    await db.update(brands).set({ isPremium: true }).where(eq(brands.name, 'Zephyr'));
  });
});
afterAll(() => t.close());

const results = async (path: string) => (await buyer.send('GET', path)).json().results;
const namesOf = async (path: string): Promise<string[]> =>
  (await results(path)).map(({ name }: { name: string }) => name);

describe('[BUY-01] what is found is sorted', () => {
  const waxes = ['Amber wax', 'Birch wax', 'Cedar wax', 'Elder wax'];
  it('by name, the other way round, and by brand, on every page', async () => {
    expect(await namesOf('/variants/search/?q=wax&sort=name')).toEqual(waxes);
    expect(await namesOf('/variants/search/?q=wax&sort=-name')).toEqual([...waxes].reverse());
    const byBrand = (await results('/variants/search/?q=wax&sort=brand')).map(
      ({ brand }: { brand: { name: string } }) => brand.name,
    );
    expect(byBrand).toEqual(['Aurora', 'Aurora', 'Meridian', 'Zephyr']);
    const pages = await Promise.all(
      [1, 2].map((page) => namesOf(`/variants/search/?q=wax&sort=-name&size=2&page=${page}`)),
    );
    expect(pages.flat()).toEqual([...waxes].reverse());
  });

  it('by nothing else', async () => {
    expect((await buyer.send('GET', '/variants/search/?sort=price')).statusCode).toBe(400);
  });
});

describe('[BUY-03] brands', () => {
  it('that are premium are listed alone, and the others', async () => {
    expect(await namesOf('/brands/?premium=true')).toEqual(['Zephyr']);
    expect(await namesOf('/brands/?premium=false')).toEqual(['Aurora', 'Meridian']);
    expect(await namesOf('/brands/')).toEqual(['Aurora', 'Meridian', 'Zephyr']);
  });

  it('are recommended that sell the same kinds of products, those with most of them first', async () => {
    expect(await namesOf(`/brands/${slugs.get('Zephyr')}/recommendations/`)).toEqual(['Aurora', 'Meridian']);
    // Of two kinds: two waxes come before one.
    expect(await namesOf(`/brands/${slugs.get('Meridian')}/recommendations/`)).toEqual(['Aurora', 'Zephyr']);
    const second = await namesOf(`/brands/${slugs.get('Meridian')}/recommendations/?size=1&page=2`);
    expect(second).toEqual(['Zephyr']);
  });
});
