/** Mixed-integer programs, solved away from the thread that answers requests. The same program gives the same answer. */

/** What has no bound, as HiGHS has it. */
export const unbounded = 1e30;

/** A row: the sum of `coefficients` times `columns` lies between `lower` and `upper`. */
export type Row = {
  readonly lower: number;
  readonly upper: number;
  readonly columns: readonly number[];
  readonly coefficients: readonly number[];
};
/** Costs and upper bounds of the columns, whose lower bound is 0, and rows they have to keep to. */
export type Program = {
  readonly costs: readonly number[];
  readonly upper: readonly number[];
  readonly isWhole: readonly boolean[];
  readonly rows: readonly Row[];
  /** A point that keeps to all rows, to begin with. */
  readonly start: readonly number[];
};
/** `bound`: no point costs less. `isProven`: the search ended by itself, and not by its time. */
export type Solution = { readonly values: readonly number[]; readonly bound: number; readonly isProven: boolean };

export type SolverPort = {
  /** Null when there is no answer within the time: too busy, too large, or no point was found. Never throws. */
  minimise(program: Program, seconds: number): Promise<Solution | null>;
  /** Ends the work; solving afterwards begins anew. */
  close(): Promise<void>;
};
