/** Every POST of a signed-in caller may be repeated with its Idempotency-Key (domain page, conventions), and what else takes one; a DELETE without one, too. */
import { afterAll, beforeAll, describe, it } from 'vitest';
import { answersDeletedAgain, answersRepeated, type Matrix, openMatrix } from './matrix.checks.ts';
import { lastOperations, matrixPolicy } from './matrix.policy.ts';
import { operations } from './operations.ts';

const keyed = operations
  .filter(({ method, isKeyed, permission }) => (method === 'POST' || isKeyed) && permission !== 'public')
  .sort((a, b) => Number(lastOperations.includes(a.name)) - Number(lastOperations.includes(b.name)));

const deletions = operations.filter(({ method, permission }) => method === 'DELETE' && permission !== 'public');

let matrix: Matrix;
beforeAll(async () => {
  matrix = await openMatrix();
});
afterAll(() => matrix.close());

describe('[ORD-16] sent twice without a key', () => {
  it.each(deletions)('$name is done once', (operation) =>
    answersDeletedAgain(matrix, operation, matrixPolicy[operation.name] ?? { allowed: [] }),
  );
});

// Last: a sign-out ends its session.
describe('[ORD-16] sent twice with one Idempotency-Key', () => {
  it.each(keyed)('$name is done once and answered alike', (operation) =>
    answersRepeated(matrix, operation, matrixPolicy[operation.name] ?? { allowed: [] }),
  );
});
