/** Copies of what is kept about a person or a company. Plain values without Zod. */
export const copyStatuses = ['WAITING', 'RUNNING', 'DONE', 'FAILED'] as const;
export type CopyStatus = (typeof copyStatuses)[number];

/** Days that a finished copy can be saved. */
export const daysOfCopy = 7;
