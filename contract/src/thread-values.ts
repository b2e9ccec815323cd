/** Limits of conversations about orders. Plain values without Zod, so that the portal can use them too. */
import { documentFileTypes, type FileType } from './file-values.ts';

/** Characters. */
export const longestMessage = 4_000;
export const longestClaim = 40;
export const mostMessageFiles = 5;
export const messageFileTypes: readonly FileType[] = documentFileTypes;
