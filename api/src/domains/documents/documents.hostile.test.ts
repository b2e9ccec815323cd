/** Names that strangers give: public lists of strings that broke other systems, which are no part of the product. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleFiles } from '../../platform/files/files.factory.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { formOf } from '../../testing/matrix/matrix.requests.ts';
import { type SellerFixture, sellerFixture } from '../../testing/seller-fixture.ts';

const data = process.env.QUAYSIDE_DATA;
if (!data) process.stdout.write('names of documents from public lists: not run: no data\n');

/** Controls, paths, and what cannot be seen; see `file-name.ts`. */
const unwanted = /[/\\:\p{Cc}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/u;

describe.skipIf(!data)('[ORD-13] a document named by anybody', () => {
  let t: TestApp;
  let desk: SellerFixture;
  beforeAll(async () => {
    t = await testApp();
    desk = await sellerFixture(t);
  });
  afterAll(() => t.close());

  it('is refused in plain words, or is listed and downloaded under that very name', async () => {
    const names = namesIn(join(data ?? '', 'hostile'));
    expect(names.length).toBeGreaterThan(300);
    const { id } = await desk.sale({ status: 'CONFIRMED' });
    const send = (method: 'POST' | 'PATCH', path: string, fields: Record<string, string | Buffer>) => {
      const { headers, payload } = formOf(fields);
      return t.call(method, `/sales/${id}/${path}`, { headers: { ...desk.session.headers, ...headers }, payload });
    };
    const first = await send('POST', 'document/', { documentType: 'OTHER', file: sampleFiles.pdf });
    const path = `document/${first.json().documentQid}/`;
    let taken = 0;
    for (const name of names) {
      const answer = await send('PATCH', path, { name });
      if (answer.statusCode !== 200) {
        expect([answer.statusCode, answer.json().code], JSON.stringify(name)).toEqual([
          400,
          answer.json().errors ? 'validation_failed' : 'file_name_not_allowed',
        ]);
        continue;
      }
      taken += 1;
      const shown: string = answer.json().metadata.name;
      expect(shown, JSON.stringify(name)).not.toMatch(unwanted);
      const { headers } = await t.call('GET', `/sales/${id}/${path}download/`, { headers: desk.session.headers });
      const disposition = String(headers['content-disposition']);
      expect(disposition).toMatch(/^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''[\x21-\x7e]+$/);
      expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? '')).toBe(shown);
    }
    expect(taken).toBeGreaterThan(100);
    expect(taken).toBeLessThan(names.length);
  }, 60_000);
});

function namesIn(folder: string): string[] {
  const strings: unknown = JSON.parse(readFileSync(join(folder, 'naughty_strings.json'), 'utf8'));
  const lines = ['unicode_emoji', 'unicode_regionalindicators', 'unicode_specialchars', 'unicode_upsidedown'].flatMap(
    (name) => readFileSync(join(folder, `${name}.txt`), 'utf8').split('\n'),
  );
  return [...(Array.isArray(strings) ? strings : []), ...lines].filter((one) => typeof one === 'string');
}
