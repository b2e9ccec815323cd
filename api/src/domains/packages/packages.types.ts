/** What the rules of a package look at. */
import type { DiscrepancyType, PackageStatus } from '@quayside/contract/package-values';

export type CountedLine = {
  readonly lineId: string;
  readonly announced: number;
  readonly received: number | null;
  readonly damaged: number;
  readonly lot: string | null;
  readonly expiresOn: string | null;
};

export type OpenDiscrepancy = {
  readonly type: DiscrepancyType;
  readonly lineId: string | null;
  readonly quantity: number;
};

export type PackageContext = {
  readonly openDiscrepancies: number;
  readonly hasOtherCounts: boolean;
  /** Its order ended without a delivery: nothing of it is sent on. */
  readonly isOrderEnded: boolean;
  /** It was given up as lost. */
  readonly isGivenUp: boolean;
};
/** Nothing stands against a step. */
export const plainContext: PackageContext = {
  openDiscrepancies: 0,
  hasOtherCounts: false,
  isOrderEnded: false,
  isGivenUp: false,
};

/** What a step found, so that it can be taken back. */
export type PackageBefore = {
  readonly status: PackageStatus;
  readonly location: string | null;
  readonly arrivedAt: string | null;
  readonly confirmedAt: string | null;
  /** Absent in steps of before. */
  readonly lostAt?: string | null;
  readonly lines: readonly CountedLine[];
  /** Made by the step. */
  readonly discrepancyId: string | null;
  /** Of the order, which the step ended: the goods are here. Absent in steps of before. */
  readonly deadline?: { readonly expiresAt: string | null; readonly dueAt: string } | null;
};
