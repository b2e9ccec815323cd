import { emailAddress, money, pageQuery, text } from '@quayside/contract/common';
import { saleListQuery } from '@quayside/contract/sales';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type SellerFixture, sellerFixture } from '../../testing/seller-fixture.ts';
import { nearestName } from './near-name.ts';

let t: TestApp;
let desk: SellerFixture;
beforeAll(async () => {
  t = await testApp();
  desk = await sellerFixture(t);
});
afterAll(() => t.close());

const toldOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

describe('[ERR-15] what a field says', () => {
  it.each([
    [z.object({ a: z.string() }), {}, 'Enter this.'],
    [text(20), '', 'Enter this.'],
    [text(20), 'x'.repeat(21), 'At most 20 characters.'],
    [text(20), 'a\u0000', 'Leave out characters that cannot be printed.'],
    [z.string().min(12), 'short', 'At least 12 characters.'],
    [z.coerce.number(), 'many', 'Enter a number.'],
    [z.int(), 1.5, 'Enter a whole number.'],
    [z.int().max(78), 99_999, 'At most 78.'],
    [z.int().min(1), 0, 'At least 1.'],
    [z.number().gt(0), 0, 'More than 0.'],
    [z.int().multipleOf(12), 7, 'Multiples of 12.'],
    [z.array(z.string()).min(1), [], 'Name at least one.'],
    [z.boolean(), 'yes', 'Answer true or false.'],
    [z.enum(['SELLER', 'PLATFORM']), 'SHIP', 'Choose one of: SELLER, PLATFORM.'],
    [z.iso.date(), '21.11.2026', 'Enter a date, such as 2026-11-21.'],
    [money, { amount: '12,5', currency: 'EUR' }, 'Enter an amount with two decimals, such as 12.50.'],
    [emailAddress, 'tess', 'Enter an e-mail address, such as name@company.com.'],
    [pageQuery, { page: 2_001 }, 'At most 2000.'],
  ])('%# in plain words what to enter', (schema, value, message) => {
    expect(toldOf(schema, value)).toBe(message);
  });

  it('of an e-mail address that is none has the code email_invalid, changed as registered', async () => {
    const { headers } = desk.session;
    const payload = { email: 'tess@', secret: 'whatever it is' };
    const changed = await t.call('PATCH', '/user/', { headers, payload });
    expect(changed.statusCode).toBe(400);
    expect(changed.json().errors.email[0].code).toBe('email_invalid');
    const lead = await t.call('POST', '/sellerleads/', { payload: { email: 'tess@' } });
    expect(lead.json().errors.email[0].code).toBe('email_invalid');
  });
});

describe('[ERR-15] a filter nobody knows', () => {
  const listed = async (query: string) => {
    const answer = await t.call('GET', `/sales/?${query}`, { headers: desk.session.headers });
    expect(answer.statusCode).toBe(400);
    return answer.json().errors.query[0].message;
  };

  it('is named, with the one that was meant', async () => {
    expect(await listed('stauts=PAST')).toBe("Unknown filter 'stauts'. Did you mean 'status'?");
    expect(await listed('next_action=NONE')).toBe("Unknown filter 'next_action'. Did you mean 'nextAction'?");
    expect(await listed('foo=1')).toBe(
      `Unknown filter 'foo'. Known here: ${Object.keys(saleListQuery.shape).join(', ')}.`,
    );
  });

  it.each([
    ['pag', 'page'],
    ['Size', 'size'],
    ['seller_qid', 'sellerQid'],
    ['sz', null],
    ['', null],
  ])('"%s" is near %s', (name, near) => {
    expect(nearestName(name, ['page', 'size', 'status', 'sellerQid'])).toBe(near);
  });
});
