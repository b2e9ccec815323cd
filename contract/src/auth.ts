/** Sign-in, refresh and verification calls. The refresh token travels in a cookie only and is in no body. */
import { z } from 'zod';
import { emailAddress, instant, listOf, qid } from './common.ts';
import { user } from './users.ts';

/** Header that names the calling application; `sellers` is the portal, `buyers` a buyer client (CFG-04). */
export const applicationHeader = 'x-application';

export const loginBody = z.strictObject({
  email: z.string().trim().toLowerCase().max(254),
  password: z.string().min(1).max(128),
});

export const tokenRecord = z
  .strictObject({
    user,
    accessToken: z.string(),
    accessExp: z.int().meta({ description: 'Seconds since the epoch' }),
    signature: z.string(),
  })
  .meta({ id: 'TokenRecord' });

export const loginAnswer = z.strictObject(tokenRecord.shape).meta({ id: 'LoginAnswer' });
export const refreshQuery = z.strictObject({ rotate: z.enum(['true', 'false']).default('false') });

export const validateBody = z.strictObject({ token: z.string().min(1).max(4_096) });
export const validateAnswer = z.strictObject({ valid: z.literal(true), exp: z.int() });

export const verifyTokenBody = z.strictObject({ token: z.string().trim().min(1).max(200) });
export const phoneCodeBody = z.strictObject({ code: z.string().trim().min(1).max(20) });
export const sentAnswer = z.strictObject({ waitSeconds: z.int() });

const newPassword = z.string().min(12).max(128);
export const resetBody = z.strictObject({ email: emailAddress });
export const resetConfirmBody = z.strictObject({ secret: z.string().min(1).max(200), password: newPassword });
export const passwordBody = z.strictObject({ secret: z.string().min(1).max(128), password: newPassword });
export const activateBody = z.strictObject(resetConfirmBody.shape);
export const acceptSlaBody = z.strictObject({ version: z.string().min(1).max(20) });
export const acceptSlaAnswer = z.strictObject({ slaAccepted: z.literal(true), version: z.string() });
export const demoAccount = z.strictObject({
  email: z.string(),
  password: z.string(),
  label: z.string(),
  description: z.string(),
});
/** Where the user is signed in; `isCurrent` is the session of this very request. */
export const sessionRow = z
  .strictObject({
    qid,
    createdAt: instant,
    lastSeenAt: instant,
    userAgent: z.string().nullable(),
    isCurrent: z.boolean(),
  })
  .meta({ id: 'SessionRow' });
export const sessionList = listOf(sessionRow).meta({ id: 'SessionList' });
