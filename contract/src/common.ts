/**
 * Shapes every noun shares: ids, times, money, pages.
 *
 * Ids are `qid` (UUIDv7, opaque to clients). Times are ISO 8601 UTC with milliseconds. Money is a decimal string with
 * its ISO 4217 currency, never a float. Source: the project's API surface, "Base".
 */
import { z } from 'zod';
import { isCountryCode } from './country-codes.ts';
import { currencies } from './currency-values.ts';
import { fieldErrorMessages as words } from './messages/field-errors.ts';

export const qid = z.uuid().meta({ description: 'Opaque id (UUIDv7)' });
export const instant = z.iso.datetime().meta({ description: 'ISO 8601 time in UTC' });

export { currencies };
export const currency = z.enum(currencies);
export type Currency = z.infer<typeof currency>;

export const money = z
  .strictObject({ amount: z.string().regex(/^-?\d{1,13}\.\d{2}$/, words.amount), currency })
  .meta({ description: 'Decimal string with two places, and its currency' });
export type MoneyOnWire = z.infer<typeof money>;
/** An amount somebody asks for: never below zero. */
export const askedMoney = money.extend({ amount: z.string().regex(/^\d{1,13}\.\d{2}$/, words.amount) });

export const countryCode = z
  .string()
  .regex(/^[A-Z]{2}$/, words.countryCode)
  .refine(isCountryCode, words.countryCode)
  .meta({ description: 'ISO 3166-1 alpha-2' });
export const regions = ['EUROPE', 'USA', 'WORLD'] as const;
export type Region = (typeof regions)[number];

/** Highest page a list answers; beyond it the request is refused with 400. */
export const maximumPage = 2_000;
export const defaultPageSize = 25;
export const maximumPageSize = 100;

export const pageQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(maximumPage).default(1),
  size: z.coerce.number().int().min(1).max(maximumPageSize).default(defaultPageSize),
});

/** The envelope of every list: `{ count, countIsExact, page, size, results }`. */
export const listOf = <Row extends z.ZodType>(row: Row) =>
  z.strictObject({
    count: z.int(),
    countIsExact: z.boolean(),
    page: z.int(),
    size: z.int(),
    results: z.array(row),
  });

/** Text a person typed: trimmed, without control characters. `max` in characters. */
export const text = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point; PostgreSQL text can't hold NUL
    .regex(/^[^\u0000-\u0008\u000B\u000C\u000E-\u001F]*$/, words.control);

/** What a person or company is called: it stands in mails to people who know neither, so it leads nowhere. */
export const nameText = (max: number) =>
  text(max)
    .refine((name) => !/[\n\r\t\p{Zl}\p{Zp}\p{Cf}]/u.test(name), words.oneLine)
    .refine((name) => !/:\/\/|www\.|\.\p{L}{2,24}\//iu.test(name), words.nameWithLink);

export const emailAddress = z.string().trim().toLowerCase().max(254).pipe(z.email());

/** The stale-write guard: the version the client saw; absent means no check. */
export const version = z.int().min(1).optional();

/** Every write of money takes a key: the same one again gets the same answer and does nothing twice. */
export const idempotencyHeaders = z.looseObject({ 'idempotency-key': z.string().min(1).max(255).optional() });
