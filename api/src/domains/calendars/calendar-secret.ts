import { createHash, randomBytes } from 'node:crypto';

/** 256 bits, in the letters of an address. */
export const newCalendarSecret = (): string => randomBytes(32).toString('base64url');

/** What is kept and looked for. A secret of that many bits needs no salt. */
export const calendarSecretHash = (secret: string): string => createHash('sha256').update(secret).digest('hex');
