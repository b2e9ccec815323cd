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

export type PackageContext = { readonly openDiscrepancies: number; readonly hasOtherCounts: boolean };

/** What a step found, so that it can be taken back. */
export type PackageBefore = {
  readonly status: PackageStatus;
  readonly location: string | null;
  readonly arrivedAt: string | null;
  readonly confirmedAt: string | null;
  readonly lines: readonly CountedLine[];
  /** Made by the step. */
  readonly discrepancyId: string | null;
  /** Of the order, which the step ended: the goods are here. Absent in steps of before. */
  readonly deadline?: { readonly expiresAt: string | null; readonly dueAt: string } | null;
};
