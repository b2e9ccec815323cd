import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take tens of seconds, the longest first: begun last, one of them would run alone while every other worker waits.
 * Those of faults mostly sleep, so they go beside what computes.
 */
const long = [
  'testing/matrix/matrix.test.ts',
  'start/start.test.ts',
  'testing/database-crash.test.ts',
  'testing/matrix/matrix.row-level-security.test.ts',
  'shipments/shipments.model.test.ts',
  'testing/full-disk.test.ts',
  'claims/claims.model.test.ts',
  'seeds/seed-invariants.test.ts',
  'testing/crash.test.ts',
  'invoices/official-rules.test.ts',
  'testing/slow-clients.test.ts',
  'carriers/booking-crash.test.ts',
  'postgres/start-postgres.test.ts',
  'payouts/payouts.model.test.ts',
  'scripts/new-domain.test.ts',
  'sheets/read-sheet.data.test.ts',
  'sales/sales.model.test.ts',
  'files/file-checks.test.ts',
];

/** The order of test files: the long ones first, then as vitest has them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) => {
      const place = long.findIndex((name) => moduleId.endsWith(name));
      return place < 0 ? long.length : place;
    };
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}
