import { DrizzleQueryError } from 'drizzle-orm';
import Fastify from 'fastify';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { registerProblems } from './problems.ts';

let thrown: Error;
const app = Fastify();
registerProblems(app);
app.get('/', async () => {
  throw thrown;
});
afterAll(() => app.close());

const withCode = (code: string, error: Error = new pg.DatabaseError('it failed', 9, 'error')) =>
  new DrizzleQueryError('select 1', [], Object.assign(error, { code }));
async function answerTo(error: Error) {
  thrown = error;
  const { statusCode, headers, body } = await app.inject({ method: 'GET', url: '/' });
  return { statusCode, code: JSON.parse(body).code, retryAfter: headers['retry-after'] };
}

it.each([
  ['53100', 'the disk is full'],
  ['53200', 'no memory'],
  ['53300', 'too many connections'],
  ['57014', 'a statement was cancelled'],
  ['57P01', 'it is ending'],
  ['57P02', 'another connection crashed'],
  ['57P03', 'it is starting'],
  ['08006', 'the connection broke'],
  ['25006', 'it has become a standby'],
  ['58030', 'its disk does not answer'],
  ['ECONNREFUSED', 'nobody listens'],
  ['ECONNRESET', 'the connection was reset'],
  ['EPIPE', 'the connection was closed'],
  ['ENOTFOUND', 'its name leads nowhere'],
])('a database that says %s (%s) is 503, to be tried again', async (code) => {
  expect(await answerTo(withCode(code))).toEqual({ statusCode: 503, code: 'unavailable', retryAfter: '3' });
});

it.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
  'Query read timeout',
  'Cannot use a pool after calling end on the pool',
])('a driver that says "%s" is 503, to be tried again', async (message) => {
  const expected = { statusCode: 503, code: 'unavailable', retryAfter: '3' };
  expect(await answerTo(new Error(message))).toEqual(expected);
  expect(await answerTo(new DrizzleQueryError('select 1', [], new Error(message)))).toEqual(expected);
});

it.each(['23505', '42601', '22P02', '42501'])('an error in what was asked (%s) stays 500', async (code) => {
  expect(await answerTo(withCode(code))).toEqual({ statusCode: 500, code: 'internal', retryAfter: undefined });
});
