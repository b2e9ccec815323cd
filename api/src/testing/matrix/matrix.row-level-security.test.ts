/**
 * The foreign ids of the authorisation matrix once more, with the application's own tenant predicates taken out of
 * every query, so that row-level security alone has to hold. In a file of its own, so that both run at once.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Matrix, openMatrix, treatsForeignAsAbsent } from './matrix.checks.ts';
import { matrixPolicy } from './matrix.policy.ts';
import { operations } from './operations.ts';
import { withoutTenantPredicates } from './without-tenant-predicates.ts';

describe('[GATE-06] with the own tenant predicates switched off, on row-level security alone', () => {
  let predicates: ReturnType<typeof withoutTenantPredicates>;
  let matrix: Matrix;
  beforeAll(async () => {
    predicates = withoutTenantPredicates();
    matrix = await openMatrix();
  });
  afterAll(async () => {
    predicates.restore();
    await matrix.close();
  });

  it.each(operations.filter(({ ids }) => ids.length > 0))(
    '$name answers a foreign id as an absent one',
    async (operation) => {
      const before = predicates.count();
      const row = matrixPolicy[operation.name] ?? { allowed: [] };
      await treatsForeignAsAbsent(matrix, operation, row);
      if (!row.acrossCompanies && operation.path.startsWith('/api/sales'))
        expect(predicates.count()).toBeGreaterThan(before);
    },
  );
});
