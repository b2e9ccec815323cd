/** Every POST of a signed-in caller may be repeated with its Idempotency-Key (domain page, conventions). */
import { afterAll, beforeAll, describe, it } from 'vitest';
import { answersRepeated, type Matrix, openMatrix } from './matrix.checks.ts';
import { lastOperations, matrixPolicy } from './matrix.policy.ts';
import { operations } from './operations.ts';

const posts = operations
  .filter(({ method, permission }) => method === 'POST' && permission !== 'public')
  .sort((a, b) => Number(lastOperations.includes(a.name)) - Number(lastOperations.includes(b.name)));

let matrix: Matrix;
beforeAll(async () => {
  matrix = await openMatrix();
});
afterAll(() => matrix.close());

describe('[ORD-16] sent twice with one Idempotency-Key', () => {
  it.each(posts)('$name is done once and answered alike', (operation) =>
    answersRepeated(matrix, operation, matrixPolicy[operation.name] ?? { allowed: [] }),
  );
});
