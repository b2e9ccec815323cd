import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take tens of seconds: begun last, one of them would run alone while every other worker waits. */
const long = [
  'testing/matrix/matrix.test.ts',
  'testing/matrix/matrix.row-level-security.test.ts',
  'start/start.test.ts',
  'claims/claims.model.test.ts',
  'files/file-checks.test.ts',
  'testing/database-crash.test.ts',
  'shipments/shipments.model.test.ts',
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
