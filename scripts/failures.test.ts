import { expect, test } from 'vitest';
import { failedJourneys, failedUnitTests } from './failures.ts';

test('a failed test, and a file that could not be loaded, are named with the first lines of why', () => {
  const report = {
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'holds', failureMessages: [] },
          { status: 'failed', fullName: 'breaks', failureMessages: ['expected 1\n\n2\n3\n4\n5\n6\n7'] },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      { name: 'c.test.ts', status: 'passed', message: '', assertionResults: [] },
    ],
  };
  expect(failedUnitTests(report)).toEqual([
    '  a.test.ts › breaks\n    expected 1\n    2\n    3\n    4\n    5\n    6',
    '  b.test.ts\n    no such module',
  ]);
  expect(failedUnitTests(undefined)).toEqual([]);
});

test('a failed journey is named with its place, however deep it lies', () => {
  const spec = (title: string, ok: boolean, results: { error?: { message: string } }[]) => ({
    ...{ file: 'x.spec.ts', line: 7, title, ok },
    tests: [{ results }],
  });
  const report = {
    errors: [{ message: 'the server did not start' }],
    suites: [
      {
        specs: [spec('holds', true, [{}])],
        suites: [{ specs: [spec('breaks', false, [{ error: { message: 'not seen' } }])] }],
      },
    ],
  };
  expect(failedJourneys(report)).toEqual([
    '  before any journey\n    the server did not start',
    '  x.spec.ts:7 › breaks\n    not seen',
  ]);
  expect(failedJourneys(undefined)).toEqual([]);
});
