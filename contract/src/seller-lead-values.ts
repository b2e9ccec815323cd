/** Limits of a lead's files. Plain values without Zod, so that the portal can use them too. */
import { documentFileTypes, type FileType } from './file-values.ts';

export const leadFileTypes: readonly FileType[] = documentFileTypes;
export const mostLeadFiles = 30;
/** After so many days the files of a lead that came to nothing are deleted. */
export const leadFilesKeptDays = 365;
