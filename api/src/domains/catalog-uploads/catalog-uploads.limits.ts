/** Limits of stock lists (domain page, section 9). */
import { hours, seconds } from '../../kernel/clock.ts';

/** Stands for the company of a check that our own people make. */
export const nobody = '00000000-0000-0000-0000-000000000000';
export const keptDays = 30;
/** Rows of the sheet that are shown while its columns are chosen; the headings stand within them. */
export const previewRows = 50;
/** Rows that columns are guessed from: the headings stand within the first fifty, values below them. */
export const headRows = 100;
/** Rows written at once. */
export const rowBatch = 5_000;
/** A price so many times the one before, or so small a part of it, is looked at by a person first. */
export const outlierFactor = 5n;
export const mostStock = 10_000_000;
export const mostUnitSize = 100_000;
/** Offers written at once. */
export const applyBatch = 2_000;
/** Rows of offers that stand in no row of the sheet are numbered from here on: no sheet has so many. */
export const beyondSheet = 1_000_000;
/** Layouts that are remembered of a company; the one used longest ago goes first. */
export const mostLayouts = 20;
/** A feed that changes or takes away this share of the offers waits for a person (domain page, section 9). */
export const mostChangedPercent = 30;
/** A list's jobs come after whatever else is due, and are tried for four minutes: later they would set prices and stock of long ago. */
export const listWork = { isBulk: true, mostAttempts: 6 } as const;
/** How soon a list looks again whether the ones before it have come to an end. */
export const turnPause = seconds(5);
/** A list of which nothing has become so long after it was begun is worked on by nobody: its server was ended in the last try. */
export const longestWork = hours(1);
