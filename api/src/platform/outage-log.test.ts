import { expect, it } from 'vitest';
import { DatabaseUnavailable } from './db/unavailable.ts';
import { outageLog } from './outage-log.ts';

it('[ERR-17] a database that is away is one line, whoever complains; what else fails is told', () => {
  const lines: string[] = [];
  const { gone, back, report } = outageLog((level, _detail, what) => {
    if (level !== 'debug') lines.push(`${level}: ${what}`);
  });
  for (let n = 0; n < 5; n += 1) report('lost a connection of the worker', { reason: 'ECONNRESET' });
  gone('ECONNREFUSED');
  report('the job runner failed', { err: new DatabaseUnavailable(new Error('ECONNREFUSED')) });
  report('the job runner failed', { err: new TypeError('a fault of ours') });
  back();
  back();
  gone('ECONNREFUSED');
  expect(lines).toEqual([
    'error: the database is gone',
    'error: the job runner failed',
    'info: the database is back',
    'error: the database is gone',
  ]);
});

it('[ERR-17] a full disk is one line each time it fills up, however many writes it refuses', () => {
  const lines: string[] = [];
  let now = 0;
  const { full } = outageLog(
    (level, _detail, what) => lines.push(`${level}: ${what}`),
    () => now,
  );
  for (; now < 300_000; now += 10_000) full();
  expect(lines).toEqual(['error: disk full: the database refuses writes until there is room']);
  now += 60_000;
  full();
  expect(lines).toHaveLength(2);
});
