import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { expect, it } from 'vitest';
import { DatabaseUnavailable } from './db/unavailable.ts';
import { errorLine, loggableError } from './loggable-error.ts';

const canary = 'Canary\n    at typed.by (somebody)';
const id = '01a2056f-bbae-7442-a421-0615218159c5';
const failed = () =>
  Object.assign(new pg.DatabaseError(`duplicate key value violates "never": ${canary}`, 1, 'error'), {
    severity: 'ERROR',
    code: '23505',
    detail: `Key (name)=(${canary}) already exists.`,
    table: 'saved_views',
    constraint: 'never',
    where: canary,
  });
const typed = (text: string): string => {
  try {
    return JSON.parse(text);
  } catch (error) {
    return JSON.stringify(loggableError(error));
  }
};

it('[ERR-17] of a database’s error the log says SQLSTATE, table and constraint, and where it happened', () => {
  const error = new DrizzleQueryError('insert into "saved_views" values ($1)', [canary], failed());
  const told = loggableError(error);
  expect(told).toMatchObject({ sqlState: '23505', table: 'saved_views', constraint: 'never' });
  expect(told.message).toBe('database error 23505 (table saved_views, constraint never)');
  expect(told.stack).toMatch(/loggable-error\.test/);
  expect(JSON.stringify(told)).not.toMatch(/canary|typed\.by|insert|params/i);
});

it.each([
  ['an id', new Error(`outbox row ${id} exists`), 'outbox row … exists'],
  ['an e-mail address', new Error('no user ann.droid@shop.example here'), 'no user … here'],
  ['what is quoted', new Error(`expected "a", got 'Canary "b"' and \`c\``), 'expected "…", got "…" and "…"'],
  ['long numbers', new Error('no IBAN 91000417164300'), 'no IBAN …'],
  ['all but its first line', new Error(`it failed\n${canary}`), 'it failed'],
  ['the wrapper’s words', new DatabaseUnavailable(new Error('Connection terminated')), 'Connection terminated'],
])('[ERR-17] a message loses %s', (_, error, line) => {
  expect(errorLine(error)).toBe(line);
  expect(JSON.stringify(loggableError(error))).not.toMatch(/canary|typed\.by/i);
});

it('[ERR-17] of several failures, also beneath an error, the first few different ones are told without their values', () => {
  const failures = [failed(), failed(), new Error(`order ${id} has no buyer`), new Error('c'), new Error('d')];
  const told = loggableError(new Error('5 of 9 failed', { cause: new AggregateError(failures, '5 of 9 failed') }));
  expect(told).toMatchObject({
    message: '5 of 9 failed',
    reasons: 'database error 23505 (table saved_views, constraint never); order … has no buyer; c',
  });
  expect(JSON.stringify(told)).not.toMatch(/canary|typed\.by/i);
});

it('[ERR-17] what could not be read is not told', () => {
  expect(typed('{"name": Canary "b" c}')).not.toContain('Canary');
});
