/** Two of the four workers look into companies' folders: whatever lies there, the others are left for all else. */
const lanes = 2;

/** The queue in which a company's folder is looked into; those of one queue wait for each other. */
export const folderLane = (companyId: string): string => `folders.${Number.parseInt(companyId.slice(-4), 16) % lanes}`;
