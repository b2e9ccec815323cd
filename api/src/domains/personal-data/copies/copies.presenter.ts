import type { DataCopy } from '@quayside/contract/copies';
import { daysOfCopy } from '@quayside/contract/copy-values';
import { copyMessages } from '@quayside/contract/messages/copies';
import { days, type Instant, plus } from '../../../kernel/clock.ts';
import type { CopyPart, CopyRecord } from './copies.repository.ts';
import { kindsOf } from './kinds-of.ts';

const none: DataCopy = {
  ...{ status: null, kindsDone: 0, kindsInAll: 0, rowsDone: 0, askedAt: null, endedAt: null, until: null, parts: [] },
};

export const nameOfPart = ({ userId }: Pick<CopyRecord, 'userId'>, part: number): string =>
  (userId === null ? copyMessages.fileOfCompany : copyMessages.fileOfPerson)(part);

/** A copy whose time is over is none. */
export function presentCopy(copy: CopyRecord | null, parts: readonly CopyPart[], now: Instant): DataCopy {
  if (!copy) return none;
  const { status, kindsDone, rowsDone, askedAt, endedAt } = copy;
  const until = endedAt && plus(endedAt, days(daysOfCopy));
  if (until !== null && until < now) return none;
  return {
    ...{ status, kindsDone, kindsInAll: kindsOf(copy).length, rowsDone, askedAt, endedAt, until },
    parts: status === 'DONE' ? parts.map(({ part, bytes }) => ({ part, bytes, name: nameOfPart(copy, part) })) : [],
  };
}
