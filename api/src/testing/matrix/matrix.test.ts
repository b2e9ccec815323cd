/**
 * The authorisation matrix: every published operation for every principal, with own, foreign and absent ids in path,
 * query and body. `matrix.row-level-security.test.ts` runs it without the application's own tenant predicates.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  answersAllowed,
  type Matrix,
  openMatrix,
  refusesOthers,
  refusesServerOwned,
  treatsForeignAsAbsent,
} from './matrix.checks.ts';
import { lastOperations, matrixPolicy } from './matrix.policy.ts';
import { idPlaces } from './matrix.requests.ts';
import { operations } from './operations.ts';
import { absentResources } from './owned-resources.ts';

const ordered = [...operations].sort(
  (a, b) => Number(lastOperations.includes(a.name)) - Number(lastOperations.includes(b.name)),
);

it('names every operation, and none that is gone', () => {
  expect(Object.keys(matrixPolicy).sort()).toEqual(operations.map(({ name }) => name).sort());
});

it('puts an own id in every place where an operation takes one', () => {
  const own = absentResources();
  const missed = operations.flatMap(({ name, ids }) => {
    const places = idPlaces(matrixPolicy[name]?.request?.(own) ?? {}, own);
    return ids.filter((id) => !places.includes(id)).map((id) => `${name} ${id}`);
  });
  expect(missed).toEqual([]);
});

describe('[GATE-06] as the application is', () => {
  let matrix: Matrix;
  beforeAll(async () => {
    matrix = await openMatrix();
  });
  afterAll(() => matrix.close());

  describe.each(ordered)('$name', (operation) => {
    const row = matrixPolicy[operation.name] ?? { allowed: [] };
    it('refuses everybody it is not for, and changes nothing', () => refusesOthers(matrix, operation, row));
    it('answers a foreign id as an absent one, wherever it stands', () =>
      treatsForeignAsAbsent(matrix, operation, row));
    it('refuses members that only the server writes', () => refusesServerOwned(matrix, operation, row));
    it('answers everybody it is for', () => answersAllowed(matrix, operation, row));
  });
});
