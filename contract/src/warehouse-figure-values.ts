/** Values of the figures of a warehouse, without Zod, so that the portal can use them. */

/** Packages that wait longer than so many days are counted as overdue. */
export const longestWait = 5;
/** What is put away should leave within so many days: longer, it is listed by itself. */
export const longestStand = 3;
/** A shipment is late that leaves more than so many working days after its first package was put away. */
export const dispatchWithinDays = 3;
/** The share of received packages that may differ, where sellers and carriers work well. */
export const differenceGoal = 0.035;
/** Why a shipment left late: it was closed too late, or closed in time and fetched too late. */
export const lateCauses = ['PACKED_LATE', 'CARRIER_LATE'] as const;
export type LateCause = (typeof lateCauses)[number];
