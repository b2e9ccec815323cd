/** Periods of insights in days, without Zod. */
export const insightPeriods = ['30', '90', '365'] as const;
export type InsightPeriod = (typeof insightPeriods)[number];
